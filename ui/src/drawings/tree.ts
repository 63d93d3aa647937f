// The table as a drawing: where each game stands, and the way of one player through it.
import type { KnockoutGameView } from "../api/generated/KnockoutGameView";
import type { KnockoutTableView } from "../api/generated/KnockoutTableView";

/** The value groups from the strongest (R26). */
export const GROUPS = ["gold", "bronze", "blue", "green", "magenta", "red"];

/** The letter that stands for a value group beside its colour: never by colour alone. */
export function groupLetter(group: string): string {
  return { gold: "Go", bronze: "Br", blue: "Bl", green: "Gr", magenta: "Ma", red: "Re" }[group] ?? "";
}

/** Rows of the grid that a game of round `depth` (from 0) covers: its first row from 1, and how many. */
export function span(depth: number, index: number): { row: number; rows: number } {
  const rows = 2 ** (depth + 1);
  return { row: index * rows + 1, rows };
}

/** The same as a grid row, below the row of headings. */
export function cell(place: { row: number; rows: number }): string {
  return `${place.row + 1} / span ${place.rows}`;
}

/** Who won a game; empty while it is open. */
export function winnerName(game: KnockoutGameView): string {
  if (game.winner === null) return "";
  return game.winner === game.a ? game.a_name : game.b_name;
}

/** A name in letters written from the right, kept apart from its rank and country, which otherwise would change places. */
export function isolated(name: string): string {
  const fromTheRight = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(name);
  return fromTheRight ? name.replace(/^(.*?)( \d+[kdp](?: \([A-Z]{2}\))?)$/u, "\u2068$1\u2069$2") : name;
}

/** A name for the narrow columns: "F. LACLOCHE 2d" of "François LACLOCHE 2d (FR)". */
export function shortName(name: string): string {
  const words = name.replace(/ \([A-Z]{2}\)$/, "").split(" ");
  const family = words.findIndex((word) => word.length > 1 && word === word.toUpperCase());
  return isolated(words.map((word, at) => (at < family ? `${[...word][0]}.` : word)).join(" "));
}

/** Whether a player stands in a game. */
export function standsIn(game: KnockoutGameView, player: number | null): boolean {
  return player !== null && (game.a === player || game.b === player);
}

/** A sentence for each game, for those who do not see the drawing. */
export function sentences(table: KnockoutTableView, stage: (key: string) => string, versus: (a: string, b: string, won: string) => string): string[] {
  return table.rounds.flatMap((round) =>
    round.games
      .filter((g) => g.a !== null && g.b !== null)
      .map((g) => `${stage(round.stage)}: ${versus(g.a_name, g.b_name, winnerName(g))}`),
  );
}

/** A place in the drawing: column 0 holds the boxes, column n the games of the table's round n; the game for third place stands below the Final. */
export interface Spot {
  column: number;
  index: number;
}

/** Lines shown: the whole table, or one of its sections. */
export interface Lines {
  from: number;
  to: number;
}

/** The rounds of the table without the game for third place. */
export function mainRounds(table: KnockoutTableView): KnockoutTableView["rounds"] {
  return table.rounds.filter((r) => r.stage !== "third_place");
}

/** The game for third place, once somebody is known to play it. */
export function thirdPlace(table: KnockoutTableView): KnockoutGameView | undefined {
  const third = table.rounds.find((r) => r.stage === "third_place")?.games[0];
  return third && (third.a !== null || third.b !== null) ? third : undefined;
}

/** The game at a spot, with the round it belongs to; none where a box stands. */
export function gameAt(table: KnockoutTableView, spot: Spot): { game: KnockoutGameView; stage: string; round: number } | undefined {
  const rounds = mainRounds(table);
  const round = rounds[spot.column - 1];
  const last = spot.column === rounds.length && spot.index === 1;
  const game = last ? thirdPlace(table) : round?.games[spot.index];
  return round && game && { game, stage: last ? "third_place" : round.stage, round: round.round };
}

/** Where the game at this board of this round stands. */
export function spotOf(table: KnockoutTableView, round: number, board: number): Spot | undefined {
  const rounds = mainRounds(table);
  const third = thirdPlace(table);
  if (third?.board === board && rounds.at(-1)?.round === round) return { column: rounds.length, index: 1 };
  for (const [depth, { round: number, games }] of rounds.entries()) {
    const index = number === round ? games.findIndex((g) => g.board === board) : -1;
    if (index >= 0) return { column: depth + 1, index };
  }
  return undefined;
}

/** Who is meant by a spot: the player of the box, or the winner of the game. */
export function playerAt(table: KnockoutTableView, spot: Spot): number | null {
  return spot.column === 0 ? (table.boxes[spot.index]?.entry ?? null) : (gameAt(table, spot)?.game.winner ?? null);
}

/** The sections worth showing alone: quarters, of eight lines at least in a table of 32 and 64. */
export function sections(lines: number): Lines[] {
  const quarter = lines / 4;
  return lines < 16 ? [] : [0, 1, 2, 3].map((at) => ({ from: at * quarter, to: (at + 1) * quarter }));
}

/** Columns that lie wholly within the lines shown. */
export function columnsIn({ from, to }: Lines): number {
  return Math.log2(to - from);
}

/** Where an arrow leads: up and down in a column, right to the game it feeds, left to the upper of those that feed it. */
export function moved(table: KnockoutTableView, lines: Lines, spot: Spot, key: string): Spot | undefined {
  const { column, index } = spot;
  const first = lines.from >> column;
  const final = column === mainRounds(table).length && thirdPlace(table) ? 1 : 0;
  const last = (lines.to >> column) - 1 + final;
  const within = (at: number): Spot => ({ column, index: Math.max(first, Math.min(at, last)) });
  switch (key) {
    case "ArrowUp": return within(index - 1);
    case "ArrowDown": return within(index + 1);
    case "Home": return within(first);
    case "End": return within(last);
    case "ArrowRight": return column < columnsIn(lines) ? { column: column + 1, index: index >> 1 } : spot;
    case "ArrowLeft": return column > 0 ? { column: column - 1, index: Math.min(2 * index, (lines.to >> (column - 1)) - 1) } : spot;
    default: return undefined;
  }
}

/** Whether two spots are the same. */
export function same(one: Spot, other: Spot): boolean {
  return one.column === other.column && one.index === other.index;
}
