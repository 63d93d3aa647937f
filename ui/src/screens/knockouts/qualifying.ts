// The qualifying games of a table's place, in words.
import type { QualifyingSectionView } from "../../api/generated/QualifyingSectionView";
import { isolated } from "../../drawings/tree";
import { text } from "../../format/text";

/** "Brook Ada – Reed Bea, Mill Tom – bye": those who play for one place, two by two from the top. */
export function playedFor(section: QualifyingSectionView): string {
  const name = (at: number): string => (section.names[at] ? isolated(section.names[at]) : text("ko-bye"));
  const games = Array.from({ length: Math.ceil(section.names.length / 2) }, (_, game) => `${name(2 * game)} – ${name(2 * game + 1)}`);
  return games.join(", ");
}
