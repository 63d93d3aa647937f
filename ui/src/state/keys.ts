// Keys of the whole window. Screens add their own while they are shown.

/** "Ctrl+Enter", "Alt+2", "u": how a key stroke is written in texts and compared. */
export function stroke(pressed: KeyboardEvent): string {
  const parts = [];
  if (pressed.ctrlKey || pressed.metaKey) parts.push("Ctrl");
  if (pressed.altKey) parts.push("Alt");
  if (pressed.shiftKey && pressed.key.length > 1) parts.push("Shift");
  parts.push(pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key);
  return parts.join("+");
}

/** Whether a dialog lies over the window: then all keys are its own. */
export function covered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether the stroke presses the button or opens the list that has the focus. */
export function pressing(pressed: KeyboardEvent): boolean {
  const at = pressed.target;
  return (pressed.key === "Enter" || pressed.key === " ") && at instanceof HTMLElement && ["BUTTON", "SELECT", "SUMMARY"].includes(at.tagName);
}

/** Whether the stroke belongs to a dialog or to a field the director is typing in. */
export function typing(pressed: KeyboardEvent): boolean {
  const at = pressed.target;
  if (covered()) return true;
  if (at instanceof HTMLInputElement && ["checkbox", "radio"].includes(at.type)) return pressed.key === " ";
  return at instanceof HTMLElement && (at.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(at.tagName));
}
