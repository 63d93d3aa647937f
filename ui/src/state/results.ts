// Results by keyboard: which key means what, and where the cursor goes (R23).
import type { BoardView } from "../api/generated/BoardView";

/** Whose results are read: Black's in the first pass, White's in the second, or both at once. */
export type Pass = "black" | "white" | "both";

/** What a first key waits for: who gets a forfeited game, who walks over, who won the ladder, what settles two passes. */
export type Waiting = "forfeit" | "walkover" | "ladder" | "settle";

const RESULTS: Record<string, string | null> = { "1": "1-0", "2": "0-1", "=": "=", "0": "0-0", Backspace: null, Delete: null };
const SECOND: Record<Exclude<Waiting, "settle">, Record<string, string>> = {
  forfeit: { "1": "1-0!", "2": "0-1!", "0": "0-0!" },
  walkover: { "1": "wo-black", "2": "wo-white" },
  ladder: { "1": "black", "2": "white" },
};

/** The result of a single key: `1` Black won, `2` White won, `=` jigo, `0` both lost; null clears; undefined is no result. */
export function resultOf(key: string): string | null | undefined {
  return RESULTS[key];
}

/** The result of the key after `f`, `w` or `l`; it names the side that gets the game. */
export function secondKey(waiting: Exclude<Waiting, "settle">, key: string): string | undefined {
  return SECOND[waiting][key];
}

/** What the pass in hand shows at a board: its own entry only, never the other pass's. */
export function shownResult(board: BoardView, pass: Pass): string {
  return (pass === "both" ? board.passes.agreed : board.passes[pass]) ?? "";
}

/** The first board, from the cursor on and then from the top, that this pass still lacks; -1 when it has all. */
export function nextOpen(boards: BoardView[], pass: Pass, from: number, mine: (board: BoardView) => boolean = () => true): number {
  const open = (board: BoardView): boolean => mine(board) && shownResult(board, pass) === "";
  const later = boards.findIndex((board, at) => at >= from && open(board));
  return later >= 0 ? later : boards.findIndex(open);
}

/** How a result reads in words. */
export function resultKey(result: string): string {
  const keys: Record<string, string> = {
    "1-0": "result-black",
    "0-1": "result-white",
    "=": "result-jigo",
    "0-0": "result-both-lose",
    "1-0!": "result-black-forfeit",
    "0-1!": "result-white-forfeit",
    "0-0!": "result-both-forfeit",
    "wo-black": "result-wo-black",
    "wo-white": "result-wo-white",
    nr: "result-none",
  };
  return keys[result] ?? "result-unknown";
}
