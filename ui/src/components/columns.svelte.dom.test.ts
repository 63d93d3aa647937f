// Which columns of a table can be hidden, and what hides them.
import { beforeEach, expect, it, vi } from "vitest";
import { HiddenColumns, headsOf, rememberColumns } from "./columns.svelte";

let rules = "";
beforeEach(() => {
  const stored = new Map<string, string>();
  rememberColumns({ read: (name) => stored.get(name) ?? "", write: (name, hidden) => void stored.set(name, hidden) });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync(text: string): void {
        rules = text;
      }
    },
  );
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  Object.defineProperty(document, "adoptedStyleSheets", { value: [], writable: true, configurable: true });
});

function head(): HTMLTableSectionElement {
  const made = document.createElement("thead");
  made.innerHTML = `<tr><th><button data-sort="name">Name<span>▲</span></button></th><th>Notes</th><th></th></tr>`;
  return made;
}

it("knows a column by what it is sorted by, or by its position, and labels it without the arrow", () => {
  expect(headsOf(head())).toEqual([
    { key: "name", label: "Name" },
    { key: "#1", label: "Notes" },
    { key: "#2", label: "" },
  ]);
});

it("hides a column by a rule, remembers it, and shows it again", () => {
  const columns = new HiddenColumns("entries", "t1");
  columns.toggle("#1", head());
  expect(rules).toBe("#t1 :is(th, td:not([colspan])):nth-child(2) { display: none; }");
  expect(new HiddenColumns("entries", "t2").hidden).toEqual(["#1"]);
  expect(columns.choices(head()).map(({ label, hidden }) => [label, hidden])).toEqual([
    ["Name", false],
    ["Notes", true],
  ]);
  columns.toggle("#1", head());
  expect(rules).toBe("");
});

it("leaves the style sheets of the page alone while no column is hidden", () => {
  const columns = new HiddenColumns("entries", "t1");
  const end = columns.watch(head());
  expect(document.adoptedStyleSheets).toHaveLength(0);
  columns.toggle("#1", head());
  expect(document.adoptedStyleSheets).toHaveLength(1);
  columns.toggle("#1", head());
  expect(document.adoptedStyleSheets).toHaveLength(0);
  columns.toggle("name", head());
  end();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it("keeps the last column", () => {
  const columns = new HiddenColumns("entries", "t1");
  columns.toggle("#1", head());
  columns.toggle("name", head());
  expect(columns.hidden).toEqual(["#1"]);
});
