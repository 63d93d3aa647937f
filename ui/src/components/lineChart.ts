// The geometry of a chart of lines: positions, ticks, lines with gaps, and labels that do not cover each other.

/** A line of a chart. */
export interface Series {
  id: string | number;
  name: string;
  /** Its values from left to right; null where it has none. */
  values: (number | null)[];
  /** Drawn weaker than the others, and dashed. */
  weak?: boolean;
}

/** The area of the lines within the picture. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Turns columns and values into pixels. */
export interface Scale {
  x: (column: number) => number;
  y: (value: number) => number;
  /** The values of the horizontal rules. */
  ticks: number[];
}

const STEPS = [1, 2, 5];

/** Returns the smallest of 1, 2, 5, 10, 20, 50 ... that needs at most `most` steps for `range`. */
export function step(range: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    const found = STEPS.find((one) => range / (one * power) <= most);
    if (found !== undefined) return found * power;
  }
}

/** Returns the scale of a chart. A chart of places has the smallest value on top; other charts begin at zero. */
export function scaleOf(series: Series[], columns: number, frame: Frame, places: boolean): Scale {
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const most = Math.max(1, ...values);
  const least = places ? 1 : 0;
  const range = Math.max(1, most - least);
  const high = frame.bottom - frame.top;
  const along = (value: number): number => ((value - least) / range) * high;
  const by = step(range, Math.max(1, Math.floor(high / 48)));
  const first = places ? [1] : [];
  const ticks = Array.from({ length: Math.floor(most / by) + 1 }, (_, at) => at * by).filter((tick) => tick >= least);
  return {
    x: (column) =>
      columns < 2 ? (frame.left + frame.right) / 2 : frame.left + ((frame.right - frame.left) * column) / (columns - 1),
    y: (value) => (places ? frame.top + along(value) : frame.bottom - along(value)),
    ticks: [...new Set([...first, ...ticks])],
  };
}

/** Returns a line as SVG path; it has a gap where a value is missing. A single value is a short dash. */
export function pathOf(values: (number | null)[], { x, y }: Pick<Scale, "x" | "y">): string {
  const round = (position: number): number => Math.round(position * 10) / 10;
  let path = "";
  let before: number | null = null;
  for (const [column, value] of values.entries()) {
    if (value !== null) {
      const alone = before === null && (values[column + 1] ?? null) === null;
      path += `${before === null ? "M" : "L"}${round(x(column) - (alone ? 3 : 0))} ${round(y(value))}`;
      if (alone) path += `h6`;
    }
    before = value;
  }
  return path;
}

/** A label at the end of a line. */
export interface Label {
  id: string | number;
  text: string;
  y: number;
}

/** The letters of a label for which there is room. */
const LETTERS = 28;

/** Returns the names of lines that end together, as many as there is room for, and the number of the others. */
function together(names: string[]): string {
  const some = [...names];
  while (some.length > 1 && some.join(", ").length > LETTERS) some.pop();
  return some.join(", ") + (some.length < names.length ? ` +${names.length - some.length}` : "");
}

/** Returns the labels of the last values, at least `gap` pixels apart. Lines that end at one value have a label together. */
export function labelsOf(series: Series[], y: Scale["y"], gap: number): Label[] {
  const lines = new Map<number, Series[]>();
  for (const line of series) {
    const last = line.values.filter((value) => value !== null).at(-1);
    if (last !== undefined) lines.set(last, [...(lines.get(last) ?? []), line]);
  }
  const ends = [...lines].map(([value, [first, ...others]]): Label => {
    const names = [first!, ...others].map((line) => line.name);
    return { id: first!.id, text: together(names), y: y(value) };
  });
  const shown: Label[] = [];
  for (const label of ends) {
    if (shown.every((other) => Math.abs(other.y - label.y) >= gap)) shown.push(label);
  }
  return shown;
}
