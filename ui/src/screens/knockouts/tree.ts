// The table as a drawing: where each game stands, and the way of one player through it.
import type { KnockoutGameView } from "../../api/generated/KnockoutGameView";
import type { KnockoutTableView } from "../../api/generated/KnockoutTableView";

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
