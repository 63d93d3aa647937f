// Results by keyboard: which key means what, and where the cursor goes (R23).
import type { BoardView } from "../../api/generated/BoardView";

/** What a key does at a board. */
export type Stroke = { kind: "result"; result: string | null } | { kind: "forfeit" } | { kind: "walkover" } | { kind: "digit"; digit: string };

/** 1 Black won, 2 White won, = jigo, 0 both lost, Backspace clears, f forfeit, w walkover. */
export function resultStroke(key: string): Stroke | null {
  const results: Record<string, string | null> = { "1": "1-0", "2": "0-1", "=": "=", "0": "0-0", Backspace: null, Delete: null };
  if (key in results) return { kind: "result", result: results[key] ?? null };
  if (key === "f") return { kind: "forfeit" };
  if (key === "w") return { kind: "walkover" };
  return null;
}

/** After "f" or "w": the key names the side that did not come; the other gets the game. */
export function absentStroke(kind: "forfeit" | "walkover", key: string): string | null {
  const forfeits: Record<string, string> = { "1": "1-0!", "2": "0-1!", "0": "0-0!" };
  const walkovers: Record<string, string> = { "1": "wo-black", "2": "wo-white" };
  return (kind === "forfeit" ? forfeits : walkovers)[key] ?? null;
}

/** What the pass in hand shows at a board: its own entry only, never the other pass's. */
export function shownResult(board: BoardView, pass: "black" | "white" | "both"): string {
  if (pass === "both") return board.passes.agreed ?? "";
  return board.passes[pass] ?? "";
}

/** The first board, from the cursor on and then from the top, that this pass still lacks; -1 when it has all. */
export function nextOpen(boards: BoardView[], pass: "black" | "white" | "both", from: number): number {
  const open = (board: BoardView): boolean => shownResult(board, pass) === "";
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
