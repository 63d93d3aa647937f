// Which rows of a long table to render: those in the scrolled region and a few around it.

/** Tables up to this length are rendered completely, which is cheaper than tracking the scroll position. */
const WHOLE = 80;
/** Rows rendered beyond both edges, so that a fast scroll does not show a gap. */
const MARGIN = 6;

/** The height in pixels of a table's region and of its rows. */
export interface TableSize {
  height: number;
  tall: number;
}

/** The last size of each table, by its label. */
const sizes = new Map<string, TableSize>();

/** Returns the size that a table with this label had last, so that its next rendering starts with the right rows; a guess before the first. */
export function lastSize(label: string): TableSize {
  return sizes.get(label) ?? { height: 800, tall: 28 };
}

/** Keeps the measured size of a table for the next one with its label. */
export function keepSize(label: string, size: TableSize): void {
  sizes.set(label, size);
}

export interface VisibleRows {
  first: number;
  last: number;
  /** Height in pixels of the rows above and below that are not rendered. */
  above: number;
  below: number;
  whole: boolean;
}

/**
 * Returns the rows from `first` to before `last` for a region scrolled to `top`, with rows `tall` pixels high and `margin` rows
 * beyond both edges; all rows of a short table, unless only those in sight are wanted.
 */
export function visibleRows(count: number, top: number, height: number, tall: number, margin = MARGIN): VisibleRows {
  if (count <= WHOLE && margin > 0) return { first: 0, last: count, above: 0, below: 0, whole: true };
  // With a margin the rows move in steps of a few, so that most scroll events change nothing, and their number stays the same.
  const step = margin > 0 ? 4 : 1;
  const number = (Math.ceil(height / tall / step) + 1) * step + 2 * margin;
  const first = Math.max(0, Math.min(Math.floor(top / tall / step) * step - margin, count - 1));
  const last = Math.min(count, first + number);
  return { first, last, above: first * tall, below: (count - last) * tall, whole: false };
}
