// What the palette offers: actions, players and boards.
import type { RegisterView } from "../api/generated/RegisterView";
import type { RoundView } from "../api/generated/RoundView";
import type { StatusView } from "../api/generated/StatusView";
import { operationText } from "../format/operation";
import { matching } from "../format/search";
import { text } from "../format/text";
import { event } from "../state/event.svelte";
import { nextLabel, takeNext } from "./next";
import { shownScreens } from "./screens";

/** A line of the palette. */
export interface Choice {
  kind: "act" | "player" | "board";
  label: string;
  /** Other words that find it. */
  words: string;
  /** The key of the same action; players and boards have none. */
  key?: string;
  run: () => void;
}

/** The largest number of players, and of boards, listed at once. */
const MOST = 40;

/** Returns the next step, the screens, undo and redo. */
export function actsOf(status: StatusView | null): Choice[] {
  const act = (label: string, key: string, run: () => void): Choice => ({ kind: "act", label, words: "", key, run });
  const acts = shownScreens(status?.has_final ?? false).map((s) => act(text("palette-go", { screen: text(`screen-${s.id}`) }), `Alt+${s.digit}`, () => (event.screen = s.id)));
  if (status && !status.next.disabled_reason) acts.unshift(act(nextLabel(status), "Ctrl+Enter", () => void takeNext(status)));
  for (const other of event.competitions.filter((competition) => !competition.chosen)) {
    acts.push({ kind: "act", label: text("competition-choose", { name: other.name }), words: "", run: () => void event.choose(other.competition) });
  }
  const { undo, redo } = status ?? {};
  if (undo) acts.push(act(text("undo-what", { what: operationText(undo) }), "Ctrl+Z", () => void event.act("undo", {})));
  if (redo) acts.push(act(text("redo-what", { what: operationText(redo) }), "Ctrl+Y", () => void event.act("redo", {})));
  return acts;
}

/** Returns all players in the register. */
export function playersOf(view: RegisterView): Choice[] {
  return view.entries.map((entry) => ({
    kind: "player",
    label: `${entry.family} ${entry.given}`.trim(),
    words: [entry.rank, entry.country, entry.club].filter(Boolean).join(" · "),
    run: () => {
      event.wantedEntry = entry.id;
      event.screen = "register";
    },
  }));
}

/** Returns the boards of the current round. */
export function boardsOf(view: RoundView): Choice[] {
  return view.boards.map((board) => ({
    kind: "board",
    label: text("palette-board", { board: board.board }),
    words: `${board.black.name} – ${board.white.name}`,
    run: () => {
      event.wantedBoard = board.board;
      event.round = view.round;
      event.screen = "rounds";
    },
  }));
}

/** Returns the lines that match the typed text, actions first. Without a text there are only actions. */
export function found(typed: string, acts: Choice[], players: Choice[], boards: Choice[]): Choice[] {
  const fits = (choice: Choice): boolean => matching(typed, choice.label, choice.words);
  const some = acts.filter((act) => matching(typed, act.label));
  return typed.trim() === "" ? some : [...some, ...players.filter(fits).slice(0, MOST), ...boards.filter(fits).slice(0, MOST)];
}
