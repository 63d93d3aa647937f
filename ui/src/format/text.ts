// Texts from the catalogues, in the window's language, with plural forms and numbers by locale.
import { FluentBundle, FluentResource, type FluentVariable, type TextTransform } from "@fluent/bundle";
import type { TextKey } from "../api/generated/TextKey";
import { currentLanguage } from "./language";
import { lengthened } from "./pseudo";

type Catalogues = Record<string, string>;
type Loaders = Record<string, () => Promise<string>>;

/** The English texts are always there. They fill the gaps of the other languages. */
const ENGLISH: Catalogues = import.meta.glob<string>(
  ["../../../assets/messages/en/{window,desk}.ftl", "../../../assets/messages/en/core/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
/** The texts of the other languages, loaded when they are chosen. */
const OTHERS: Loaders = import.meta.glob<string>(
  [
    "../../../assets/messages/*/{window,desk}.ftl",
    "../../../assets/messages/*/core/*.ftl",
    "!../../../assets/messages/en/**",
  ],
  { query: "?raw", import: "default" },
);

/** The window's own texts, and the core's messages. They are kept apart because they may use the same id. */
let bundles = bundlesOf("en", [ENGLISH], {});

/** A catalogue is parsed when its first text is asked for: the start page needs none of the core's messages. */
interface Bundles {
  readonly window: FluentBundle;
  readonly core: FluentBundle;
}

function bundlesOf(locale: string, catalogues: Catalogues[], options: { transform?: TextTransform }): Bundles {
  const bundleOf = (core: boolean): FluentBundle => {
    const bundle = new FluentBundle(locale, { useIsolating: false, ...options });
    for (const [path, catalogue] of catalogues.flatMap((each) => Object.entries(each))) {
      if (path.includes("/core/") === core) bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
    }
    return bundle;
  };
  const parsed: { window?: FluentBundle; core?: FluentBundle } = {};
  return {
    get window() {
      return (parsed.window ??= bundleOf(false));
    },
    get core() {
      return (parsed.core ??= bundleOf(true));
    },
  };
}

async function catalogueOf(id: string): Promise<Catalogues> {
  const own = Object.entries(OTHERS).filter(([path]) => path.includes(`/messages/${id}/`));
  return Object.fromEntries(await Promise.all(own.map(async ([path, load]) => [path, await load()] as const)));
}

/** Loads the texts of the current language, lengthened for a test of the layout. If the language changes meanwhile, the last one holds. */
export async function reloadTexts(longer = false): Promise<void> {
  const { id, locale } = currentLanguage();
  const loaded = id === "en" ? [] : [await catalogueOf(id)];
  if (currentLanguage().id === id)
    bundles = bundlesOf(locale, [ENGLISH, ...loaded], longer ? { transform: lengthened } : {});
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
type Dashed<Name extends string> = Name extends `${infer First}${"_" | " "}${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

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
