// The pages of the user's book in the language of the window, and the search over all of them.
import { currentLanguage } from "../../format/language";
import { fold } from "../../format/search";
import type { BookSection } from "../../../bookPages";

/** A page as the window shows it. */
export interface BookPage {
  title: string;
  html: string;
  sections: BookSection[];
}

/** An entry of the contents: a page with its title, or the title of a part. */
export interface Chapter {
  page: string | null;
  title: string;
}

/** A section that the search found. */
export interface Hit {
  page: string;
  pageTitle: string;
  section: BookSection;
  /** The words around the first match. */
  around: string;
}

type Loaders<T> = Record<string, () => Promise<T>>;
const FOLDER = "../../../../docs/guide/";
const PAGES: Loaders<BookPage> = import.meta.glob<BookPage>(
  ["../../../../docs/guide/*.md", "../../../../docs/guide/ro/*.md", "!**/SUMMARY.md"],
  { query: "?book", import: "default" },
);
const CONTENTS: Loaders<string> = import.meta.glob<string>("../../../../docs/guide/**/SUMMARY.md", {
  query: "?raw",
  import: "default",
});

/** The language of the book: Romanian in a Romanian window, English in all others. */
export function bookLanguage(): "en" | "ro" {
  return currentLanguage().id === "ro" ? "ro" : "en";
}

/** Returns the key of a file in the language; the English file if there is no other. */
function fileOf<T>(files: Loaders<T>, name: string, language: string): (() => Promise<T>) | undefined {
  return files[`${FOLDER}${language === "en" ? "" : `${language}/`}${name}`] ?? files[`${FOLDER}${name}`];
}

/** Loads a page by the name of its file without the ending; the first page of the book if there is none. */
export async function loadPage(page: string, language: string): Promise<BookPage> {
  const load = fileOf(PAGES, `${page}.md`, language) ?? fileOf(PAGES, "README.md", language);
  if (!load) throw new Error(`the book has no page ${page}`);
  return load();
}

/** Loads the table of contents. */
export async function loadContents(language: string): Promise<Chapter[]> {
  return chapters((await fileOf(CONTENTS, "SUMMARY.md", language)?.()) ?? "");
}

/** Reads a table of contents: lines `- [Title](file.md)` and titles of parts, `# Title`. The first heading is that of the table. */
export function chapters(summary: string): Chapter[] {
  const lines = summary.split("\n").filter((line) => line !== "");
  return lines.slice(1).flatMap((line): Chapter[] => {
    const entry = /\[(.+)\]\((?:\.\.\/)?([\w-]+)\.md\)/.exec(line);
    if (entry) return [{ page: entry[2] ?? "", title: entry[1] ?? "" }];
    return line.startsWith("# ") ? [{ page: null, title: line.slice(2) }] : [];
  });
}

/** Loads every page of the contents, for the search. */
export async function loadAll(contents: Chapter[], language: string): Promise<Map<string, BookPage>> {
  const names = contents.flatMap(({ page }) => (page === null ? [] : [page]));
  return new Map(await Promise.all(names.map(async (name) => [name, await loadPage(name, language)] as const)));
}

/** How many sections the search shows. */
const MOST = 40;
/** How many letters are shown before and after a match. */
const AROUND = 60;

/** Returns the sections with all typed words: those with the words in the heading first, then in the order of the book. */
export function search(typed: string, pages: Map<string, BookPage>): Hit[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const hits = [...pages].flatMap(([page, { title, sections }]) =>
    sections.flatMap((section) => {
      const heading = fold(`${title} ${section.heading}`);
      const all = `${heading} ${fold(section.text)}`;
      if (!words.every((word) => all.includes(word))) return [];
      const inHeading = words.every((word) => heading.includes(word));
      return [
        { rank: inHeading ? 0 : 1, hit: { page, pageTitle: title, section, around: around(section.text, words) } },
      ];
    }),
  );
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

/** The text around the first of the words, or the start of the text. */
function around(text: string, words: string[]): string {
  const at = Math.max(
    0,
    Math.min(...words.map((word) => fold(text).indexOf(word)).filter((found) => found >= 0), text.length),
  );
  const start = at === text.length ? 0 : Math.max(0, at - AROUND);
  const cut = text.slice(start, start + 2 * AROUND);
  return `${start > 0 ? "… " : ""}${cut.trim()}${start + cut.length < text.length ? " …" : ""}`;
}
