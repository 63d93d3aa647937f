// The keys of the screens and panels that share one handler.
import { defineKeys } from "./screenKeys.svelte";

/** The keys of the entries. Letters go to the search field, so the actions have keys of their own. */
export const ENTRY_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find-letters", shown: "A – Z, /" },
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  take: { strokes: ["Enter"], text: "key-entry-take" },
  register: { strokes: ["Alt+r"], text: "entry-register" },
  withdraw: { strokes: ["Delete"], text: "entry-withdraw" },
  levy: { strokes: ["Alt+p"], text: "levy-take" },
  add: { strokes: ["Alt+a"], text: "entry-add", palette: true },
  import: { strokes: ["Alt+i"], text: "register-import", palette: true },
  paste: { strokes: ["Alt+v"], text: "list-paste", palette: true },
  ratings: { strokes: ["Alt+l"], text: "ratings-import", palette: true },
  seeds: { strokes: ["Alt+s"], text: "seeds-import", palette: true },
  people: { strokes: ["Alt+o"], text: "people-enter" },
  edit: { strokes: ["F2", "Alt+e"], text: "entry-edit" },
});

export const PARTICIPATION_KEYS = defineKeys({
  find: { strokes: ["/"] },
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  nextRound: { strokes: ["ArrowRight"], text: "key-grid", shown: "← → Space" },
  previousRound: { strokes: ["ArrowLeft"] },
  change: { strokes: [" "] },
});

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The keys of the window, on every screen. */
export const WINDOW_KEYS = defineKeys({
  next: { strokes: ["Ctrl+Enter"], text: "key-next" },
  undo: { strokes: ["Ctrl+z"], text: "undo" },
  redo: { strokes: ["Ctrl+y"], text: "redo" },
  palette: { strokes: ["Ctrl+k"], text: "palette" },
  print: { strokes: ["Ctrl+p"], text: "key-print-screen" },
  find: { strokes: ["Ctrl+f"], text: "key-find" },
  save: { strokes: ["Ctrl+s"], text: "key-save" },
  new: { strokes: ["Ctrl+n"], text: "start-new" },
  open: { strokes: ["Ctrl+o"], text: "start-open" },
  competition: { strokes: ["Alt+c"], text: "competition-next" },
  screens: {
    strokes: ["Alt+d", ...["0", ...DIGITS].map((digit) => `Alt+${digit}`)],
    text: "key-screens",
    shown: "Alt+0 – Alt+9, Alt+D",
  },
  // The web view zooms.
  zoom: { strokes: [], text: "key-larger", shown: "Ctrl++ Ctrl+-" },
  help: { strokes: ["F1"], text: "help" },
  keys: { strokes: ["?"], text: "keys" },
  close: { strokes: ["Escape"], text: "close", shown: "Esc" },
});

export const START_KEYS = defineKeys({
  sample: { strokes: ["s"], text: "start-sample", palette: true },
  stage: { strokes: ["w"], text: "start-stage", palette: true },
  new: { strokes: ["n", "Ctrl+n"], text: "start-new", palette: true },
  open: { strokes: ["o", "Ctrl+o"], text: "start-open", palette: true },
  import: { strokes: ["i"], text: "start-import", palette: true },
  tour: { strokes: ["t"], text: "start-tour", palette: true },
  second: { strokes: ["d"], text: "start-second", palette: true },
});

/** The keys of the window that work without an event too. */
export const START_WINDOW_KEYS = defineKeys({
  palette: { strokes: ["Ctrl+k"], text: "palette" },
  help: { strokes: ["F1"], text: "help" },
  keys: { strokes: ["?"], text: "keys" },
});

export const EVENT_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  glance: { strokes: ["g"], text: "glance", palette: true },
  next: { strokes: ["ArrowDown"], text: "key-setting", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
});

export const REGISTER_KEYS = defineKeys({
  panel: { strokes: DIGITS.slice(0, 7), text: "key-panels", shown: "1 – 7" },
});

export const CHECK_IN_KEYS = defineKeys({
  find: { strokes: ["/"] },
});

export const CLOSING_KEYS = defineKeys({
  bar: { strokes: ["b"], text: "key-bar" },
});

