// Names of operations for undo, redo and the history, such as "result of board 7".
import type { NamedOperation } from "../api/generated";
import { text, textOr } from "./text";

/** Returns a setting's path as it stands in the names of texts. Old journals have the tie-breaks under their former name. */
function textName(path: string): string {
  return (path === "competition.ladder" ? "competition.tie_breaks" : path).replace(/[._]/g, "-");
}

/** Returns the label of a setting; its path if it has none. */
export function settingText(path: string): string {
  const name = textName(path);
  return textOr(`setting-${name}`, path);
}

/** Returns the description of a setting; empty if it has none. */
export function settingAbout(path: string): string {
  const name = textName(path);
  return textOr(`setting-${name}-about`, "");
}

/** Returns an operation as text. */
export function operationText(what: NamedOperation): string {
  const named = settingText(what.setting);
  if (what.contradicts) return text("operation-contradicting_result", { board: what.board ?? 0 });
  return text(`operation-${what.operation}`, {
    round: what.round ?? 0,
    board: what.board ?? 0,
    player: what.player,
    category: what.category ?? 0,
    setting: named,
    case: what.case ?? 0,
  }).trim();
}

/** Returns an operation for undo and redo, with the helper who made it: undo takes the newest entry of anyone. */
export function stepText(what: NamedOperation): string {
  const done = operationText(what);
  return what.helper ? text("undo-of-helper", { what: done, who: what.helper }) : done;
}
