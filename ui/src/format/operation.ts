// Names of operations for undo, redo and the history, such as "result of board 7".
import type { NamedOperation } from "../api/generated/NamedOperation";
import { hasText, text } from "./text";

/** Returns the label of a setting; its path if it has none. */
export function settingText(path: string): string {
  const name = path.replace(/[._]/g, "-");
  return hasText(`setting-${name}`) ? text(`setting-${name}`) : path;
}

/** Returns the description of a setting; empty if it has none. */
export function settingAbout(path: string): string {
  const name = path.replace(/[._]/g, "-");
  return hasText(`setting-${name}-about`) ? text(`setting-${name}-about`) : "";
}

/** Returns an operation as text. */
export function operationText(what: NamedOperation): string {
  if (!hasText(`operation-${what.operation}`)) return what.operation;
  const named = settingText(what.setting);
  return text(`operation-${what.operation}`, { round: what.round ?? 0, board: what.board ?? 0, player: what.player, category: what.category ?? 0, setting: named }).trim();
}