export const SLIP_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  add: { strokes: ["n"], text: "slip-add", palette: true },
  apply: { strokes: ["a"], text: "slip-apply" },
  reject: { strokes: ["Delete"], text: "slip-refuse" },
});

export const FEE_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  exact: { strokes: ["x"], text: "fees-exact" },
  pay: { strokes: ["p"], text: "fees-pay" },
  refund: { strokes: ["r"], text: "fees-refund" },
  account: { strokes: ["e", "Enter"], text: "fees-account" },
  receipt: { strokes: ["o"], text: "fees-receipt" },
  filter: { strokes: ["f"], text: "fees-filter" },
  prices: { strokes: ["t"], text: "fees-prices" },
  report: { strokes: ["c"], text: "fees-report" },
});

export const STANDINGS_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  earlier: { strokes: ["["], text: "key-rounds", shown: "[ ]" },
  later: { strokes: ["]"] },
  view: { strokes: ["v"], text: "standings-view-key", palette: true },
  card: { strokes: ["Enter"], text: "key-card" },
  edit: { strokes: ["F2"], text: "entry-edit" },
  knockouts: { strokes: ["k"], text: "screen-knockouts" },
});

export const HALL_KEYS = defineKeys({
  open: { strokes: ["o"], text: "hall-open", palette: true },
  content: { strokes: [], text: "key-hall-show", shown: "1 – 9" },
  play: { strokes: ["p"], text: "hall-play", palette: true },
  nextPage: { strokes: ["ArrowRight"], text: "key-hall-page", shown: "← →" },
  previousPage: { strokes: ["ArrowLeft"] },
  pause: { strokes: [" "], text: "hall-pause", shown: "␣" },
  network: { strokes: ["n"], text: "network-toggle", palette: true },
  larger: { strokes: ["+"], text: "key-hall-size", shown: "+ −" },
  smaller: { strokes: ["-"] },
});

export const KNOCKOUT_KEYS = defineKeys({
  previous: { strokes: ["["], text: "key-category", shown: "[ ]" },
  next: { strokes: ["]"] },
  draw: { strokes: ["d"], text: "ko-draw-all" },
});

/** The keys of the list before the draw. */
export const LIST_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  raise: { strokes: ["+"], text: "key-list", shown: "+ -" },
  lower: { strokes: ["-"] },
  wild: { strokes: ["w"], text: "key-way", shown: "W Q 2 3 …" },
  qualified: { strokes: ["q"] },
  later: { strokes: DIGITS.slice(0, 6) },
  qualifying: { strokes: ["g"], text: "qualifying" },
  freeze: { strokes: ["f"], text: "key-freeze" },
});

/** The keys of a drawn table. */
export const TABLE_KEYS = defineKeys({
  move: {
    strokes: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"],
    text: "key-table",
    shown: "↑ ↓ ← →",
  },
  section: { strokes: ["PageDown", "PageUp"], text: "key-sections", shown: "Page Down" },
  zoom: { strokes: ["+", "-", "z"], text: "key-zoom", shown: "+ - Z" },
  overview: { strokes: ["o"], text: "ko-overview" },
  result: {
    strokes: ["1", "2", "=", "0", "f", "w", "s", "p", "l", "Backspace", "Delete"],
    text: "key-table-results",
    shown: "1 2 = 0 F W",
  },
  stop: { strokes: ["Escape"] },
  ladder: { strokes: ["g"] },
  card: { strokes: ["Enter"], text: "key-card" },
  ceremony: { strokes: ["v"], text: "key-ceremony" },
  replace: { strokes: ["r"], text: "key-replace" },
});

/** The keys of the draw that is shown box by box. */
export const CEREMONY_KEYS = defineKeys({
  next: { strokes: [" ", "Enter", "ArrowRight"], text: "ceremony-next" },
  previous: { strokes: ["ArrowLeft"] },
  play: { strokes: ["p"] },
  last: { strokes: ["End"] },
  first: { strokes: ["Home"] },
});

export const FINAL_KEYS = defineKeys({
  next: { strokes: ["ArrowRight"], text: "key-category", shown: "← →" },
  previous: { strokes: ["ArrowLeft"] },
});

