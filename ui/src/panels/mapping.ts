// The meanings of list columns as text.
import { dashed, text, textOr } from "../format/text";

/** Returns "Family name" for `family`, "SEYGO points 16" for `sp16`. */
export function meaningText(means: string): string {
  const points = /^sp(\d+)$/.exec(means);
  return points ? text("list-means-sp", { category: points[1] ?? "" }) : textOr(`list-means-${dashed(means)}`, means);
}
