// The meanings of list columns as text.
import type { ColumnMeaning } from "../api/generated";
import { dashed, text } from "../format/text";

type Points = Extract<ColumnMeaning, `sp${number}`>;

/** Returns "Family name" for `family`, "SEYGO points 16" for `sp16`. */
export function meaningText(means: ColumnMeaning): string {
  if (means === "") return text("list-means-nothing");
  return isPoints(means) ? text("list-means-sp", { category: means.slice(2) }) : text(`list-means-${dashed(means)}`);
}

function isPoints(means: ColumnMeaning): means is Points {
  return /^sp\d+$/.test(means);
}