/** The keys of the games of a Final. */
export const FINAL_GAME_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"], text: "key-game", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  black: { strokes: ["1"], text: "result-black" },
  white: { strokes: ["2"], text: "result-white" },
  jigo: { strokes: ["="], text: "result-jigo" },
  bothLose: { strokes: ["0"], text: "result-both-lose" },
  ladder: { strokes: ["l"], text: "key-ladder", shown: "L 1 2" },
  clear: { strokes: ["Backspace", "Delete"], text: "result-clear", shown: "Backspace" },
});

/** The keys of a round's boards. */
export const BOARD_KEYS = defineKeys({
  black: { strokes: ["1"], text: "result-black" },
  white: { strokes: ["2"], text: "result-white" },
  jigo: { strokes: ["="], text: "result-jigo" },
  bothLose: { strokes: ["0"], text: "result-both-lose" },
  forfeit: { strokes: ["f"], text: "key-forfeit" },
  walkover: { strokes: ["w"], text: "key-walkover" },
  ladder: { strokes: ["l"], text: "key-ladder" },
  settle: { strokes: ["s"], text: "key-settle" },
  clear: { strokes: ["Backspace", "Delete"], text: "result-clear", shown: "Backspace" },
  board: { strokes: ["b"], text: "key-board", shown: "B 1 2 Enter" },
  card: { strokes: ["Shift+Enter"], text: "key-card-of-board", shown: "Enter, Shift+Enter" },
  digit: { strokes: DIGITS.slice(2) },
  pass: { strokes: ["p"], text: "key-pass" },
  swap: { strokes: ["c"], text: "key-swap" },
  move: { strokes: ["ArrowUp", "ArrowDown", "Enter"] },
  stop: { strokes: ["Escape"] },
});

/** The keys of the rounds screen, which come before those of the draft and of the boards. */
export const ROUND_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  start: { strokes: ["g"], text: "round-start" },
  missing: { strokes: ["m"], text: "missing" },
  past: { strokes: ["h"], text: "past" },
  report: { strokes: ["o"], text: "report-short", palette: true },
  groups: { strokes: ["v"], text: "groups", palette: true },
  grid: { strokes: ["x"], text: "boards-grid", palette: true },
  edit: { strokes: ["F2"], text: "key-result-menu" },
  earlier: { strokes: ["["], text: "key-rounds", shown: "[ ]" },
  later: { strokes: ["]"] },
});

/** The keys of manual changes to a draft. */
export const DRAFT_KEYS = defineKeys({
  unpair: { strokes: ["u"], text: "key-hand", shown: "U P L R F E" },
  pair: { strokes: ["p"] },
  lock: { strokes: ["l"] },
  rest: { strokes: ["r"] },
  finish: { strokes: ["f"] },
  explain: { strokes: ["e"] },
  consent: { strokes: ["y"] },
  black: { strokes: ["k"], text: "key-seats", shown: "K W" },
  white: { strokes: ["w"] },
  bye: { strokes: ["g"], text: "key-bye" },
  renumber: { strokes: ["n"], text: "key-renumber" },
  move: { strokes: ["t"], text: "move-board" },
});

/** The key of the jigo ladder beside the boards. */
export const LADDER_KEYS = defineKeys({
  open: { strokes: ["g"], text: "key-ladder-games" },
});

/** The keys of a jigo ladder that has the focus. */
export const LADDER_GAME_KEYS = defineKeys({
  start: { strokes: ["s"] },
  black: { strokes: ["1"] },
  white: { strokes: ["2"] },
  jigo: { strokes: ["="] },
  back: { strokes: ["Backspace"] },
});

/** The keys of a correction that later games depend on, by the names of the possible actions. */
export const CORRECTION_KEYS = defineKeys({
  through: { strokes: ["y"] },
  annul: { strokes: ["a"] },
  keep: { strokes: ["k"] },
});

/** The key of a list before its import. */
export const LIST_IMPORT_KEYS = defineKeys({
  take: { strokes: ["Enter"] },
});

export const POINTS_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  category: { strokes: DIGITS, text: "key-category", shown: "1 2 3" },
});

