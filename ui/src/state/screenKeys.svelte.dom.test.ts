// One table of keys feeds the handler, the list of shortcuts and the palette.
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import {
  allActions,
  defineKeys,
  keyOf,
  keyRows,
  NOT_NOW,
  paletteActions,
  useKeys,
  usePanelKeys,
} from "./screenKeys.svelte";

const TABLE = defineKeys({
  add: { strokes: ["a"], text: "entry-add", palette: true },
  down: { strokes: ["ArrowDown"], text: "key-choose", shown: "↑ ↓" },
  up: { strokes: ["ArrowUp"] },
});

afterEach(() => document.body.replaceChildren());

function press(handler: (pressed: KeyboardEvent) => void, key: string, target: HTMLElement = document.body): boolean {
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.addEventListener("keydown", handler, { once: true });
  target.dispatchEvent(pressed);
  return pressed.defaultPrevented;
}

it("rejects a stroke with two actions", () => {
  expect(() => defineKeys({ one: { strokes: ["a"] }, other: { strokes: ["b", "a"] } })).toThrow(
    "the key a has two actions",
  );
});

it("lists the described actions", () => {
  expect(keyRows(TABLE)).toEqual([
    ["A", "entry-add"],
    ["↑ ↓", "key-choose"],
  ]);
});

it("performs actions, but not while the user types", () => {
  const actions = { add: vi.fn(), down: vi.fn(), up: vi.fn() };
  let handler!: (pressed: KeyboardEvent) => void;
  const end = $effect.root(() => {
    handler = useKeys(TABLE, actions, (_, name) => name === "ArrowDown");
  });
  flushSync();
  expect(paletteActions().map(({ key, text }) => [key, text])).toEqual([["A", "entry-add"]]);
  const field = document.body.appendChild(document.createElement("input"));
  expect([
    press(handler, "a"),
    press(handler, "a", field),
    press(handler, "ArrowDown", field),
    press(handler, "z"),
  ]).toEqual([true, false, true, false]);
  expect([actions.add, actions.down, actions.up].map((action) => action.mock.calls.length)).toEqual([1, 1, 0]);
  end();
  expect(paletteActions()).toEqual([]);
});

it("leaves a key to the next table if the action does not apply", () => {
  const next = defineKeys({ give: { strokes: ["a"] }, move: { strokes: ["ArrowUp", "ArrowDown"] } });
  const pressed: string[] = [];
  let handlers: ((pressed: KeyboardEvent) => boolean)[] = [];
  const end = $effect.root(() => {
    handlers = [
      useKeys(
        TABLE,
        allActions(TABLE, () => NOT_NOW),
      ),
      useKeys(
        next,
        allActions(next, (name, action) => pressed.push(`${action} ${name}`)),
      ),
    ];
  });
  const both = (event: KeyboardEvent): void => void handlers.some((handler) => handler(event));
  expect([press(both, "a"), press(both, "ArrowDown"), press(both, "z")]).toEqual([true, true, false]);
  expect(pressed).toEqual(["give a", "move ArrowDown"]);
  end();
});

it("keeps the keys of a panel from the screen", () => {
  const [panel, screen, act] = [document.createElement("div"), vi.fn(), vi.fn(() => undefined as unknown)];
  document.body.append(panel);
  document.body.addEventListener("keydown", screen, { once: true });
  let handler!: (pressed: KeyboardEvent) => void;
  const end = $effect.root(() => {
    handler = usePanelKeys(TABLE, allActions(TABLE, act));
  });
  expect([press(handler, "a", panel), screen.mock.calls.length]).toEqual([true, 0]);
  act.mockReturnValueOnce(NOT_NOW);
  expect([press(handler, "a", panel), screen.mock.calls.length]).toEqual([false, 1]);
  end();
});

it("takes keys while a dialog is open if the panel is in it", () => {
  document.body.innerHTML = "<dialog open></dialog>";
  const act = vi.fn();
  let outside!: (pressed: KeyboardEvent) => void;
  let inside!: (pressed: KeyboardEvent) => void;
  const end = $effect.root(() => {
    outside = usePanelKeys(TABLE, allActions(TABLE, act));
    inside = usePanelKeys(TABLE, allActions(TABLE, act), () => true);
  });
  expect([press(outside, "a"), press(inside, "a"), act.mock.calls.length]).toEqual([false, true, 1]);
  end();
});

it("writes keys as they are labelled", () => {
  expect(["z", "Ctrl+z", "F1", "Alt+0"].map((name) => keyOf({ strokes: [name] }))).toEqual([
    "Z",
    "Ctrl+Z",
    "F1",
    "Alt+0",
  ]);
});
