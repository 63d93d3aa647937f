// How a player advanced from a game of a knock-out or a Final.
import type { AdvancedBy } from "../api/generated";
import { text } from "./text";

/** Returns how the winner advanced; empty for a game that was played, or is still open. */
export function advancedText(how: AdvancedBy): string {
  return how === "" || how === "played" ? "" : text(`how-${how}`);
}
