// Where keys move the cursor of a table.
import { expect, test } from "vitest";
import { movedTo } from "./moving";

test("arrows, pages and ends move inside the table", () => {
  expect(movedTo("ArrowDown", -1, 5, 3)).toBe(0);
  expect(movedTo("ArrowUp", 0, 5, 3)).toBe(0);
  expect(movedTo("PageDown", 0, 5, 3)).toBe(3);
  expect(movedTo("PageDown", 3, 5, 3)).toBe(4);
  expect(movedTo("Home", 3, 5, 3)).toBe(0);
  expect(movedTo("End", 3, 5, 3)).toBe(4);
});

test("other keys and empty tables move nothing", () => {
  expect(movedTo("x", 0, 5, 3)).toBeNull();
  expect(movedTo("ArrowDown", -1, 0, 3)).toBeNull();
});
