// The keys of every screen, as the sheet of keys shows them. Key names are engraved on keyboards and not translated.

/** A part of the sheet: the key of its title's text, and each key with the key of what it does. */
export interface Part {
  title: string;
  keys: [string, string][];
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
    keys: [
      ["/", "key-find"],
      ["↑ ↓", "key-choose"],
      ["R", "entry-register"],
      ["W", "entry-withdraw"],
      ["P", "levy-take"],
      ["A", "entry-add"],
      ["I", "register-import"],
      ["L", "ratings-import"],
      ["E, Enter", "entry-edit"],
      ["1 – 5", "key-panels"],
      ["← → Space", "key-grid"],
      ["C B", "key-closing"],
      ["N", "slip-add"],
      ["A, X", "key-slips"],
    ],
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
    keys: [
      ["/", "key-find"],
      ["↑ ↓", "key-choose"],
      ["[ ]", "key-rounds"],
      ["K", "screen-knockouts"],
    ],
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
    keys: [
      ["O", "hall-open"],
      ["1 – 8", "key-hall-show"],
      ["← →", "key-hall-page"],
      ["␣", "hall-pause"],
      ["+ −", "key-hall-size"],
    ],
  },
];

/** Height of a part on the sheet, in lines. */
export const lines = (part: Part): number => part.keys.length + 2;

/** The parts in their order, in at most this many columns, the highest as low as can be. The web view would try many heights to find that. */
export function columns(parts: Part[], count: number): Part[][] {
  let height = Math.max(...parts.map(lines));
  while (filled(parts, height).length > count) height += 1;
  return filled(parts, height);
}

/** Columns up to this height, each filled before the next is begun. */
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
