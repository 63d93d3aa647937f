// A held key acts once, unless it moves, scrolls or writes.
import { expect, it } from "vitest";
import { stopHeldKey } from "./heldKeys";

function stopped(at: HTMLElement, init: KeyboardEventInit): boolean {
  document.body.append(at);
  const pressed = new KeyboardEvent("keydown", { repeat: true, bubbles: true, cancelable: true, ...init });
  document.addEventListener("keydown", stopHeldKey, { capture: true, once: true });
  at.dispatchEvent(pressed);
  at.remove();
  return pressed.defaultPrevented;
}

const field = (type: string): HTMLInputElement => Object.assign(document.createElement("input"), { type });

it.each(["1", "Enter", " ", "u", "Backspace"])("stops the repeated key %j outside of fields", (key) => {
  expect(stopped(document.createElement("button"), { key })).toBe(true);
  expect(stopped(document.createElement("button"), { key, repeat: false })).toBe(false);
});

it("leaves arrows, and letters in a field, to repeat", () => {
  expect(stopped(document.createElement("div"), { key: "ArrowDown" })).toBe(false);
  expect(stopped(field("search"), { key: "a" })).toBe(false);
  expect(stopped(document.createElement("textarea"), { key: "Enter" })).toBe(false);
});

it("stops repeated shortcuts, Enter and check boxes in a field", () => {
  expect(stopped(field("text"), { key: "Enter", ctrlKey: true })).toBe(true);
  expect(stopped(field("text"), { key: "Enter" })).toBe(true);
  expect(stopped(field("checkbox"), { key: " " })).toBe(true);
});
