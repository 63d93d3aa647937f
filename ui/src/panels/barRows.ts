// The geometry of rows of bars: all rows have the same scale.

/** A part of a bar. */
export interface BarPart {
  /** How it is drawn: `black`, `white`, `jigo`, `other`, `open`, or another name for a plain part. */
  kind: string;
  value: number;
}

/** A bar. */
export interface BarRow {
  label: string;
  parts: BarPart[];
}

/** A part with its position. */
export interface PlacedPart extends BarPart {
  x: number;
  width: number;
}

const total = (row: BarRow): number => row.parts.reduce((sum, part) => sum + part.value, 0);

/** Returns the parts of a row with their positions, without empty ones. The longest of all rows is `length` pixels long. */
export function partsOf(row: BarRow, rows: BarRow[], length: number): PlacedPart[] {
  const most = Math.max(1, ...rows.map(total));
  let x = 0;
  return row.parts.flatMap((part) => {
    const width = (part.value / most) * length;
    const placed = { ...part, x, width };
    x += width;
    return part.value > 0 ? [placed] : [];
  });
}
