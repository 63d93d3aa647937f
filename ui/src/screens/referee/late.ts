// Marking late players: one key for "not here yet" and "here now".
import type { LateBoardView } from "../../api/generated";
import { event } from "../../state/event.svelte";

type Colour = "black" | "white";

/** The seat of a player, as the core takes it. */
export function seatOf(
  { round, board, resumption }: LateBoardView,
  colour: Colour,
): { round: number; board: number; colour: Colour; resumption: boolean } {
  return { round, board, colour, resumption };
}

/** Marks a player as not here yet, or as here now if they are missing. */
export async function marked(board: LateBoardView, colour: Colour): Promise<void> {
  const seat = seatOf(board, colour);
  if (board[colour].presence === "missing") await event.act("mark_arrived", { seat });
  else await event.act("mark_late", seat);
}

/** Removes the marks of both players. */
export async function cleared(board: LateBoardView): Promise<void> {
  for (const colour of ["black", "white"] as const) {
    if (board[colour].presence !== "on_time") await event.act("clear_late", seatOf(board, colour));
  }
}
