// The kinds of a competition that can be chosen: the templates, then the systems without one.
import type { SystemName, TemplateName } from "../api/generated";
import { text } from "../format/text";

/** A template or a system, as the fields of a request. */
export type Kind = { template: TemplateName; system: null } | { template: null; system: SystemName };

/** Returns the name of a system as the beginning of a line. */
export function systemTitle(system: SystemName): string {
  const name = text(`system-${system}`);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Returns one sentence on a kind. */
export function aboutKind({ template, system }: Kind): string {
  return template === null ? text(`system-about-${system}`) : text(`template-about-${template}`);
}
