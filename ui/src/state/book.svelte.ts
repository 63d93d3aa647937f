// The user's book: which of its pages is open, and which page belongs to a screen.
import type { Screen } from "./navigation.svelte";

/** A place that F1 explains: a screen, the start page or the tour book. */
export type BookPlace = Screen | "start" | "tour";

/** The page of each place, by the name of its file in docs/guide. */
export const PAGE_OF: Record<BookPlace, string> = {
  start: "first-event",
  event: "before",
  register: "register",
  knockouts: "knock-outs",
  final: "final",
  rounds: "rounds",
  referee: "referee",
  standings: "standings",
  points: "points",
  hall: "display",
  print: "printing",
  history: "history",
  tour: "tour",
};

class BookState {
  /** The place whose page is open; null while the book is closed. */
  place = $state<BookPlace | null>(null);
  /** Whether the short help of the screen is open beside it. */
  short = $state(false);

  /** F1: opens the page of a place, or closes the short help. */
  turn(place: BookPlace): void {
    if (this.short) this.short = false;
    else this.place = place;
  }

  /** Replaces the book by the short help of the screen. */
  toShort(): void {
    [this.place, this.short] = [null, true];
  }
}

export const book = new BookState();
