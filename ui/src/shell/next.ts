// The next step of the day: its label and its action.
import type { CompetitionView, StatusView } from "../api/generated";
import { dashed, text } from "../format/text";
import { event } from "../state/event.svelte";
import { navigation, type Screen } from "../state/navigation.svelte";

/** Returns the label of the button for the next step. */
export function nextLabel(status: StatusView): string {
  return text(`next-${dashed(status.next.step)}`, { round: status.next.round ?? 0 });
}

/** Returns what is due in a competition, as short as the label of the button; the results with their number. */
export function competitionStep({ next, progress }: CompetitionView): string {
  if (next.step === "enter_results" && progress)
    return text("status-results", { agreed: progress.agreed, games: progress.games });
  return text(`next-${dashed(next.step)}`, { round: next.round ?? 0 });
}

const SCREEN_OF: Record<StatusView["next"]["step"], Screen> = {
  register: "register",
  close_register: "register",
  settle_slips: "register",
  draw_knockouts: "knockouts",
  decide_knockout: "knockouts",
  pair: "rounds",
  pair_again: "rounds",
  release: "rounds",
  enter_results: "rounds",
  resolve_disagreement: "rounds",
  settle_conflicts: "hall",
  confirm_round: "rounds",
  add_rounds: "event",
  finish: "standings",
  fill_stage: "event",
  add_games: "rounds",
};

/** Whether a step is being taken. */
let taking = false;

/** Performs the next step if it is a single action, or goes to its screen. Does nothing while a step is being taken. */
export async function takeNext(status: StatusView): Promise<void> {
  if (taking) return;
  taking = true;
  try {
    await take(status);
  } finally {
    taking = false;
  }
}

async function take(status: StatusView): Promise<void> {
  const { step, round } = status.next;
  const shown = navigation.screen === "register" && navigation.panel === "closing";
  navigation.screen = SCREEN_OF[step];
  if (round !== null) navigation.round = round;
  if (step === "settle_slips") navigation.panel = "slips";
  if (step === "resolve_disagreement") event.attention += 1;
  if (step === "close_register") {
    // The first press shows the checklist; the second closes the register.
    if (shown) await event.act("close_register", {});
    navigation.panel = "closing";
  } else if (round === null) return;
  else if (step === "pair")
    await event.actOrAsk("pair_round", (consent) => ({
      round,
      profile: null,
      despite_slips: false,
      consent,
      again: false,
    }));
  else if (step === "pair_again")
    await event.actOrAsk("pair_round", (consent) => ({
      round,
      profile: null,
      despite_slips: false,
      consent,
      again: true,
    }));
  else if (step === "release") await release(round);
  else if (step === "confirm_round") await event.actOrAsk("confirm_round", (consent) => ({ round, consent }));
}

/** Releases a round. If players have no game, the screen of the rounds asks what to do with them. */
async function release(round: number): Promise<void> {
  const released = await event.act("release_round", { round, consent: false });
  if (released !== null || event.error?.code !== "consent") return;
  event.error = null;
  event.releasing = round;
}
