// The geometry of a drawn table, and the movements of its cursor.
import type { KnockoutGameView, KnockoutTableView } from "../api/generated";

/** The value groups, strongest first (R26). */
export const GROUPS = ["gold", "bronze", "blue", "green", "magenta", "red"] as const;

/** Returns the letters of a value group, which must not be recognisable by its colour alone. */
export function groupLetter(group: string): string {
  return { gold: "Go", bronze: "Br", blue: "Bl", green: "Gr", magenta: "Ma", red: "Re" }[group] ?? "";
}

/** Returns the grid rows of a game of round `depth` (from 0): its first row, from 1, and their number. */
export function span(depth: number, index: number): { row: number; rows: number } {
  const rows = 2 ** (depth + 1);
  return { row: index * rows + 1, rows };
}

/** Returns the same as a CSS grid row, below the headings. */
export function cell(place: { row: number; rows: number }): string {
  return `${place.row + 1} / span ${place.rows}`;
}

/** Returns the winner's name; empty while the game is open. */
export function winnerName(game: KnockoutGameView): string {
  if (game.winner === null) return "";
  return game.winner === game.a ? game.a_name : game.b_name;
}

/** Isolates a right-to-left name from its rank and country, which would otherwise swap places. */
export function isolated(name: string): string {
  const fromTheRight = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(name);
  return fromTheRight ? name.replace(/^(.*?)( \d+[kdp](?: \([A-Z]{2}\))?)$/u, "\u2068$1\u2069$2") : name;
}

/** Returns a short name for narrow columns: "F. LACLOCHE 2d" for "François LACLOCHE 2d (FR)". */
export function shortName(name: string): string {
  const words = name.replace(/ \([A-Z]{2}\)$/, "").split(" ");
  const family = words.findIndex((word) => word.length > 1 && word === word.toUpperCase());
  return isolated(words.map((word, at) => (at < family ? `${[...word][0]}.` : word)).join(" "));
}

/** Returns whether a player plays in a game. */
export function standsIn(game: KnockoutGameView, player: number | null): boolean {
  return player !== null && (game.a === player || game.b === player);
}

/** Returns a sentence for each game, for screen readers. */
export function sentences(
  table: KnockoutTableView,
  stage: (key: string) => string,
  versus: (a: string, b: string, won: string) => string,
): string[] {
  return table.rounds.flatMap((round) =>
    round.games
      .filter((g) => g.a !== null && g.b !== null)
      .map((g) => `${stage(round.stage)}: ${versus(g.a_name, g.b_name, winnerName(g))}`),
  );
}

/** A position in the drawing. Column 0 has the boxes, column n the games of round n. The game for third place is below the Final. In a
 *  double elimination, the columns after the winners' table are the rounds of the losers' table and the finals. */
export interface Spot {
  column: number;
  index: number;
}

/** The lines to show: the whole table or one of its sections. */
export interface Lines {
  from: number;
  to: number;
}

/** Returns the rounds of the tree, without the game for third place and the losers' table. */
export function mainRounds(table: KnockoutTableView): KnockoutTableView["rounds"] {
  return table.rounds.slice(0, Math.log2(table.lines));
}

/** Returns the rounds of the losers' table and the finals of a double elimination; nothing for other tables. */
export function linkedRounds(table: KnockoutTableView): KnockoutTableView["rounds"] {
  return table.rounds.slice(mainRounds(table).length).filter((r) => r.stage !== "third_place");
}

/** Returns the game for third place, once one of its players is known. */
export function thirdPlace(table: KnockoutTableView): KnockoutGameView | undefined {
  const third = table.rounds.find((r) => r.stage === "third_place")?.games[0];
  return third && (third.a !== null || third.b !== null) ? third : undefined;
}

