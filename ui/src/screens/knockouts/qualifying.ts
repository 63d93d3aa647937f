// The qualifying games of a place as text.
import type { QualifyingSectionView } from "../../api/generated";
import { isolated } from "../../drawings/tree";
import { text } from "../../format/text";

/** Returns "Brook Ada – Reed Bea, Mill Tom – bye": the players for one place in pairs, from the top. */
export function playedFor(section: QualifyingSectionView): string {
  const name = (at: number): string => (section.names[at] ? isolated(section.names[at]) : text("ko-bye"));
  const games = Array.from(
    { length: Math.ceil(section.names.length / 2) },
    (_, game) => `${name(2 * game)} – ${name(2 * game + 1)}`,
  );
  return games.join(", ");
}
