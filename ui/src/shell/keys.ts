// The keys of every screen, for the list of shortcuts. Names of keys are not translated.
import {
  ADJOURNED_KEYS,
  ARTICLE_KEYS,
  BOARD_KEYS,
  CASE_KEYS,
  CLOSING_KEYS,
  DELAY_KEYS,
  DRAFT_KEYS,
  ENTRY_KEYS,
  EVENT_KEYS,
  FEE_KEYS,
  FINAL_GAME_KEYS,
  FINAL_KEYS,
  GUIDE_KEYS,
  HALL_KEYS,
  HISTORY_KEYS,
  KNOCKOUT_KEYS,
  LADDER_KEYS,
  LATE_KEYS,
  LIST_KEYS,
  OFFICIAL_KEYS,
  PARTICIPATION_KEYS,
  POINTS_KEYS,
  PRINT_KEYS,
  REFEREE_KEYS,
  REGISTER_KEYS,
  ROUND_KEYS,
  SLIP_KEYS,
  STANDINGS_KEYS,
  START_KEYS,
  TABLE_KEYS,
  WINDOW_KEYS,
} from "../state/keyTables";
import type { TextKey } from "../format/text";
import { keyRows, type KeyTable } from "../state/screenKeys.svelte";

/** A section of the list: the text key of its title, and each keyboard key with the text key of its action. */
export interface Part {
  title: TextKey;
  keys: [string, TextKey][];
}

export const SHEET: Part[] = [
  part("screen-start", START_KEYS),
  part("keys-window", WINDOW_KEYS),
  part("screen-event", EVENT_KEYS),
  part("screen-register", ENTRY_KEYS, REGISTER_KEYS, PARTICIPATION_KEYS, CLOSING_KEYS, SLIP_KEYS, FEE_KEYS),
  part("screen-knockouts", KNOCKOUT_KEYS, LIST_KEYS, TABLE_KEYS),
  part("screen-final", FINAL_KEYS, FINAL_GAME_KEYS),
  part("screen-rounds", ROUND_KEYS, BOARD_KEYS, LADDER_KEYS, DRAFT_KEYS),
  part(
    "screen-referee",
    REFEREE_KEYS,
    LATE_KEYS,
    ADJOURNED_KEYS,
    DELAY_KEYS,
    OFFICIAL_KEYS,
    CASE_KEYS,
    GUIDE_KEYS,
    ARTICLE_KEYS,
  ),
  part("screen-standings", STANDINGS_KEYS),
  part("screen-points", POINTS_KEYS),
  part("screen-hall", HALL_KEYS),
  part("screen-print", PRINT_KEYS),
  part("screen-history", HISTORY_KEYS),
];

/** Returns the section of a screen with the keys of its tables. */
function part(title: TextKey, ...tables: KeyTable<string>[]): Part {
  return { title, keys: tables.flatMap(keyRows) };
}

/** Returns the height of a section in lines. */
export const lines = (part: Part): number => part.keys.length + 2;

/** Returns the sections of a column that begin in its first lines. */
export function beginning(column: Part[], most: number): Part[] {
  let above = 0;
  return column.filter((part) => {
    const begins = above < most;
    above += lines(part);
    return begins;
  });
}

/** Distributes the sections in order over at most `count` columns of the smallest possible height. Doing it in CSS takes the web view many layouts. */
export function columns(parts: Part[], count: number): Part[][] {
  let height = Math.max(...parts.map(lines));
  while (filled(parts, height).length > count) height += 1;
  return filled(parts, height);
}

/** Fills columns of at most this height one after the other. */
function filled(parts: Part[], height: number): Part[][] {
  const done: Part[][] = [];
  let room = 0;
  for (const part of parts) {
    if (lines(part) > room) {
      done.push([]);
      room = height;
    }
    done.at(-1)?.push(part);
    room -= lines(part);
  }
  return done;
}
