// The next step of the day: what it is called and what carries it out.
import type { StatusView } from "../api/generated/StatusView";
import { text } from "../format/text";
import { event, type Screen } from "../state/event.svelte";

/** The words on the next-step button. */
export function nextLabel(status: StatusView): string {
  return text(`next-${status.next.step.replaceAll("_", "-")}`, { round: status.next.round ?? 0 });
}

const SCREEN_OF: Record<StatusView["next"]["step"], Screen> = {
  register: "register",
  close_register: "register",
  settle_slips: "register",
  draw_knockouts: "knockouts",
  pair: "rounds",
  release: "rounds",
  enter_results: "rounds",
  resolve_disagreement: "rounds",
  confirm_round: "rounds",
  finish: "standings",
};

/** Does the next step where it is one act, or goes to the screen where it is done. */
export async function takeNext(status: StatusView): Promise<void> {
  const { step, round } = status.next;
  const shown = event.screen === "register" && event.panel === "closing";
  event.screen = SCREEN_OF[step];
  if (round !== null) event.round = round;
  if (step === "settle_slips") event.panel = "slips";
  if (step === "resolve_disagreement") event.attention += 1;
  if (step === "close_register") {
    // The checklist comes first; the same key on it closes.
    if (shown) await event.act("close_register", {});
    event.panel = "closing";
  } else if (round === null) return;
  else if (step === "pair") await event.act("pair_round", { round, profile: null, despite_slips: false });
  else if (step === "release") await event.act("release_round", { round });
  else if (step === "confirm_round") await event.act("confirm_round", { round });
}
