// The languages of the window: which there are, and which is spoken.

export interface Language {
  /** As in assets/messages. */
  id: string;
  /** In itself, as its speakers look for it. */
  name: string;
  /** For numbers, dates and plural forms. */
  locale: string;
}

export const LANGUAGES: Language[] = [
  { id: "en", name: "English", locale: "en-GB" },
  { id: "ro", name: "Română", locale: "ro" },
];

let wanted = "";

/** Chooses a language by its id; an empty word is the system's. */
export function choose(id: string): void {
  wanted = id;
}

/** The language to speak: the chosen one, else the first of the system's that there is, else English. */
export function currentLanguage(system: readonly string[] = navigator.languages): Language {
  const known = (id: string): Language | undefined => LANGUAGES.find((language) => language.id === id);
  const own = system.map((tag) => known(tag.split("-")[0] ?? "")).find((language) => language !== undefined);
  return known(wanted) ?? own ?? LANGUAGES[0]!;
}
