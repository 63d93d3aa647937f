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
