// What the palette offers: actions, buttons of the screen, players, boards, settings, sheets, help pages and copies.
import type { CopyView, RegisterView, RoundView, SettingView, StatusView } from "../api/generated";
import { operationText, settingAbout, settingText, stepText } from "../format/operation";
import { matching } from "../format/search";
import { text } from "../format/text";
import type { Sheet } from "../state/documents";
import { event } from "../state/event.svelte";
import { navigation, type Screen } from "../state/navigation.svelte";
import { nextLabel, takeNext } from "./next";
import { shownScreens } from "./screens";

/** A line of the palette. */
export interface Choice {
  kind: "act" | "player" | "board" | "setting" | "sheet" | "help" | "copy" | "file";
  label: string;
  /** Other words that find it. */
  words: string;
  /** The text by which it is found, if not by its label: undo is not found by the name of the player whom it is about. */
  found_by?: string;
  /** The key of the same action; only actions have one. */
  key?: string;
  run: () => void;
}

/** The largest number of lines of a kind listed at once. */
const MOST = 40;

/** Returns the next step, the screens, undo and redo. */
export function actsOf(status: StatusView | null): Choice[] {
  const act = (label: string, key: string, run: () => void): Choice => ({ kind: "act", label, words: "", key, run });
  const acts = shownScreens(status?.has_final ?? false).map((s) =>
    act(
      text("palette-go", { screen: text(`screen-${s.id}`) }),
      `Alt+${s.key.toUpperCase()}`,
      () => (navigation.screen = s.id),
    ),
  );
  if (status && !status.next.disabled_reason)
    acts.unshift(act(nextLabel(status), "Ctrl+Enter", () => void takeNext(status)));
  for (const other of event.competitions.filter((competition) => !competition.chosen)) {
    acts.push({
      kind: "act",
      label: text("competition-choose", { name: other.name }),
      words: "",
      run: () => void event.choose(other.competition),
    });
  }
  const { undo, redo } = status ?? {};
  if (undo)
    acts.push({
      ...act(text("undo-what", { what: stepText(undo) }), "Ctrl+Z", () => void event.act("undo", {})),
      found_by: text("undo"),
    });
  if (redo)
    acts.push({
      ...act(text("redo-what", { what: stepText(redo) }), "Ctrl+Y", () => void event.act("redo", {})),
      found_by: text("redo"),
    });
  return acts;
}

/** Returns the buttons of the current screen that can be pressed, unless their labels are listed already. Those of rows belong to rows. */
export function buttonsOf(screen: ParentNode, listed: Choice[]): Choice[] {
  const buttons = [
    ...screen.querySelectorAll<HTMLElement>("button[data-name]:not([aria-disabled='true']):not(:disabled)"),
  ].filter((button) => !button.closest("tbody, dialog"));
  const choice = (button: HTMLElement): Choice => ({
    kind: "act",
    label: labelOf(button),
    words: "",
    key: button.querySelector("kbd")?.textContent ?? "",
    run: () => button.click(),
  });
  const labels = new Set(listed.map((each) => each.label));
  return buttons.map(choice).filter(({ label }) => label !== "" && !labels.has(label) && labels.add(label));
}

const labelOf = (button: HTMLElement): string =>
  (button.querySelector("span")?.textContent ?? button.textContent).trim();

/** Returns all players in the register. */
export function playersOf(view: RegisterView): Choice[] {
  return view.entries.map((entry) => ({
    kind: "player",
    label: `${entry.family} ${entry.given}`.trim(),
    words: [entry.rank, entry.country, entry.club].filter(Boolean).join(" · "),
    run: () => {
      navigation.toEntry(entry.id);
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
      navigation.toBoard(view.round, board.board);
    },
  }));
}

/** Returns all settings. */
export function settingsOf(settings: SettingView[]): Choice[] {
  return settings.map(({ path }) => ({
    kind: "setting",
    label: settingText(path),
    words: settingAbout(path),
    run: () => {
      navigation.to("event", { what: "setting", path });
    },
  }));
}

/** Returns the sheets and files that can be saved now. */
export function sheetsOf(sheets: Sheet[]): Choice[] {
  return sheets
    .filter((sheet) => !sheet.disabled_reason)
    .map((sheet) => ({
      kind: "sheet",
      label: sheet.label,
      words: sheet.about,
      run: () => {
        navigation.to("print", { what: "sheet", id: sheet.id });
      },
    }));
}

/** Returns the help of every screen; `show` opens the help. */
export function helpOf(hasFinal: boolean, show: (screen: Screen) => void): Choice[] {
  return shownScreens(hasFinal).map(({ id }) => ({
    kind: "help",
    label: text("palette-help", { screen: text(`screen-${id}`) }),
    words: text(`help-${id}`),
    run: () => show(id),
  }));
}

/** Returns the automatic copies, the newest first. */
export function copiesOf(copies: CopyView[]): Choice[] {
  return copies.map((copy) => ({
    kind: "copy",
    label: text("palette-copy", { at: copy.at }),
    words: copy.last ? operationText(copy.last) : copy.event,
    run: () => {
      navigation.to("history", { what: "copies" });
    },
  }));
}

/** Returns the lines that match the typed text: people, actions, then the others. Without a text there are only actions. */
export function found(typed: string, acts: Choice[], others: Choice[]): Choice[] {
  const some = acts.filter((act) => matching(typed, act.found_by ?? act.label));
  if (typed.trim() === "") return some;
  const counts = new Map<Choice["kind"], number>();
  const fits = (choice: Choice): boolean => {
    const count = counts.get(choice.kind) ?? 0;
    if (count >= MOST || !matching(typed, choice.label, choice.words)) return false;
    counts.set(choice.kind, count + 1);
    return true;
  };
  const rest = others.filter(fits);
  const isPlayer = (choice: Choice): boolean => choice.kind === "player";
  return [...rest.filter(isPlayer), ...some, ...rest.filter((choice) => !isPlayer(choice))];
}
