// Which rows of a long table are in sight.

/** Tables up to this length are made whole: making them costs less than watching them. */
const WHOLE = 80;
/** Rows made beyond both edges, so that a quick scroll does not outrun them. */
const MARGIN = 6;

export interface Sight {
  first: number;
  last: number;
  /** Pixels that stand for the rows above and below. */
  above: number;
  below: number;
  whole: boolean;
}

/** The rows from `first` to before `last`, for a region scrolled to `top` with rows `tall` pixels high. */
export function rowsInSight(count: number, top: number, height: number, tall: number): Sight {
  if (count <= WHOLE) return { first: 0, last: count, above: 0, below: 0, whole: true };
  // Steps of a few rows: then most scrolling changes nothing at all.
  const step = 4;
  const at = Math.floor(top / tall / step) * step;
  const first = Math.max(0, Math.min(at - MARGIN, count - 1));
  const last = Math.min(count, at + Math.ceil(height / tall) + step + MARGIN);
  return { first, last, above: first * tall, below: (count - last) * tall, whole: false };
}
