// Names of operations for undo, redo and the history, such as "result of board 7".
import type { NamedOperation } from "../api/generated/NamedOperation";
import { textOr } from "./text";

/** Returns the label of a setting; its path if it has none. */
export function settingText(path: string): string {
  const name = path.replace(/[._]/g, "-");
  return textOr(`setting-${name}`, path);
}

/** Returns the description of a setting; empty if it has none. */
export function settingAbout(path: string): string {
  const name = path.replace(/[._]/g, "-");
  return textOr(`setting-${name}-about`, "");
}

/** Returns an operation as text. */
export function operationText(what: NamedOperation): string {
  const named = settingText(what.setting);
  return textOr(`operation-${what.operation}`, what.operation, { round: what.round ?? 0, board: what.board ?? 0, player: what.player, category: what.category ?? 0, setting: named }).trim();
}
