// What the hall window shows, how long lists turn pages, and what a playlist shows when.

/** The contents, in the order of their keys. */
export const CONTENTS = [
  "boards",
  "names",
  "standings",
  "knockouts",
  "points",
  "countdown",
  "ceremony",
  "blank",
  "timetable",
] as const;
export type Content = (typeof CONTENTS)[number];

/** A content of the playlist, and for how many seconds it is shown. */
export interface PlaylistItem {
  content: Content;
  seconds: number;
  /** Whether it is shown at all. */
  on: boolean;
}

/** A round of the timetable: when it starts, in milliseconds since 1970, and its name. */
export interface RoundStart {
  at: number;
  label: string;
}

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
  /** What is shown in turn. */
  playlist: PlaylistItem[];
  /** Whether the playlist is shown instead of `content`. */
  playing: boolean;
  /** The rounds of the timetable, by their start. */
  timetable: RoundStart[];
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

/** A new playlist. */
const PLAYLIST: PlaylistItem[] = [
  { content: "boards", seconds: 40, on: true },
  { content: "names", seconds: 40, on: true },
  { content: "standings", seconds: 30, on: true },
  { content: "knockouts", seconds: 20, on: true },
  { content: "ceremony", seconds: 20, on: false },
  { content: "timetable", seconds: 15, on: true },
];

/** What a new window shows. Its text can be read from 15 metres. */
export const FIRST: Shown = {
  content: "boards",
  round: null,
  category: null,
  from: null,
  to: null,
  size: 4.6,
  seconds: 10,
  held: false,
  page: 0,
  until: null,
  playlist: PLAYLIST,
  playing: false,
  timetable: [],
  dark: true,
};

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
    Array.from({ length: columns }, (_, column) =>
      rows.slice(page * perPage + column * perColumn, page * perPage + (column + 1) * perColumn),
    ).filter((c, at) => at === 0 || c.length > 0),
  );
}

/** Returns the current page: the held one, or the one whose turn it is. */
export function pageNow(shown: Shown, count: number, now: number): number {
  return shown.held
    ? ((shown.page % count) + count) % count
    : Math.floor(now / 1000 / Math.max(1, shown.seconds)) % count;
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
  if (clock && Number(clock[1]) < 24 && Number(clock[2]) < 60)
    return new Date(now).setHours(Number(clock[1]), Number(clock[2]), 0, 0);
  const minutes = /^\d{1,3}$/.exec(typed.trim());
  return minutes ? now.getTime() + Number(typed.trim()) * 60_000 : null;
}

/** Returns the rounds that have not started yet. */
export function coming(shown: Shown, now: number): RoundStart[] {
  return shown.timetable.filter((round) => round.at > now);
}

/** Returns whether there is something to show. Without a time there is no countdown, and no timetable after the last round. */
function hasContent(content: Content, shown: Shown, now: number): boolean {
  if (content === "countdown") return shown.until !== null && shown.until > now;
  return content !== "timetable" || coming(shown, now).length > 0;
}

/** Returns what is shown now: the chosen content, or the part of the playlist whose turn it is. A draw is then shown as a whole. */
export function shownNow(shown: Shown, now: number): Shown {
  const parts = shown.playing
    ? shown.playlist.filter((part) => part.on && part.seconds > 0 && hasContent(part.content, shown, now))
    : [];
  const all = parts.reduce((sum, part) => sum + part.seconds, 0);
  if (all === 0) return shown;
  let at = Math.floor(now / 1000) % all;
  for (const { content, seconds } of parts) {
    if (at < seconds)
      return { ...shown, content, ...(content === "ceremony" ? { page: Number.MAX_SAFE_INTEGER } : { held: false }) };
    at -= seconds;
  }
  return shown;
}

/** Returns the start of the next round of today; null if the timetable has none. */
export function nextToday(shown: Shown, now: Date): number | null {
  const end = new Date(now).setHours(24, 0, 0, 0);
  return coming(shown, now.getTime()).find((round) => round.at < end)?.at ?? null;
}
