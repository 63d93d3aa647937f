// What the hall's window is told to show, and how long lists turn their pages.

/** What it can show; the order is that of the keys. */
export const CONTENTS = ["boards", "names", "standings", "knockouts", "points", "countdown", "ceremony", "blank"] as const;
export type Content = (typeof CONTENTS)[number];

export interface Shown {
  content: Content;
  /** The round; null follows the newest. */
  round: number | null;
  /** The age category of a table, a list of points or a ceremony. */
  category: number | null;
  /** Boards of this hall: from and to; null for all. */
  from: number | null;
  to: number | null;
  /** Size of the letters, in hundredths of the window's height. */
  size: number;
  /** Seconds a page stays; it is held while `held`. */
  seconds: number;
  held: boolean;
  /** Page to show while held, from 0. */
  page: number;
  /** When the round begins, in milliseconds since 1970. */
  until: number | null;
  dark: boolean;
}

/** What a new window shows: at 15 metres, letters a little under a twentieth of the height can be read. */
export const FIRST: Shown = { content: "boards", round: null, category: null, from: null, to: null, size: 4.6, seconds: 10, held: false, page: 0, until: null, dark: true };

/** What the host kept, completed where it kept nothing. */
export function shownFrom(kept: unknown): Shown {
  return typeof kept === "object" && kept !== null ? { ...FIRST, ...(kept as Partial<Shown>) } : { ...FIRST };
}

/** Rows that fit: a row is a third higher than its letters; the head takes about three rows. */
export function rowsFitting(size: number): number {
  return Math.max(4, Math.floor((100 - size * 3.4) / (size * 1.36)));
}

/** The rows in pages of columns: as many columns of `perColumn` rows each. */
export function pages<Row>(rows: Row[], perColumn: number, columns: number): Row[][][] {
  const perPage = perColumn * columns;
  const count = Math.max(1, Math.ceil(rows.length / perPage));
  return Array.from({ length: count }, (_, page) =>
    Array.from({ length: columns }, (_, column) => rows.slice(page * perPage + column * perColumn, page * perPage + (column + 1) * perColumn)).filter((c, at) => at === 0 || c.length > 0),
  );
}

/** The page in turn: the held one, or the one of this moment. */
export function pageNow(shown: Shown, count: number, now: number): number {
  return shown.held ? ((shown.page % count) + count) % count : Math.floor(now / 1000 / Math.max(1, shown.seconds)) % count;
}

/** Whether a board stands in this hall. */
export function inHall(shown: Shown, board: number): boolean {
  return board >= (shown.from ?? 1) && board <= (shown.to ?? Number.MAX_SAFE_INTEGER);
}

/** "1:05:09", "4:07"; "0:00" when the time has come. */
export function remaining(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The moment meant by "14:30", today, or by minutes from now, "10"; null if it is neither. */
export function moment(typed: string, now: Date): number | null {
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim());
  if (clock && Number(clock[1]) < 24 && Number(clock[2]) < 60) return new Date(now).setHours(Number(clock[1]), Number(clock[2]), 0, 0);
  const minutes = /^\d{1,3}$/.exec(typed.trim());
  return minutes ? now.getTime() + Number(typed.trim()) * 60_000 : null;
}
