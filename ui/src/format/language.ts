// The languages of the window.
import type { LanguageCode } from "../api/generated";

export interface Language {
  /** The name of its folder in assets/messages. */
  id: LanguageCode;
  /** The name of the language in the language itself. */
  name: string;
  /** For numbers, dates and plural forms. */
  locale: string;
  /** Whether no native speaker has reviewed the translation yet. */
  draft?: true;
}

export const LANGUAGES: Language[] = [
  { id: "en", name: "English", locale: "en-GB" },
  { id: "cs", name: "Čeština", locale: "cs", draft: true },
  { id: "de", name: "Deutsch", locale: "de", draft: true },
  { id: "es", name: "Español", locale: "es", draft: true },
  { id: "fr", name: "Français", locale: "fr", draft: true },
  { id: "hr", name: "Hrvatski", locale: "hr", draft: true },
  { id: "hu", name: "Magyar", locale: "hu", draft: true },
  { id: "pl", name: "Polski", locale: "pl", draft: true },
  { id: "ro", name: "Română", locale: "ro" },
  { id: "ru", name: "Русский", locale: "ru", draft: true },
  { id: "tr", name: "Türkçe", locale: "tr", draft: true },
  { id: "uk", name: "Українська", locale: "uk", draft: true },
];

/** Returns the name of a language in the language itself. */
export function languageName(id: string): string {
  return LANGUAGES.find((language) => language.id === id)?.name ?? id;
}

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
