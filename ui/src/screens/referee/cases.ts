// How the case book writes cases: places, deadlines, and what their forms send.
import type { CaseFields, CaseStepView, CaseView, DeadlineView } from "../../api/generated";
import { wordText } from "../../format/message";
import { text } from "../../format/text";

/** Returns "3 / 12" for board 12 of round 3. */
export function placeText(found: Pick<CaseView, "round" | "board">): string {
  return [found.round, found.board].filter((number) => number !== null).join(" / ");
}

/** Returns the players by name. */
export function playersText(found: CaseView): string {
  return found.players.map((player) => player.name).join(" – ");
}

/** Returns the whole minutes from one local time to another, both `2026-08-14T14:05`; 0 if the second is not later. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
  return Number.isFinite(minutes) ? Math.max(0, Math.floor(minutes)) : 0;
}

/** Returns how long protests are possible, at the local time `now`. */
export function deadlineText(deadline: DeadlineView, now: string): string {
  const at = deadline.at.replace("T", " ");
  const left = minutesBetween(now, deadline.at);
  if (left === 0) return text("case-deadline-over", { at });
  return text(`case-deadline-${deadline.basis}`, { at, hours: Math.floor(left / 60), minutes: left % 60 });
}

/** Returns the head of a step, such as "14:05 Ruling of the referee (upheld)". */
export function stepTitle(step: CaseStepView): string {
  const who = step.step === "ruled" ? wordText("ruling-body", step.by ?? "referee") : step.player;
  const title = text(`case-step-${step.step}`, { who });
  return step.outcome ? `${title} (${wordText("protest-outcome", step.outcome)})` : title;
}

/** Returns the facts of a case as its form has them; empty for a new case. */
export function factsOf(found: CaseView | null): CaseFields {
  return {
    happened: found?.happened ?? "",
    round: found?.round ?? null,
    board: found?.board ?? null,
    players: found?.players.map((player) => player.entry) ?? [],
    articles: found?.articles.map(({ article }) => article) ?? [],
    facts: found?.facts ?? "",
    ended: found?.ended ?? "",
  };
}

/** Returns articles typed with blanks or commas between them. */
export function articlesOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((article) => article !== "");
}
