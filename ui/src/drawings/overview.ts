// The geometry of the overview: the upper half of a table on the left, the lower half on the right, the Final between them. So a
// table of 64 fits on one screen.
import type { KnockoutGameView, KnockoutTableView } from "../api/generated";
import { mainRounds, shortName, winnerName } from "./tree";

/** A name in the overview: of a box, or the winner of a game. */
export interface Place {
  /** 0 for boxes, otherwise the number of the round in the table, from 1. */
  column: number;
  index: number;
  x: number;
  y: number;
  /** Whether it is in the right half, where the text ends at its place. */
  right: boolean;
  entry: number | null;
  name: string;
  /** Whether the player has lost a game of the table. */
  out: boolean;
  /** The open game, with its board. */
  game: KnockoutGameView | null;
  /** The value group of a box. */
  group: string;
}

export interface Overview {
  places: Place[];
  /** The lines from games to those that lead to them, as SVG path each, with the player who went that way. */
  ways: { path: string; entry: number | null }[];
  width: number;
  height: number;
  /** The width of each column, from the boxes to the Final. */
  widths: number[];
}

/** The width of the boxes, and of the Final, in widths of the other columns: boxes have marks and ranks, and the Final is a box of its own. */
const [BOXES, FINAL] = [1.7, 1.4];

/** Returns a name without its rank, for the winners of games. */
function withoutRank(name: string): string {
  return shortName(name).replace(/ \d+[kdp]$/u, "");
}

/** Returns a name as one text from left to right. Drawings do not know isolated parts, so a mark keeps a rank behind a name from the right. */
function fromLeft(name: string): string {
  return name.replace(/\u2068(.*)\u2069/u, "$1\u200e");
}

/** How much narrower letters may become before a text is cut, in per cent. */
const NARROWEST = 72;

/**
 * Returns as much of a text as fits in `room` pixels, with letters of `size` pixels, and the length to which it is narrowed; null
 * if it fits as it is.
 */
export function fitted(words: string, room: number, size: number): { words: string; length: number | null } {
  const letter = size * 0.62;
  const letters = [...words];
  if (letters.length * letter <= room) return { words, length: null };
  const most = Math.max(3, Math.floor((room * 100) / (letter * NARROWEST)));
  return {
    words:
      letters.length <= most
        ? words
        : `${letters
            .slice(0, most - 1)
            .join("")
            .trimEnd()}…`,
    length: Math.max(1, Math.floor(room)),
  };
}

/** Returns everyone who has lost a game of the table. In a double elimination only the second loss counts. */
export function losers(table: KnockoutTableView): Set<number> {
  const losses = new Map<number, number>();
  for (const { winner, a, b } of table.rounds.flatMap((round) => (round.stage === "third_place" ? [] : round.games))) {
    const loser = winner === null ? null : winner === a ? b : a;
    if (loser !== null) losses.set(loser, (losses.get(loser) ?? 0) + 1);
  }
  const most =
    table.rounds.length > mainRounds(table).length &&
    table.rounds.some((round) => round.games.some((game) => game.origins.length > 0))
      ? 2
      : 1;
  return new Set([...losses].filter(([, count]) => count >= most).map(([entry]) => entry));
}

/** Returns the overview in `width` pixels, with lines of `line` pixels. */
export function overviewOf(table: KnockoutTableView, width: number, line: number): Overview {
  const rounds = mainRounds(table);
  const depth = rounds.length;
  const half = Math.max(1, table.lines / 2);
  const wide = width / (2 * BOXES + 2 * (depth - 1) + FINAL);
  const widths = Array.from(
    { length: depth + 1 },
    (_, column) => wide * (column === 0 ? BOXES : column === depth ? FINAL : 1),
  );
  const before = (column: number): number => widths.slice(0, column).reduce((sum, one) => sum + one, 0);
  const out = losers(table);
  /** The middle of the lines from which a place is reached, within its half. */
  const height = (column: number, index: number): number => {
    const lines = 2 ** column;
    const first = (index * lines) % half;
    return column === depth ? (half * line) / 2 : (first + lines / 2) * line;
  };
  const placed = (column: number, index: number): Pick<Place, "column" | "index" | "x" | "y" | "right"> => {
    const right = column < depth && index * 2 ** column >= half;
    return { column, index, right, x: right ? width - before(column) : before(column), y: height(column, index) };
  };
  const boxes = table.boxes.map((box, index): Place => ({
    ...placed(0, index),
    entry: box.entry,
    name: fromLeft(shortName(box.name)),
    out: box.entry !== null && out.has(box.entry),
    game: null,
    group: box.group,
  }));
  const games = rounds.flatMap(({ games }, at) =>
    games.map((game, index): Place => ({
      ...placed(at + 1, index),
      entry: game.winner,
      name: fromLeft(withoutRank(winnerName(game))),
      out: game.winner !== null && out.has(game.winner),
      game,
      group: "",
    })),
  );
  const ways = games.flatMap((to) =>
    [2 * to.index, 2 * to.index + 1].flatMap((index) => {
      const from = [...boxes, ...games].find((place) => place.column === to.column - 1 && place.index === index);
      return from ? [{ path: wayOf(from, to, widths[from.column] ?? wide), entry: from.entry }] : [];
    }),
  );
  return { places: [...boxes, ...games], ways, width, height: half * line, widths };
}

/** A line along the lower edge of a name, then up or down to the next one. */
function wayOf(from: Place, to: Place, wide: number): string {
  const round = (position: number): number => Math.round(position * 10) / 10;
  const inner = from.right ? from.x - wide : from.x + wide;
  return `M${round(from.x)} ${round(from.y)}H${round(inner)}V${round(to.y)}`;
}
