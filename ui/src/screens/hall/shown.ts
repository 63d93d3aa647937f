// What the hall window shows, and how long lists turn pages.

/** The contents, in the order of their keys. */
export const CONTENTS = ["boards", "names", "standings", "knockouts", "points", "countdown", "ceremony", "blank"] as const;
export type Content = (typeof CONTENTS)[number];

export interface Shown {
  content: Content;
  /** The round; null for the latest. */
  round: number | null;
  /** The age category of a table, of points or of a ceremony; null for all. */
  category: number | null;
  /** The boards in this hall, from and to; null for no limit. */
  from: number | null;
  to: number | null;
  /** Text size in percent of the window's height. */
  size: number;
  /** Seconds per page; ignored while `held`. */
  seconds: number;
  held: boolean;
  /** The page to show while held, from 0. */
  page: number;
  /** When the round starts, in milliseconds since 1970. */
  until: number | null;
  dark: boolean;
}

/** The properties of a list in the hall window. */
export interface ListProps {
  shown: Shown;
  /** Increases with every change of the event. */
  version: number;
  /** The time in milliseconds since 1970, which turns the pages. */
  now: number;
  /** Runs a read-only command. Returns null if it fails. */
  look: <View>(name: string, request: unknown) => Promise<View | null>;
}

/** What a new window shows. Its text can be read from 15 metres. */
export const FIRST: Shown = { content: "boards", round: null, category: null, from: null, to: null, size: 4.6, seconds: 10, held: false, page: 0, until: null, dark: true };

/** Returns what the host has kept, completed with defaults. */
export function shownFrom(kept: unknown): Shown {
  return typeof kept === "object" && kept !== null ? { ...FIRST, ...(kept as Partial<Shown>) } : { ...FIRST };
}

/** Returns the number of rows that fit: a row is a third higher than its text, and the head takes about three rows. */
export function rowsFitting(size: number): number {
  return Math.max(4, Math.floor((100 - size * 3.4) / (size * 1.36)));
}

/** Splits rows into pages of columns with `perColumn` rows each. */
export function pages<Row>(rows: Row[], perColumn: number, columns: number): Row[][][] {
  const perPage = perColumn * columns;
  const count = Math.max(1, Math.ceil(rows.length / perPage));
  return Array.from({ length: count }, (_, page) =>
    Array.from({ length: columns }, (_, column) => rows.slice(page * perPage + column * perColumn, page * perPage + (column + 1) * perColumn)).filter((c, at) => at === 0 || c.length > 0),
  );
}

/** Returns the current page: the held one, or the one whose turn it is. */
export function pageNow(shown: Shown, count: number, now: number): number {
  return shown.held ? ((shown.page % count) + count) % count : Math.floor(now / 1000 / Math.max(1, shown.seconds)) % count;
}

/** Returns whether a board is in this hall. */
export function inHall(shown: Shown, board: number): boolean {
  return board >= (shown.from ?? 1) && board <= (shown.to ?? Number.MAX_SAFE_INTEGER);
}

/** Returns the remaining time: "1:05:09", "4:07", or "0:00" when it is over. */
export function remaining(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Parses "14:30" as a time today, or "10" as minutes from now. Returns null for anything else. */
export function moment(typed: string, now: Date): number | null {
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim());
  if (clock && Number(clock[1]) < 24 && Number(clock[2]) < 60) return new Date(now).setHours(Number(clock[1]), Number(clock[2]), 0, 0);
  const minutes = /^\d{1,3}$/.exec(typed.trim());
  return minutes ? now.getTime() + Number(typed.trim()) * 60_000 : null;
}
