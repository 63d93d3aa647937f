// The links between all documents of the repository, not only of the book, lead to files and headings that exist.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { Marked } from "marked";
import { expect, it } from "vitest";
import { rendered } from "../../../bookPages";

const ROOT = resolve(import.meta.dirname, "../../../..");
const marked = new Marked();

const documents = [".", ".github", "docs"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: folder !== ".", encoding: "utf8" }).map((file) =>
      join(ROOT, folder, file),
    ),
  )
  .filter((path) => path.endsWith(".md"));
const headings = new Map(
  documents.map((path) => [path, rendered(readFileSync(path, "utf8"), path).sections.map(({ id }) => id)]),
);

/** The targets of the links and pictures of a document in this repository. */
function targets(path: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(readFileSync(path, "utf8")), (token) => {
    if (token.type === "link" || token.type === "image") found.push(String(token["href"]));
  });
  return found.filter((href) => !/^[a-z]+:/.test(href));
}

function leadsSomewhere(from: string, href: string): boolean {
  const [file = "", anchor] = href.split("#");
  const target = file === "" ? from : resolve(dirname(from), file);
  return existsSync(target) && (anchor === undefined || (headings.get(target)?.includes(anchor) ?? true));
}

it("every link of a document leads to a file and a heading", () => {
  expect(documents.length).toBeGreaterThan(100);
  const dead = documents.flatMap((path) =>
    targets(path)
      .filter((href) => !leadsSomewhere(path, href))
      .map((href) => `${relative(ROOT, path)} links to ${href}`),
  );
  expect(dead).toEqual([]);
});
