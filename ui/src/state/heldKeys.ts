// A held key repeats. Only keys that move the cursor, scroll or write into a field act again; all others need a fresh press.

/** Keys that may repeat everywhere. */
const MOVES = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Tab"]);

/** Fields that are not written in. */
const NOT_WRITTEN = new Set(["button", "checkbox", "color", "file", "radio", "range", "submit"]);

/** Stops a stroke that only repeats a held key. Handles the event before all other handlers. */
export function stopHeldKey(pressed: KeyboardEvent): void {
  if (!pressed.repeat || MOVES.has(pressed.key) || writes(pressed)) return;
  pressed.preventDefault();
  pressed.stopPropagation();
}

/** Returns whether the stroke writes into the field with the focus, or deletes from it. */
function writes(pressed: KeyboardEvent): boolean {
  const at = pressed.target;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return false;
  if (at instanceof HTMLTextAreaElement || (at instanceof HTMLElement && at.isContentEditable)) return true;
  return at instanceof HTMLInputElement && !NOT_WRITTEN.has(at.type) && pressed.key !== "Enter";
}
