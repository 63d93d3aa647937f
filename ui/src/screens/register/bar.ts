// The geometry of the bar chooser: columns of ranks from the strongest to the weakest, and a line to the right of the bar's column.
import type { BarRankView } from "../../api/generated";

/** The height above and below the columns: for their numbers, and for their ranks. */
export const [ABOVE, BELOW] = [18, 22];

/** A column of the histogram. */
export interface Column extends BarRankView {
  x: number;
  width: number;
  /** The top of the bar; players stand between it and the base line. */
  top: number;
}

/** Returns the columns in `width` and `height` pixels; the tallest one fills the height. */
export function columnsOf(ranks: BarRankView[], width: number, height: number): Column[] {
  const wide = width / Math.max(1, ranks.length);
  const most = Math.max(1, ...ranks.map((rank) => rank.count));
  const high = height - ABOVE - BELOW;
  return ranks.map((rank, at) => ({
    ...rank,
    x: at * wide,
    width: wide,
    top: ABOVE + high - (rank.count / most) * high,
  }));
}

/** Returns the column whose right edge is nearest to a position: everyone to the left of the line is at or above the bar. */
export function columnAt(x: number, width: number, count: number): number {
  const at = Math.round((x / Math.max(1, width)) * count) - 1;
  return Math.max(0, Math.min(at, count - 1));
}

/** Returns the column that a key leads to: to the left and up the bar rises, to the right and down it falls. */
export function movedTo(key: string, at: number, count: number): number | null {
  const by = {
    ArrowLeft: -1,
    ArrowUp: -1,
    ArrowRight: 1,
    ArrowDown: 1,
    PageUp: -5,
    PageDown: 5,
    Home: -count,
    End: count,
  }[key];
  return by === undefined ? null : Math.max(0, Math.min(at + by, count - 1));
}

/** Returns how many columns lie between two written ranks, so that the ranks do not touch. */
export function everyLabel(wide: number): number {
  return Math.max(1, Math.ceil(30 / Math.max(1, wide)));
}
