// Texts from the catalogues, in the window's language, with plural forms and numbers by locale.
import type { FluentVariable } from "@fluent/bundle";
import englishCore from "../../../assets/messages/en/core.ftl?raw";
import englishWindow from "../../../assets/messages/en/window.ftl?raw";
import { format, Texts, type Part } from "./bundles";
import { currentLanguage, LANGUAGES } from "./language";
import { lengthened } from "./pseudo";
import type { TextKey } from "./textKeys";

/** The English texts are always there. They fill the gaps of the other languages. */
const ENGLISH: Record<Part, string> = { window: englishWindow, core: englishCore };
/** The texts of the other languages, loaded when they are chosen. */
const OTHERS = import.meta.glob<string>(
  ["../../../assets/messages/*/{window,core}.ftl", "!../../../assets/messages/en/**"],
  { query: "?raw", import: "default" },
);

/** The chosen language, then English. */
let languages = [englishTexts({})];

function englishTexts(options: { transform?: typeof lengthened }): Texts {
  return new Texts(LANGUAGES[0]!.locale, ENGLISH, options);
}

function load(id: string, part: Part): Promise<string> {
  return OTHERS[`../../../assets/messages/${id}/${part}.ftl`]?.() ?? Promise.resolve("");
}

/** Loads the texts of the current language, lengthened for a test of the layout. If the language changes meanwhile, the last one holds. */
export async function reloadTexts(longer = false): Promise<void> {
  const { id, locale } = currentLanguage();
  const options = longer ? { transform: lengthened } : {};
  const own =
    id === "en" ? [] : [new Texts(locale, { window: await load(id, "window"), core: await load(id, "core") }, options)];
  if (currentLanguage().id === id) languages = [...own, englishTexts(options)];
}

/** The keys of the window's texts. */
export type { TextKey };

/** Shows the category of everyone, 0, as nothing: `KO12` is a category's table, `KO` the main table. */
function shown(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return values["category"] === 0 ? { ...values, category: "" } : values;
}

/** Returns the text for a key of the window; the key itself if no catalogue has it, so that the gap is visible. */
export function text(key: TextKey, values: Record<string, FluentVariable> = {}): string {
  return format(languages, "window", key, shown(values)) ?? key;
}

/** Returns the text for a key made from open data, such as the name of an operation in a file; `otherwise` without one. */
export function textOr(key: string, otherwise: string, values: Record<string, FluentVariable> = {}): string {
  return hasText(key) ? text(key, values) : otherwise;
}

/** A name of the core in the spelling of keys: `close-register` for `close_register`, `met-before` for `met before`. */
type Dashed<Name extends string> = Name extends `${infer First}${"_" | " "}${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

/** Returns a name of the core in the spelling of keys. */
export function dashed<Name extends string>(name: Name): Dashed<Name> {
  return name.replaceAll(/[_ ]/g, "-") as Dashed<Name>;
}

/** Returns the text for an id of the core, or undefined if no catalogue has it. A missing value shows as its name. */
export function coreText(id: string, values: Record<string, FluentVariable>): string | undefined {
  return format(languages, "core", id, values, []);
}

/** Returns whether the window has a text for the key. */
export function hasText(key: string): key is TextKey {
  return languages.some((language) => language.bundle("window").hasMessage(key));
}
