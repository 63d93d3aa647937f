// The keys of the screens and panels that share one handler.
import { defineKeys } from "./screenKeys.svelte";

export const ENTRY_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  register: { strokes: ["r"], text: "entry-register" },
  withdraw: { strokes: ["w"], text: "entry-withdraw" },
  levy: { strokes: ["p"], text: "levy-take" },
  add: { strokes: ["a"], text: "entry-add", palette: true },
  import: { strokes: ["i"], text: "register-import", palette: true },
  ratings: { strokes: ["l"], text: "ratings-import", palette: true },
  edit: { strokes: ["e"], text: "entry-edit", shown: "E, Enter" },
  open: { strokes: ["Enter"] },
});

export const PARTICIPATION_KEYS = defineKeys({
  find: { strokes: ["/"] },
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  nextRound: { strokes: ["ArrowRight"], text: "key-grid", shown: "← → Space" },
  previousRound: { strokes: ["ArrowLeft"] },
  change: { strokes: [" "] },
});

export const SLIP_KEYS = defineKeys({
  next: { strokes: ["ArrowDown"] },
  previous: { strokes: ["ArrowUp"] },
  add: { strokes: ["n"], text: "slip-add", palette: true },
  apply: { strokes: ["a"], text: "slip-apply" },
  reject: { strokes: ["x"], text: "slip-refuse" },
});

export const STANDINGS_KEYS = defineKeys({
  find: { strokes: ["/"], text: "key-find" },
  next: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  previous: { strokes: ["ArrowUp"] },
  earlier: { strokes: ["["], text: "key-rounds", shown: "[ ]" },
  later: { strokes: ["]"] },
  knockouts: { strokes: ["k"], text: "screen-knockouts" },
});

export const HALL_KEYS = defineKeys({
  open: { strokes: ["o"], text: "hall-open", palette: true },
  content: { strokes: [], text: "key-hall-show", shown: "1 – 8" },
  nextPage: { strokes: ["ArrowRight"], text: "key-hall-page", shown: "← →" },
  previousPage: { strokes: ["ArrowLeft"] },
  pause: { strokes: [" "], text: "hall-pause", shown: "␣" },
  larger: { strokes: ["+"], text: "key-hall-size", shown: "+ −" },
  smaller: { strokes: ["-"] },
});