/** The keys of the sheets and files that every round needs, by their names. */
export const PRINT_KEYS = defineKeys({
  all: { strokes: ["a"], text: "key-print-round" },
  pairings: { strokes: ["p"], text: "sheet-pairings" },
  "pairings-by-name": { strokes: ["n"], text: "sheet-pairings-by-name" },
  slips: { strokes: ["l"], text: "sheet-slips" },
  standings: { strokes: ["s"], text: "sheet-standings" },
  "wall-chart": { strokes: ["w"], text: "sheet-wall-chart" },
  ko: { strokes: DIGITS, text: "sheet-ko", shown: "1 2 3" },
  h9: { strokes: ["h"], text: "file-h9" },
  opengotha: { strokes: ["o"], text: "file-opengotha" },
  csv: { strokes: ["c"], text: "file-csv" },
  entries: { strokes: ["e"], text: "file-entries" },
  html: { strokes: ["b"], text: "file-html" },
  page: { strokes: ["PageDown", "PageUp"], text: "key-hall-page", shown: "Page Up Page Down" },
});

export const REFEREE_KEYS = defineKeys({
  tab: { strokes: DIGITS, text: "key-referee-tabs", shown: "1 2 3" },
});

export const OFFICIAL_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  add: { strokes: ["n"], text: "official-add", palette: true },
  edit: { strokes: ["e"], text: "official-edit" },
  remove: { strokes: ["Delete"], text: "official-remove" },
});

export const CASE_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-case-search" },
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  add: { strokes: ["n"], text: "case-add", palette: true },
  edit: { strokes: ["e"], text: "case-edit" },
  rule: { strokes: ["r"], text: "case-rule", palette: true },
  protest: { strokes: ["p"], text: "case-protest", palette: true },
  appeal: { strokes: ["a"], text: "case-appeal", palette: true },
  close: { strokes: ["c"], text: "case-close", palette: true },
  publish: { strokes: ["u"], text: "case-public" },
  print: { strokes: ["o"], text: "case-print" },
});

export const ARTICLE_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  edit: { strokes: ["e"], text: "article-edit" },
});

export const GUIDE_KEYS = defineKeys({
  add: { strokes: ["n"] },
  blackAccepts: { strokes: ["b"], text: "key-guide-black", shown: "B, Alt+B" },
  blackRefuses: { strokes: ["Alt+b"] },
  whiteAccepts: { strokes: ["w"], text: "key-guide-white", shown: "W, Alt+W" },
  whiteRefuses: { strokes: ["Alt+w"] },
});

/** The keys of the list of boards at the start of a round. */
export const LATE_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  earlier: { strokes: ["["], text: "key-rounds", shown: "[ ]" },
  later: { strokes: ["]"] },
  black: { strokes: ["b"], text: "key-late-black" },
  white: { strokes: ["w"], text: "key-late-white" },
  time: { strokes: ["e"], text: "key-late-time" },
  clear: { strokes: ["Backspace", "Delete"], text: "key-late-clear", shown: "Backspace" },
  forfeit: { strokes: ["f"], text: "key-late-forfeit" },
  times: { strokes: ["t"], text: "key-late-times" },
  print: { strokes: ["p"], text: "key-late-print" },
});

/** The keys of the adjourned games. */
export const ADJOURNED_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  add: { strokes: ["n"], text: "adjourn-new" },
  edit: { strokes: ["e", "F2"], text: "adjourn-edit" },
  resume: { strokes: ["r"], text: "adjourn-resume" },
  time: { strokes: ["t"], text: "adjourn-resume-time" },
  print: { strokes: ["p"], text: "adjourn-print" },
});

/** The keys of the timetable against reality. */
export const DELAY_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  edit: { strokes: ["e", "F2"], text: "delay-edit" },
  publish: { strokes: ["p"], text: "delay-publish" },
});

export const HISTORY_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
});

export const TOUR_KEYS = defineKeys({
  panel: { strokes: DIGITS.slice(0, 7) },
  add: { strokes: ["a"], text: "book-add" },
  seeds: { strokes: ["s"], text: "book-seeds" },
  publish: { strokes: ["p"], text: "book-publish" },
  undo: { strokes: ["Ctrl+z"], text: "undo" },
  help: { strokes: ["F1"], text: "help" },
  close: { strokes: ["Escape"] },
});
