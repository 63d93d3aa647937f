// How the window speaks and looks: the language and the colours, at once when they are changed.
import { choose, currentLanguage } from "../format/language";
import { reloadTexts } from "../format/text";
import { remember, remembered } from "../platform/preferences";

class Look {
  /** Counts up when the language changes; the window is made anew by it. */
  version = $state(0);

  /** Takes up what the machine remembers. */
  start(): void {
    this.#takeUp();
    this.#dress();
  }

  /** The language that was chosen; empty for the system's. */
  get language(): string {
    return remembered("language");
  }

  /** Takes up a language; an empty word is the system's. */
  speak(language: string): void {
    remember("language", language);
    this.#takeUp();
    this.version += 1;
  }

  /** Light, dark, or as the system has it. */
  colour(theme: string): void {
    remember("theme", theme);
    this.#dress();
  }

  #takeUp(): void {
    choose(this.language);
    reloadTexts();
    document.documentElement.lang = currentLanguage().locale;
  }

  #dress(): void {
    const theme = remembered("theme");
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }
}

/** How this window speaks and looks. */
export const look = new Look();
