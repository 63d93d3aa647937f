// The crosstable as a picture: a mark for each game at the crossing of the two players.
import type { CellKind, StandingsLineView } from "../../api/generated";

/** A game seen by one of its players. */
export interface Crossing {
  /** The line of the player, from 0, and the line of the opponent. */
  row: number;
  column: number;
  /** The round, from 1. */
  round: number;
  kind: CellKind;
  /** Which of the games between the two it is, from 0, and how many they have played. */
  meeting: number;
  meetings: number;
}

/** Returns the games between the lines, each seen from both sides. */
export function crossings(lines: StandingsLineView[]): Crossing[] {
  const lineOf = new Map(lines.map((line, at) => [line.id, at]));
  return lines.flatMap((line, row) => {
    const games = line.cells.flatMap((cell, at) => {
      const column = cell.opponent === null ? undefined : lineOf.get(cell.opponent);
      return column === undefined ? [] : [{ row, column, round: at + 1, kind: cell.kind }];
    });
    return games.map((game) => {
      const between = games.filter(({ column }) => column === game.column);
      return { ...game, meeting: between.indexOf(game), meetings: between.length };
    });
  });
}

/** Returns the square of a game: the cell of the two players, or its part where they have met several times. */
export function squareOf(
  { row, column, meeting, meetings }: Crossing,
  size: number,
): { x: number; y: number; side: number } {
  const across = Math.ceil(Math.sqrt(meetings));
  const side = size / across;
  return { x: column * size + (meeting % across) * side, y: row * size + Math.floor(meeting / across) * side, side };
}

/** Returns the side of a cell in pixels: as large as fits, within what can be read and what can be distinguished. */
export function cellSize(width: number, lines: number): number {
  return Math.max(5, Math.min(26, Math.floor(width / Math.max(1, lines))));
}

/** Returns the mark of a game in a square of this size, as SVG path. Each result has a shape of its own. */
export function markOf(kind: CellKind, x: number, y: number, size: number): string {
  const gap = Math.min(1, size / 6);
  const [left, top, side] = [x + gap, y + gap, size - 2 * gap];
  if (kind === "win") return `M${left} ${top}h${side}v${side}h${-side}z`;
  if (kind === "loss") return `M${left} ${top + side * 0.375}h${side}v${side * 0.25}h${-side}z`;
  if (kind === "jigo") return `M${left} ${top + side}h${side}v${-side}z`;
  return `M${left + side / 2} ${top + side * 0.3}l${side * 0.2} ${side * 0.2}l${-side * 0.2} ${side * 0.2}l${-side * 0.2} ${-side * 0.2}z`;
}

/** Returns the game under a position, if there is one. */
export function crossingAt(found: Crossing[], x: number, y: number, size: number): Crossing | undefined {
  return found.find((game) => {
    const square = squareOf(game, size);
    return x >= square.x && x < square.x + square.side && y >= square.y && y < square.y + square.side;
  });
}
