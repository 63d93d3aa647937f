// Every meaning of a column has a text.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { meaningText } from "./mapping";

it("names every meaning of a column", () => {
  const columns = readFileSync(join(import.meta.dirname, "../../../crates/formats/src/csv_list/column.rs"), "utf8");
  const ids = [...columns.matchAll(/\(Column::\w+, "(\w+)"\)/g)].map((m) => m[1] ?? "");
  expect(ids.length).toBe(15);
  expect(ids.filter((id) => meaningText(id).startsWith("list-means-"))).toEqual([]);
  expect(meaningText("sp16")).toBe("SEYGO points 16");
});
