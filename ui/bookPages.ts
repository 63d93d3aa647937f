// Turns the pages of the user's book (docs/guide) into modules when the window is built, so that it shows them without a network
// and without a Markdown library: HTML, and the text of each section for the search.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, resolve, sep } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

/** A part of a page from one heading to the next. */
export interface BookSection {
  /** The anchor of the heading, as the usual forges make it. */
  id: string;
  heading: string;
  /** The text without marks. */
  text: string;
}

/** A page. In its HTML, `PICTURE(0)` stands for the address of the first picture. */
export interface RenderedPage {
  title: string;
  html: string;
  sections: BookSection[];
  /** The files of the pictures. */
  pictures: string[];
}

const GUIDE = resolve(import.meta.dirname, "../docs/guide");

/** Vite's plugin: a Markdown file imported with `?book` is a page. */
export function bookPages(): Plugin {
  return {
    name: "book-pages",
    enforce: "pre",
    async load(id) {
      const [path, query] = id.split("?");
      if (query !== "book" || !path?.endsWith(".md")) return null;
      this.addWatchFile(path);
      return moduleOf(rendered(await readFile(path, "utf8"), path));
    },
  };
}

/** The module of a page: the addresses of its pictures are known when all files are put together. */
function moduleOf(page: RenderedPage): string {
  const imports = page.pictures.map((file, at) => `import p${at} from ${JSON.stringify(`${file}?url`)};\n`).join("");
  const html = JSON.stringify(page.html).replaceAll(/PICTURE\((\d+)\)/g, (_, at) => `" + p${at} + "`);
  return `${imports}export default { title: ${JSON.stringify(page.title)}, html: ${html}, sections: ${JSON.stringify(page.sections)} };`;
}

/** Renders a page; `path` is its file, which its links start from. Raw HTML is shown as text. */
export function rendered(markdown: string, path: string): RenderedPage {
  const page: RenderedPage = { title: "", html: "", sections: [], pictures: [] };
  const anchors = new Map<string, number>();
  const marked = new Marked({ async: false });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const heading = plain(tokens);
        const id = anchor(heading, anchors);
        page.title ||= heading;
        page.sections.push({ id, heading, text: "" });
        return `<h${depth} id="book-${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      strong({ tokens, text }) {
        return isKey(text) ? `<kbd>${escaped(text)}</kbd>` : `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
      link({ href, tokens }) {
        return linked(href, this.parser.parseInline(tokens), path);
      },
      image({ href, text }) {
        const file = resolve(dirname(path), href);
        // `cargo xtask pictures` builds the window before it takes a new picture.
        if (!existsSync(file)) return `<em>${escaped(text)}</em>`;
        page.pictures.push(file);
        return `<img src="PICTURE(${page.pictures.length - 1})" alt="${escaped(text)}">`;
      },
      html: ({ text }) => escaped(text),
    },
  });
  const tokens = marked.lexer(markdown);
  page.html = marked.parser(tokens);
  collect(tokens, page.sections);
  return page;
}

/** Adds the text of the blocks to the section they stand in. */
function collect(tokens: Tokens.Generic[], sections: BookSection[]): void {
  let at = -1;
  for (const token of tokens) {
    const section = sections[at];
    if (token.type === "heading") at += 1;
    else if (section) section.text += `${plain([token])} `;
  }
}

/** The text of tokens without marks. */
function plain(tokens: Tokens.Generic[]): string {
  return tokens
    .map((token) => textOf(token))
    .join("")
    .replaceAll(/\s+/g, " ");
}

function textOf(token: Tokens.Generic): string {
  if (token.type === "table") {
    const cells = [...token["header"], ...token["rows"].flat()] as Tokens.TableCell[];
    return cells.map((cell) => plain(cell.tokens)).join(" ");
  }
  const inner = (token["items"] ?? token.tokens) as Tokens.Generic[] | undefined;
  const end = ["list_item", "paragraph"].includes(token.type) ? " " : "";
  return (inner ? plain(inner) : unescaped(String(token["text"] ?? ""))) + end;
}

/** A link to another page of the book is followed inside the window. Other addresses are only shown: the venue has no network. */
function linked(href: string, inner: string, path: string): string {
  if (/^[a-z]+:/.test(href))
    return href === inner ? `<code>${escaped(href)}</code>` : `${inner} <code>${escaped(href)}</code>`;
  const [file = "", anchorOf = ""] = href.split("#");
  const target = file === "" ? path : resolve(dirname(path), file);
  if (!target.startsWith(GUIDE + sep) || !target.endsWith(".md")) return inner;
  return `<a href="${basename(target)}" data-page="${basename(target, ".md")}" data-anchor="${escaped(anchorOf)}">${inner}</a>`;
}

/** The anchor of a heading; a heading that repeats an earlier one gets a number. */
function anchor(heading: string, seen: Map<string, number>): string {
  const slug = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
  const count = seen.get(slug) ?? 0;
  seen.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

/** Whether bold text is a key of the keyboard. */
function isKey(text: string): boolean {
  return [...text].length === 1 || /^(F\d+|(Ctrl|Alt|Shift)\+\S+|Enter|Escape|Tab|Backspace|Delete)$/.test(text);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
