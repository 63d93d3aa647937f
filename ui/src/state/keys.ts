// Keyboard strokes: their names, and who handles them.

/** Returns the name of a stroke: "Ctrl+Enter", "Alt+2", "u". */
export function stroke(pressed: KeyboardEvent): string {
  const parts = [];
  if (pressed.ctrlKey || pressed.metaKey) parts.push("Ctrl");
  if (pressed.altKey) parts.push("Alt");
  if (pressed.shiftKey && pressed.key.length > 1) parts.push("Shift");
  parts.push(
    (pressed.altKey ? withAlt(pressed) : undefined) ??
      (pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key),
  );
  return parts.join("+");
}

/** Returns the digit or letter of a stroke with Alt. macOS reports the special character of the key, so the key itself is read. */
function withAlt({ code, key }: KeyboardEvent): string | undefined {
  if (/^[a-z]$/i.test(key)) return undefined;
  return /^(?:Digit|Key)([0-9A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/**
 * Sends a stroke that writes a letter, or deletes one, to the search field of a screen. To be called for strokes outside of
 * fields, before they reach their default action. Returns whether the field has the focus now.
 */
export function goesToSearch(pressed: KeyboardEvent, find: HTMLInputElement): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || typing(pressed)) return false;
  const deletes = pressed.key === "Backspace" && find.value !== "";
  if (!deletes && !/^\p{L}$/u.test(pressed.key)) return false;
  find.focus();
  return true;
}

/** Returns whether a stroke is a single letter, digit or sign and such keys are switched off in the preferences. */
export function switchedOff(name: string): boolean {
  return name.length === 1 && name !== " " && document.documentElement.dataset.letters === "off";
}

/** Returns whether a dialog is open, which then handles all keys. */
export function covered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Returns whether the stroke activates the focused button or list. */
export function pressing(pressed: KeyboardEvent): boolean {
  const at = pressed.target;
  return (
    (pressed.key === "Enter" || pressed.key === " ") &&
    at instanceof HTMLElement &&
    ["BUTTON", "SELECT", "SUMMARY"].includes(at.tagName)
  );
}

/** Returns whether the stroke belongs to a dialog or to the field with the focus. */
export function typing(pressed: KeyboardEvent): boolean {
  const at = pressed.target;
  if (covered()) return true;
  if (at instanceof HTMLInputElement && ["checkbox", "radio"].includes(at.type)) return pressed.key === " ";
  return at instanceof HTMLElement && (at.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(at.tagName));
}
