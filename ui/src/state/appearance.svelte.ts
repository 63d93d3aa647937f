// The language, the colours, the size of texts and of buttons and the single keys of the window. Changes apply at once.
import { choose, currentLanguage } from "../format/language";
import { reloadTexts } from "../format/text";
import { remember, remembered } from "../platform/preferences";

/** The sizes of texts, in percent of the usual one. */
export const SIZES = [90, 100, 115, 130, 150] as const;

class Appearance {
  /** Counts language changes; the window is rendered again after each. */
  version = $state(0);

  /** Applies the remembered preferences. Resolves when the texts are there. */
  start(): Promise<void> {
    this.#applyTheme();
    this.#applyTouch();
    this.#applyLetters();
    this.#applySize();
    return this.#applyLanguage();
  }

  /** Changes the size of texts: a number of percent, or an empty string for the usual one. */
  setSize(size: string): void {
    remember("size", size);
    this.#applySize();
  }

  /** Switches the keys without Ctrl or Alt on or off. */
  setLetters(on: boolean): void {
    remember("letters", on ? "" : "off");
    this.#applyLetters();
  }

  /** Makes rows and buttons 40 px high, for a touch screen, or as high as usual. */
  setTouch(on: boolean): void {
    remember("touch", on ? "on" : "");
    this.#applyTouch();
  }

  /** The chosen language; empty for the system's. */
  get language(): string {
    return remembered("language");
  }

  /** Changes the language; an empty string selects the system's. */
  async setLanguage(language: string): Promise<void> {
    remember("language", language);
    await this.#applyLanguage();
    this.version += 1;
  }

  /** Changes the colours: `light`, `dark`, or an empty string for the system's. */
  setTheme(theme: string): void {
    remember("theme", theme);
    this.#applyTheme();
  }

  async #applyLanguage(): Promise<void> {
    choose(this.language);
    // Only tests of the layout set this preference.
    const pseudo = remembered("pseudo");
    await reloadTexts(pseudo !== "");
    document.documentElement.lang = currentLanguage().locale;
    document.documentElement.dir = pseudo === "rtl" ? "rtl" : "ltr";
  }

  #applyTouch(): void {
    if (remembered("touch")) document.documentElement.dataset.touch = "on";
    else delete document.documentElement.dataset.touch;
  }

  #applyLetters(): void {
    if (remembered("letters")) document.documentElement.dataset.letters = "off";
    else delete document.documentElement.dataset.letters;
  }

  #applySize(): void {
    const size = SIZES.find((each) => String(each) === remembered("size"));
    document.documentElement.style.fontSize = size === undefined ? "" : `${size}%`;
  }

  #applyTheme(): void {
    const theme = remembered("theme");
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }
}

/** The appearance of this window. */
export const appearance = new Appearance();
