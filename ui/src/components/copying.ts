// Copying rows of a table as text that a spreadsheet takes: cells separated by tabs, rows by line breaks.

/** Returns the heads and the rows of a table as they are shown, without hidden columns and without columns of buttons. */
export function rowsAsText(head: HTMLTableSectionElement, body: HTMLTableSectionElement | undefined): string {
  const heads = [...head.querySelectorAll("th, td")];
  const columns = heads.flatMap((cell, at) => (isShown(cell) && words(cell) !== "" ? [at] : []));
  const lines = [...(body?.rows ?? [])]
    .filter((row) => row.dataset.row !== undefined)
    .map((row) => columns.map((at) => words(row.cells[at])));
  return [columns.map((at) => words(heads[at])), ...lines].map((cells) => cells.join("\t")).join("\n");
}

/** Puts a text on the clipboard by selecting it in a field, which works without a permission that web views ask for. */
export async function copyText(copied: string): Promise<void> {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = copied;
  field.className = "visually-hidden";
  // Beside an open dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!done) await navigator.clipboard.writeText(copied).catch(() => undefined);
}

function isShown(cell: Element): boolean {
  return getComputedStyle(cell).display !== "none";
}

/** The text of a cell in one line. Of a control it is what it says, of a box whether it is ticked. */
function words(cell: Element | undefined): string {
  if (!cell) return "";
  const box = cell.querySelector<HTMLInputElement>("input[type=checkbox]");
  if (box) return box.checked ? "x" : "";
  const clone = cell.cloneNode(true) as Element;
  clone.querySelectorAll("[aria-hidden=true], .visually-hidden").forEach((hidden) => hidden.remove());
  clone
    .querySelectorAll("[role=img][aria-label], svg[aria-label]")
    .forEach((sign) => sign.replaceWith(` ${sign.getAttribute("aria-label") ?? ""} `));
  return (clone.textContent ?? "").replace(/\s+/g, " ").trim();
}
