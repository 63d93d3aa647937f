// The keys of every screen, for the list of shortcuts. Names of keys are not translated.
import { ENTRY_KEYS, HALL_KEYS, PARTICIPATION_KEYS, SLIP_KEYS, STANDINGS_KEYS } from "../state/keyTables";
import type { TextKey } from "../format/text";
import { keyRows } from "../state/screenKeys.svelte";

/** A section of the list: the text key of its title, and each keyboard key with the text key of its action. */
export interface Part {
  title: TextKey;
  keys: [string, TextKey][];
}

export const SHEET: Part[] = [
  {
    title: "keys-window",
    keys: [
      ["Ctrl+Enter", "key-next"],
      ["Ctrl+Z", "undo"],
      ["Ctrl+Y", "redo"],
      ["Ctrl+K", "palette"],
      ["Ctrl+P", "key-print-round"],
      ["Alt+0 – Alt+9", "key-screens"],
      ["Ctrl++ Ctrl+-", "key-larger"],
      ["F1", "help"],
      ["?", "keys"],
      ["Esc", "close"],
    ],
  },
  {
    title: "screen-register",
    keys: [...keyRows(ENTRY_KEYS), ["1 – 5", "key-panels"], ...keyRows(PARTICIPATION_KEYS), ["C B", "key-closing"], ...keyRows(SLIP_KEYS)],
  },
  {
    title: "screen-knockouts",
    keys: [
      ["[ ]", "key-category"],
      ["D", "ko-draw-all"],
      ["+ -", "key-list"],
      ["W Q 2 3 …", "key-way"],
      ["G", "qualifying"],
      ["F", "key-freeze"],
      ["↑ ↓ ← →", "key-table"],
      ["Page Down", "key-sections"],
      ["+ - Z", "key-zoom"],
      ["1 2 = 0 F W", "key-table-results"],
      ["V", "key-ceremony"],
      ["R", "key-replace"],
    ],
  },
  {
    title: "screen-final",
    keys: [
      ["← →", "key-category"],
      ["↑ ↓", "key-game"],
      ["1", "result-black"],
      ["2", "result-white"],
      ["=", "result-jigo"],
      ["L 1 2", "key-ladder"],
      ["Backspace", "key-clear"],
    ],
  },
  {
    title: "screen-rounds",
    keys: [
      ["1", "result-black"],
      ["2", "result-white"],
      ["=", "result-jigo"],
      ["0", "result-both-lose"],
      ["F", "key-forfeit"],
      ["W", "key-walkover"],
      ["L", "key-ladder"],
      ["G", "key-ladder-games"],
      ["S", "key-settle"],
      ["Backspace", "key-clear"],
      ["B 1 2 Enter", "key-board"],
      ["P", "key-pass"],
      ["G", "round-start"],
      ["M", "missing"],
      ["H", "past"],
      ["C", "key-swap"],
      ["U P L R F E", "key-hand"],
      ["K W", "key-seats"],
      ["G", "key-bye"],
      ["N", "key-renumber"],
      ["O", "report-short"],
      ["[ ]", "key-rounds"],
    ],
  },
  {
    title: "screen-standings",
    keys: keyRows(STANDINGS_KEYS),
  },
  {
    title: "screen-points",
    keys: [
      ["/", "key-find"],
      ["↑ ↓", "key-choose"],
      ["1 2 3", "key-category"],
    ],
  },
  {
    title: "screen-event",
    keys: [
      ["/", "key-find"],
      ["↑ ↓", "key-setting"],
    ],
  },
  {
    title: "screen-hall",
    keys: keyRows(HALL_KEYS),
  },
];

/** Returns the height of a section in lines. */
export const lines = (part: Part): number => part.keys.length + 2;

/** Distributes the sections in order over at most `count` columns of the smallest possible height. Doing it in CSS takes the web view many layouts. */
export function columns(parts: Part[], count: number): Part[][] {
  let height = Math.max(...parts.map(lines));
  while (filled(parts, height).length > count) height += 1;
  return filled(parts, height);
}

/** Fills columns of at most this height one after the other. */
function filled(parts: Part[], height: number): Part[][] {
  const done: Part[][] = [];
  let room = 0;
  for (const part of parts) {
    if (lines(part) > room) {
      done.push([]);
      room = height;
    }
    done.at(-1)?.push(part);
    room -= lines(part);
  }
  return done;
}
