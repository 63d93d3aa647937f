// Texts from the catalogues, in the window's language, with plural forms and numbers by locale.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { TextKey } from "../api/generated/TextKey";
import { currentLanguage } from "./language";

const FOLDER = "../../../assets/messages";
const CATALOGUES = import.meta.glob<string>(["../../../assets/messages/*/{window,desk}.ftl", "../../../assets/messages/*/core/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The window's own texts, and the core's messages. They are kept apart because they may use the same id. */
let bundles = load();

function load(): { window: FluentBundle; core: FluentBundle } {
  return { window: bundleOf(/^(window|desk)\.ftl$/), core: bundleOf(/^core\//) };
}

function bundleOf(part: RegExp): FluentBundle {
  const { id, locale } = currentLanguage();
  const bundle = new FluentBundle(locale, { useIsolating: false });
  // English fills the gaps of the other languages.
  for (const language of new Set(["en", id])) {
    const folder = `${FOLDER}/${language}/`;
    for (const [path, catalogue] of Object.entries(CATALOGUES)) {
      if (path.startsWith(folder) && part.test(path.slice(folder.length))) bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
    }
  }
  return bundle;
}

/** Loads the texts of the current language. */
export function reloadTexts(): void {
  bundles = load();
}

/** The keys of the window's texts. */
export type { TextKey };

/** Shows the category of everyone, 0, as nothing: `KO12` is a category's table, `KO` the main table. */
function shown(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return values["category"] === 0 ? { ...values, category: "" } : values;
}

/** Returns the text for a key of the window; the key itself if no catalogue has it, so that the gap is visible. */
export function text(key: TextKey, values: Record<string, FluentVariable> = {}): string {
  const message = bundles.window.getMessage(key);
  return message?.value ? bundles.window.formatPattern(message.value, shown(values)) : key;
}

/** Returns the text for a key made from open data, such as the name of an operation in a file; `otherwise` without one. */
export function textOr(key: string, otherwise: string, values: Record<string, FluentVariable> = {}): string {
  return hasText(key) ? text(key, values) : otherwise;
}

/** A name of the core in the spelling of keys: `close-register` for `close_register`, `met-before` for `met before`. */
type Dashed<Name extends string> = Name extends `${infer First}${"_" | " "}${infer Rest}` ? `${First}-${Dashed<Rest>}` : Name;

/** Returns a name of the core in the spelling of keys. */
export function dashed<Name extends string>(name: Name): Dashed<Name> {
  return name.replaceAll(/[_ ]/g, "-") as Dashed<Name>;
}

/** Returns the text for an id of the core, or undefined if no catalogue has it. A missing value shows as its name. */
export function coreText(id: string, values: Record<string, FluentVariable>): string | undefined {
  const message = bundles.core.getMessage(id);
  return message?.value ? bundles.core.formatPattern(message.value, values, []) : undefined;
}

/** Returns whether the window has a text for the key. */
export function hasText(key: string): key is TextKey {
  return bundles.window.hasMessage(key);
}
