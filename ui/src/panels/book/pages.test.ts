// The book: every screen has its page, links lead somewhere, both languages have the same pages and pictures, raw HTML is text,
// and the search finds sections.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { rendered } from "../../../bookPages";
import { PAGE_OF } from "../../state/book.svelte";
import { chapters, loadAll, loadContents, search } from "./pages";

const GUIDE = resolve(import.meta.dirname, "../../../../docs/guide");

it.each(["en", "ro"])("the page of every screen is in the contents (%s)", async (language) => {
  const pages = (await loadContents(language)).map(({ page }) => page);
  for (const [place, page] of Object.entries(PAGE_OF)) expect(pages, place).toContain(page);
});

it.each(["en", "ro"])("every link leads to a page and a heading of the book (%s)", async (language) => {
  const pages = await loadAll(await loadContents(language), language);
  for (const [name, { html, sections }] of pages) {
    expect(sections.length, name).toBeGreaterThan(0);
    for (const [, page = "", anchor = ""] of html.matchAll(/data-page="([^"]+)" data-anchor="([^"]*)"/g)) {
      expect(pages.has(page), `${name} leads to ${page}`).toBe(true);
      if (anchor)
        expect(
          pages.get(page)?.sections.map(({ id }) => id),
          `${name} leads to ${page}`,
        ).toContain(anchor);
    }
  }
});

const markdown = (folder: string): string[] => readdirSync(folder).filter((file) => file.endsWith(".md"));

it("both languages have the same pages with the same headings, each once in the contents", () => {
  // The command line speaks English only.
  const isTranslated = (file: string): boolean => !["command-line.md", "commands.md"].includes(file);
  const outline = (folder: string): [string, string | undefined, number][] => {
    const contents = readFileSync(`${folder}/SUMMARY.md`, "utf8");
    const pages = markdown(folder).filter((file) => isTranslated(file) && file !== "SUMMARY.md");
    return pages.map((file) => {
      const text = readFileSync(`${folder}/${file}`, "utf8").replaceAll(/^```.*?^```/gms, "");
      return [file, text.match(/^#+ /gm)?.join(""), contents.split(`(${file})`).length - 1];
    });
  };
  expect(outline(`${GUIDE}/ro`)).toEqual(outline(GUIDE));
  expect(outline(GUIDE).filter(([, , count]) => count !== 1)).toEqual([]);
});

it.each([GUIDE, `${GUIDE}/ro`])("every picture of the pages exists, and every picture is on a page (%s)", (folder) => {
  const shown = markdown(folder).flatMap((file) => {
    const pictures = readFileSync(`${folder}/${file}`, "utf8").matchAll(/\]\(pictures\/([^)]+)\)/g);
    return [...pictures].map(([, name = ""]) => name);
  });
  expect([...new Set(shown)].sort()).toEqual(readdirSync(`${folder}/pictures`).sort());
});

it("renders keys, links and pictures, and shows raw HTML as text", () => {
  const page = rendered(
    '# A *title*\n\nPress **Ctrl+Z** or **Save PDF**, see [B](b.md#c), [out](../x.md), [web](https://a.example).\n\n## A title\n\n<b onclick="x()">no</b> ![a picture](pictures/start.png) ![lost](pictures/none.png)\n',
    `${GUIDE}/a.md`,
  );
  expect(page.title).toBe("A title");
  expect(page.sections.map(({ id }) => id)).toEqual(["a-title", "a-title-1"]);
  expect(page.html).toContain("<kbd>Ctrl+Z</kbd> or <strong>Save PDF</strong>");
  expect(page.html).toContain(
    '<a href="b.md" data-page="b" data-anchor="c">B</a>, out, web <code>https://a.example</code>',
  );
  expect(page.html).not.toContain("<b onclick");
  expect(page.pictures).toEqual([`${GUIDE}/pictures/start.png`]);
  expect(page.sections[0]?.text).toContain("Press Ctrl+Z or Save PDF");
});

it("the table of contents has the parts and the pages", () => {
  expect(chapters("# Contents\n\n- [About](README.md)\n\n# Start\n\n- [All](../commands.md)\n")).toEqual([
    { page: "README", title: "About" },
    { page: null, title: "Start" },
    { page: "commands", title: "All" },
  ]);
});

it("the search finds sections by all their words, without accents, headings first", async () => {
  const section = (id: string, heading: string, text: string) => ({ id, heading, text });
  const pages = new Map([
    [
      "a",
      {
        title: "Rezultate",
        html: "",
        sections: [
          section("x", "Două citiri", "Se citesc fișele de două ori."),
          section("y", "Greșeli", "O șansă pentru fișele greșite."),
        ],
      },
    ],
    ["b", { title: "Fișe roz", html: "", sections: [section("z", "Fișe roz", "Schimbări.")] }],
  ]);
  expect(search("fise", pages).map(({ section: { id } }) => id)).toEqual(["z", "x", "y"]);
  expect(search("fisele sansa", pages).map(({ section: { id } }) => id)).toEqual(["y"]);
  expect(search(" ", pages)).toEqual([]);
  const book = await loadAll(await loadContents("en"), "en");
  expect(search("power failed", book)[0]?.page).toBe("troubleshooting");
});
