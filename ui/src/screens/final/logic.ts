// The logic of the Final's screen: games that take a result, result keys, and the order of a tie.
import type { FinalGameView, FinalistView, FinalRoundView, FinalView, ResultView } from "../../api/generated";

/** A game with a board, and its round. */
export interface Playable {
  round: number;
  game: FinalGameView;
}

/** Returns the games with a board, in the order of rounds. */
export function playable(final: FinalView): Playable[] {
  return final.rounds.flatMap((r) => r.games.filter((g) => g.board !== null).map((game) => ({ round: r.round, game })));
}

/** Returns the first game without a winner, or the last game: where the cursor starts. */
export function firstOpen(games: Playable[]): number {
  const open = games.findIndex(({ game }) => game.state === "running" || game.state === "ladder");
  return open >= 0 ? open : games.length - 1;
}

const RESULTS: Record<string, ResultView | null> = {
  "1": "1-0",
  "2": "0-1",
  "=": "=",
  "0": "0-0",
  Backspace: null,
  Delete: null,
};

/** Returns the result of a key, as on the rounds screen; undefined for other keys. */
export function resultOf(key: string): ResultView | null | undefined {
  return RESULTS[key];
}

/** Returns Black and White of a paired game, or the players known so far. */
export function sides(game: FinalGameView): [FinalistView | null, FinalistView | null] {
  return game.b !== null && game.black === game.b.id ? [game.b, game.a] : [game.a, game.b];
}

/** Returns whether the game was decided without play or by the ladder, which the screen names. */
export function wonOtherwise(game: FinalGameView): boolean {
  return game.state === "won" && game.how !== "played" && game.how !== "";
}

/** Returns the order of a tie after selecting this player next; the last player follows automatically. */
export function named(tie: FinalistView[], order: number[], next: number): number[] {
  const so = order.includes(next) ? order : [...order, next];
  const rest = tie.filter((p) => !so.includes(p.id));
  return rest.length === 1 ? [...so, rest[0]!.id] : so;
}

/** Groups rounds by day. */
export function byDay(rounds: FinalRoundView[]): { day: number; rounds: FinalRoundView[] }[] {
  const days: { day: number; rounds: FinalRoundView[] }[] = [];
  for (const round of rounds) {
    const last = days.at(-1);
    if (last?.day === round.day) last.rounds.push(round);
    else days.push({ day: round.day, rounds: [round] });
  }
  return days;
}

/** Returns "9–10" for shared places. */
export function placeText(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}
