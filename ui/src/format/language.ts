// The languages of the window.

export interface Language {
  /** The name of its folder in assets/messages. */
  id: string;
  /** The name of the language in the language itself. */
  name: string;
  /** For numbers, dates and plural forms. */
  locale: string;
}

export const LANGUAGES: Language[] = [
  { id: "en", name: "English", locale: "en-GB" },
  { id: "ro", name: "Română", locale: "ro" },
];

let wanted = "";

/** Chooses a language by its id; an empty string selects the system's. */
export function choose(id: string): void {
  wanted = id;
}

/** Returns the chosen language, or the first available one of the system's, or English. */
export function currentLanguage(system: readonly string[] = navigator.languages): Language {
  const known = (id: string): Language | undefined => LANGUAGES.find((language) => language.id === id);
  const own = system.map((tag) => known(tag.split("-")[0] ?? "")).find((language) => language !== undefined);
  return known(wanted) ?? own ?? LANGUAGES[0]!;
}
