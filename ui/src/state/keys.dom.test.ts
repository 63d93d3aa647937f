// Strokes have the same names on every system.
import { expect, it } from "vitest";
import { stroke } from "./keys";

const pressed = (key: string, options: KeyboardEventInit = {}): string =>
  stroke(new KeyboardEvent("keydown", { key, ...options }));

it("names strokes with their modifiers", () => {
  expect([
    pressed("U"),
    pressed("z", { ctrlKey: true }),
    pressed("k", { metaKey: true }),
    pressed("Tab", { shiftKey: true }),
  ]).toEqual(["u", "Ctrl+z", "Ctrl+k", "Shift+Tab"]);
});

it("reads digits with Alt from the key, as macOS types other characters with it", () => {
  expect([
    pressed("2", { altKey: true, code: "Digit2" }),
    pressed("™", { altKey: true, code: "Digit2" }),
    pressed("2", { altKey: true }),
  ]).toEqual(["Alt+2", "Alt+2", "Alt+2"]);
});

it("reads letters with Alt as they are typed, or from the key where the system types other characters", () => {
  const stroked = [
    pressed("a", { altKey: true, code: "KeyQ" }),
    pressed("å", { altKey: true, code: "KeyA" }),
    pressed("F2", { altKey: true, code: "F2" }),
  ];
  expect(stroked).toEqual(["Alt+a", "Alt+a", "Alt+F2"]);
});
