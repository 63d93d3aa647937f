// The preferences of this computer's user. The settings of an event are in its file.

/** The preferences that are kept. */
export type Preference =
  | "language"
  | "theme"
  | "sound"
  | "letters"
  | "touch"
  | "tour"
  | "steps"
  | "columns"
  | "size"
  | "pseudo"
  | "groups"
  | "overview"
  | "board-grid"
  | `table-${string}`;

/** Returns the value of a preference; empty if it is not set or the storage is unavailable. */
export function remembered(preference: Preference): string {
  try {
    return localStorage.getItem(`drawmaster-${preference}`) ?? "";
  } catch {
    return "";
  }
}

/** Stores a preference; an empty value removes it. */
export function remember(preference: Preference, word: string): void {
  try {
    if (word) localStorage.setItem(`drawmaster-${preference}`, word);
    else localStorage.removeItem(`drawmaster-${preference}`);
  } catch {
    // Without storage the preference applies until the window is closed.
  }
}
