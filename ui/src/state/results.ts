// Results by keyboard: the meaning of the keys, and the next board (R23).
import type { BoardView, ColourView, ResultView } from "../api/generated";
import type { TextKey } from "../format/text";

/** The pass: Black's results, White's results, or both at once. */
export type Pass = "black" | "white" | "both";

/** What the next key completes: a forfeit, a walkover, the winner of a ladder, or the correct result of a board. */
export type Waiting = "forfeit" | "walkover" | "ladder" | "settle";

const RESULTS: Record<string, ResultView | null> = {
  "1": "1-0",
  "2": "0-1",
  "=": "=",
  "0": "0-0",
  Backspace: null,
  Delete: null,
};
const SECOND: Record<"forfeit" | "walkover", Record<string, ResultView>> = {
  forfeit: { "1": "1-0!", "2": "0-1!", "0": "0-0!" },
  walkover: { "1": "wo-black", "2": "wo-white" },
};
const WINNERS: Record<string, ColourView> = { "1": "black", "2": "white" };

/** Returns the result of a key: `1` Black won, `2` White won, `=` jigo, `0` both lost; null clears; undefined for other keys. */
export function resultOf(key: string): ResultView | null | undefined {
  return RESULTS[key];
}

/** Returns the result of the key after `f` or `w`. */
export function secondKey(waiting: "forfeit" | "walkover", key: string): ResultView | undefined {
  return SECOND[waiting][key];
}

/** Returns the winner of a ladder, from the key after `l`. */
export function winnerOf(key: string): ColourView | undefined {
  return WINNERS[key];
}

/** Returns the result of a board in this pass only, never in the other. */
export function shownResult(board: BoardView, pass: Pass): string {
  return (pass === "both" ? board.passes.agreed : board.passes[pass]) ?? "";
}

/** Returns the first board without a result in this pass, from `from` on and then from the top; -1 if there are none. */
export function nextOpen(
  boards: BoardView[],
  pass: Pass,
  from: number,
  mine: (board: BoardView) => boolean = () => true,
): number {
  const open = (board: BoardView): boolean => mine(board) && shownResult(board, pass) === "";
  const later = boards.findIndex((board, at) => at >= from && open(board));
  return later >= 0 ? later : boards.findIndex(open);
}

/** Returns the text key of a result. */
export function resultKey(result: string): TextKey {
  const keys: Record<string, TextKey> = {
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
