// The Final's screen: which games take a result, what a key means for the one in hand, and a tie's order as it is clicked.
import type { FinalGameView } from "../../api/generated/FinalGameView";
import type { FinalRoundView } from "../../api/generated/FinalRoundView";
import type { FinalView } from "../../api/generated/FinalView";
import type { FinalistView } from "../../api/generated/FinalistView";

/** A game that stands at a board, with its round. */
export interface Playable {
  round: number;
  game: FinalGameView;
}

/** The games that stand at boards, in the order of rounds. */
export function playable(final: FinalView): Playable[] {
  return final.rounds.flatMap((r) => r.games.filter((g) => g.board !== null).map((game) => ({ round: r.round, game })));
}

/** Where the cursor begins: at the first game without a winner that is set, else at the last. */
export function firstOpen(games: Playable[]): number {
  const open = games.findIndex(({ game }) => game.state === "running" || game.state === "ladder");
  return open >= 0 ? open : games.length - 1;
}

const RESULTS: Record<string, string | null> = { "1": "1-0", "2": "0-1", "=": "=", "0": "0-0", Backspace: null, Delete: null };

/** The result of a key, as on the screen of rounds; undefined is none. */
export function resultOf(key: string): string | null | undefined {
  return RESULTS[key];
}

/** Black and White of a game that is set; the two as they are known of one that is not. */
export function sides(game: FinalGameView): [FinalistView | null, FinalistView | null] {
  return game.b !== null && game.black === game.b.id ? [game.b, game.a] : [game.a, game.b];
}

/** Whether it was won otherwise than over the board, so that the screen says how. */
export function wonOtherwise(game: FinalGameView): boolean {
  return game.state === "won" && game.how !== "played" && game.how !== "";
}

/** A tie's order once this player is named next; the last follows by himself. */
export function named(tie: FinalistView[], order: number[], next: number): number[] {
  const so = order.includes(next) ? order : [...order, next];
  const rest = tie.filter((p) => !so.includes(p.id));
  return rest.length === 1 ? [...so, rest[0]!.id] : so;
}

/** Rounds by the days they are played on. */
export function byDay(rounds: FinalRoundView[]): { day: number; rounds: FinalRoundView[] }[] {
  const days: { day: number; rounds: FinalRoundView[] }[] = [];
  for (const round of rounds) {
    const last = days.at(-1);
    if (last?.day === round.day) last.rounds.push(round);
    else days.push({ day: round.day, rounds: [round] });
  }
  return days;
}

/** "9–10" for shared places. */
export function placeText(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}
