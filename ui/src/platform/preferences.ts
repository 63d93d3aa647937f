// What this machine remembers of its director's tastes: nothing of an event, which keeps its own settings.

/** What can be remembered. */
export type Preference = "language" | "theme" | "sound" | "tour";

/** The remembered word, or an empty one. A machine that forgets is no reason to stop. */
export function remembered(preference: Preference): string {
  try {
    return localStorage.getItem(`drawmaster-${preference}`) ?? "";
  } catch {
    return "";
  }
}

/** Remembers a word; an empty one forgets. */
export function remember(preference: Preference, word: string): void {
  try {
    if (word) localStorage.setItem(`drawmaster-${preference}`, word);
    else localStorage.removeItem(`drawmaster-${preference}`);
  } catch {
    // Then it holds until the window is closed.
  }
}
