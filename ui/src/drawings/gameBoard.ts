// The board of a game, as the drawing of a table and its overview show it.
import type { KnockoutGameView } from "../api/generated";
import { text } from "../format/text";

/** Returns the board of a game, with its room where the event has rooms; empty for a game without a board. */
export function gameBoard({ board, room }: KnockoutGameView): string {
  if (board === null) return "";
  return room ? text("ko-board-room", { board, room }) : text("board-in-text", { board });
}
