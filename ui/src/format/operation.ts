// Operations by their names: "result of board 7", as undo, redo and the history say them.
import type { NamedOperation } from "../api/generated/NamedOperation";
import { hasText, text } from "./text";

/** A setting's plain word; its path where it has none. */
export function settingText(path: string): string {
  const name = path.replace(/[._]/g, "-");
  return hasText(`setting-${name}`) ? text(`setting-${name}`) : path;
}

/** What a setting leads to; empty where nothing is said of it. */
export function settingAbout(path: string): string {
  const name = path.replace(/[._]/g, "-");
  return hasText(`setting-${name}-about`) ? text(`setting-${name}-about`) : "";
}

/** What was done, in words. */
export function operationText(what: NamedOperation): string {
  if (!hasText(`operation-${what.operation}`)) return what.operation;
  const named = settingText(what.setting);
  return text(`operation-${what.operation}`, { round: what.round ?? 0, board: what.board ?? 0, player: what.player, category: what.category ?? 0, setting: named }).trim();
}