/** Returns the game at a position with its stage and round; undefined for a box. */
export function gameAt(
  table: KnockoutTableView,
  spot: Spot,
): { game: KnockoutGameView; stage: string; round: number } | undefined {
  const rounds = mainRounds(table);
  const linked = linkedRounds(table)[spot.column - 1 - rounds.length];
  if (linked) {
    const game = linked.games[spot.index];
    return game && { game, stage: linked.stage, round: linked.round };
  }
  const round = rounds[spot.column - 1];
  const last = spot.column === rounds.length && spot.index === 1;
  const game = last ? thirdPlace(table) : round?.games[spot.index];
  return round && game && { game, stage: last ? "third_place" : round.stage, round: round.round };
}

/** Returns the position of the game at this board of this round. */
export function spotOf(table: KnockoutTableView, round: number, board: number): Spot | undefined {
  const rounds = mainRounds(table);
  const third = thirdPlace(table);
  if (third?.board === board && rounds.at(-1)?.round === round) return { column: rounds.length, index: 1 };
  for (const [depth, { round: number, games }] of [...rounds, ...linkedRounds(table)].entries()) {
    const index = number === round ? games.findIndex((g) => g.board === board) : -1;
    if (index >= 0) return { column: depth + 1, index };
  }
  return undefined;
}

/** Returns the player of a box or the winner of a game. */
export function playerAt(table: KnockoutTableView, spot: Spot): number | null {
  return spot.column === 0 ? (table.boxes[spot.index]?.entry ?? null) : (gameAt(table, spot)?.game.winner ?? null);
}

/** Returns the sections of a table: quarters, for tables of at least 16 lines. */
export function sections(lines: number): Lines[] {
  const quarter = lines / 4;
  return lines < 16 ? [] : [0, 1, 2, 3].map((at) => ({ from: at * quarter, to: (at + 1) * quarter }));
}

/** Returns the number of columns that fit within the lines. */
export function columnsIn({ from, to }: Lines): number {
  return Math.log2(to - from);
}

/** Returns the position that an arrow key leads to: up and down within a column, right to the game it leads to, left to the upper game that leads to it. */
export function moved(table: KnockoutTableView, lines: Lines, spot: Spot, key: string): Spot | undefined {
  const { column, index } = spot;
  const depth = mainRounds(table).length;
  const linked = linkedRounds(table);
  if (column > depth || (column === depth && key === "ArrowRight" && linked.length > 0))
    return movedAlong(linked, depth, spot, key);
  const first = lines.from >> column;
  const final = column === depth && thirdPlace(table) ? 1 : 0;
  const last = (lines.to >> column) - 1 + final;
  const within = (at: number): Spot => ({ column, index: Math.max(first, Math.min(at, last)) });
  switch (key) {
    case "ArrowUp":
      return within(index - 1);
    case "ArrowDown":
      return within(index + 1);
    case "Home":
      return within(first);
    case "End":
      return within(last);
    case "ArrowRight":
      return column < columnsIn(lines) ? { column: column + 1, index: index >> 1 } : spot;
    case "ArrowLeft":
      return column > 0 ? { column: column - 1, index: Math.min(2 * index, (lines.to >> (column - 1)) - 1) } : spot;
    default:
      return undefined;
  }
}

/** Returns the position that an arrow key leads to in the losers' table, whose first column follows column `depth`. */
function movedAlong(
  linked: KnockoutTableView["rounds"],
  depth: number,
  { column, index }: Spot,
  key: string,
): Spot | undefined {
  const within = (to: number, at: number): Spot => ({
    column: to,
    index: Math.max(0, Math.min(at, (linked[to - depth - 1]?.games.length ?? 1) - 1)),
  });
  switch (key) {
    case "ArrowUp":
      return within(column, index - 1);
    case "ArrowDown":
      return within(column, index + 1);
    case "Home":
      return within(column, 0);
    case "End":
      return within(column, Infinity);
    case "ArrowRight":
      return column < depth + linked.length ? within(column + 1, index) : { column, index };
    case "ArrowLeft":
      return column > depth + 1 ? within(column - 1, index) : { column: depth, index: 0 };
    default:
      return undefined;
  }
}

/** Returns whether two positions are equal. */
export function same(one: Spot, other: Spot): boolean {
  return one.column === other.column && one.index === other.index;
}
