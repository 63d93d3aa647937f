// What is copied of a table.
import { expect, test } from "vitest";
import { rowsAsText } from "./copying";

test("rows are copied as they are shown: without hidden columns, arrows and columns of buttons", () => {
  document.body.innerHTML = `<table>
    <thead><tr><th>Place</th><th><button data-sort="name">Name<span aria-hidden="true">▲</span></button></th><th style="display: none">Club</th><th>Here</th><th><span class="visually-hidden">Restore</span></th></tr></thead>
    <tbody><tr class="space"></tr>
      <tr data-row="0"><td>1</td><td><bdi>Ana
        Testova</bdi></td><td style="display: none">Cluj</td><td><input type="checkbox" checked></td><td><button>Restore</button></td></tr>
      <tr data-row="1"><td>2</td><td>Ion <span role="img" aria-label="Black">●</span></td><td style="display: none">Iasi</td><td><input type="checkbox"></td><td></td></tr></tbody></table>`;
  const table = document.querySelector("table");
  expect(rowsAsText(table?.tHead as HTMLTableSectionElement, table?.tBodies[0])).toBe(
    "Place\tName\tHere\n1\tAna Testova\tx\n2\tIon Black\t",
  );
});
