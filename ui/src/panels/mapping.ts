// What a list's columns can mean, in words.
import { text } from "../format/text";

/** "Family name", "SEYGO points 16" for `family`, `sp16`. */
export function meaningText(means: string): string {
  const points = /^sp(\d+)$/.exec(means);
  return points ? text("list-means-sp", { category: points[1] ?? "" }) : text(`list-means-${means.replaceAll("_", "-")}`);
}
