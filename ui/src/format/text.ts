// Texts from the catalogues, in the language of the window, with plural forms and numbers by locale.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { spoken } from "./language";

const CATALOGUES = import.meta.glob<string>("../../../assets/messages/*/{window,desk}.ftl", { query: "?raw", import: "default", eager: true });

let bundle = made();

function made(): FluentBundle {
  const { id, locale } = spoken();
  const fresh = new FluentBundle(locale, { useIsolating: false });
  // What another language does not say yet is said in English.
  for (const language of ["en", id]) {
    for (const part of ["window", "desk"]) {
      const catalogue = CATALOGUES[`../../../assets/messages/${language}/${part}.ftl`];
      if (catalogue) fresh.addResource(new FluentResource(catalogue), { allowOverrides: true });
    }
  }
  return fresh;
}

/** Takes up the language that is wanted now. */
export function speak(): void {
  bundle = made();
}

/** The text for a key; the key itself where no catalogue has one, so that a gap is seen and not hidden. */
export function text(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** Whether there is a text for the key. */
export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}
