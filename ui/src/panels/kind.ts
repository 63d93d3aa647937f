// The kinds of a competition that can be chosen: the templates, then the systems without one.
import type { SystemName } from "../api/generated/SystemName";
import { SYSTEMS } from "../api/generated/Systems";
import type { TemplateName } from "../api/generated/TemplateName";
import { text } from "../format/text";

/** A template or a system; no word stands for both. */
export type Kind = TemplateName | SystemName;

const isSystem = (kind: Kind): kind is SystemName => (SYSTEMS as readonly Kind[]).includes(kind);

/** Returns the fields of a request for a kind. */
export function ofKind(kind: Kind): { template: TemplateName | null; system: SystemName | null } {
  return isSystem(kind) ? { template: null, system: kind } : { template: kind, system: null };
}

/** Returns the name of a system as the beginning of a line. */
export function systemTitle(system: SystemName): string {
  const name = text(`system-${system}`);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Returns one sentence on a kind. */
export function aboutKind(kind: Kind): string {
  return isSystem(kind) ? text(`system-about-${kind}`) : text(`template-about-${kind}`);
}
