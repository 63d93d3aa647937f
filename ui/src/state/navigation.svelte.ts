// Where the director is: the screen with its panel and round, the open card, and what the next screen should show.

/** The screens, in the order of the day. */
export type Screen =
  | "event"
  | "register"
  | "knockouts"
  | "final"
  | "rounds"
  | "referee"
  | "standings"
  | "points"
  | "hall"
  | "print"
  | "history";
/** The panels of the register. */
export type RegisterPanel = "entries" | "participation" | "checkin" | "slips" | "closing" | "teams" | "fees";

/** What a screen should show when it opens. */
export type Wanted =
  | { what: "entry"; id: number; form: boolean }
  | { what: "board"; board: number }
  | { what: "setting"; path: string }
  | { what: "sheet"; id: string }
  | { what: "copies" };

class Navigation {
  screen = $state<Screen>("register");
  /** The current panel of the register. */
  panel = $state<RegisterPanel>("entries");
  /** The current tab of the referee's desk. */
  refereeTab = $state("");
  /** The round shown; null for the latest. */
  round = $state<number | null>(null);
  /** The entry whose card is open; null if none is. */
  card = $state<number | null>(null);
  #wanted = $state<Wanted | null>(null);

  /** Says what the next screen should show. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
  }

  /** Returns what a screen should show of this kind; null if nothing is wanted. The screen says when it has shown it. */
  wanted<W extends Wanted["what"]>(what: W): Extract<Wanted, { what: W }> | null {
    return this.#wanted?.what === what ? (this.#wanted as Extract<Wanted, { what: W }>) : null;
  }

  /** Says that a screen shows what was wanted. */
  shown(): void {
    this.#wanted = null;
  }

  /** Goes to a screen that should show something. */
  to(screen: Screen, wanted: Wanted): void {
    this.screen = screen;
    this.want(wanted);
  }

  /** Goes to an entry of the register. */
  toEntry(id: number): void {
    this.#toRegister({ what: "entry", id, form: false });
  }

  /** Goes to an entry of the register and opens its form. */
  editEntry(id: number): void {
    this.#toRegister({ what: "entry", id, form: true });
  }

  #toRegister(wanted: Wanted): void {
    this.card = null;
    this.panel = "entries";
    this.to("register", wanted);
  }

  /** Goes to a board of a round. */
  toBoard(round: number, board: number): void {
    this.round = round;
    this.to("rounds", { what: "board", board });
  }

  /** Forgets what belongs to the competition before. */
  turned(): void {
    this.round = null;
    this.card = null;
    this.shown();
  }

  /** Goes to the first screen of an event that was just opened. */
  entered(screen: Screen): void {
    this.turned();
    this.panel = "entries";
    this.screen = screen;
  }
}

/** Where the director is. */
export const navigation = new Navigation();
