// The guided first steps: what a newcomer does in their first event, one after the other, and which of it is done. The state of the
// event decides, so that the steps can be left, repeated in another event, and done in any way.
import type { StatusView } from "../api/generated";
import { remember, remembered } from "../platform/preferences";
import type { RegisterPanel, Screen } from "./navigation.svelte";

/** The steps, in the order of the day. */
export const STEPS = [
  "open",
  "register",
  "close",
  "pair",
  "release",
  "results",
  "confirm",
  "standings",
  "print",
] as const;
export type FirstStep = (typeof STEPS)[number];

/** Where each step is done. */
export const PLACE: Record<FirstStep, { screen: Screen; panel?: RegisterPanel }> = {
  open: { screen: "event" },
  register: { screen: "register", panel: "entries" },
  close: { screen: "register", panel: "closing" },
  pair: { screen: "rounds" },
  release: { screen: "rounds" },
  results: { screen: "rounds" },
  confirm: { screen: "rounds" },
  standings: { screen: "standings" },
  print: { screen: "print" },
};

/** What the window itself has seen, which is not in the event. */
export interface Seen {
  standings: boolean;
  printed: boolean;
}

/** Returns the steps that are done. A later round shows that those of the first are. */
export function stepsDone(status: StatusView | null, seen: Seen): FirstStep[] {
  if (!status) return [];
  const { progress, register, next } = status;
  const later = progress !== null && (progress.round > 1 || progress.confirmed);
  const done: Record<FirstStep, boolean> = {
    open: true,
    register: register.closed || register.registered >= 2,
    close: register.closed,
    pair: progress !== null,
    release: later || (progress !== null && next.step !== "release" && next.step !== "settle_slips"),
    results: later || (progress !== null && progress.games > 0 && progress.agreed === progress.games),
    confirm: later,
    standings: later && seen.standings,
    print: seen.printed,
  };
  return STEPS.filter((step) => done[step]);
}

class FirstSteps {
  /** Whether the panel is open, also after a new start of the program. */
  open = $state(remembered("steps") === "open");
  /** What was seen in the event that is open. */
  seen = $state<Seen>({ standings: false, printed: false });

  show(open: boolean): void {
    this.open = open;
    remember("steps", open ? "open" : "");
  }

  /** Forgets what was seen, for another event. */
  restart(): void {
    this.seen = { standings: false, printed: false };
  }
}

export const firstSteps = new FirstSteps();
