// The score groups of a round as a picture: who floats from which group to which.
import type { BoardView, SideView } from "../../api/generated";
import { amount } from "../../format/sortValues";

/** The players with the same whole score. */
export interface ScoreGroup {
  /** The score without its half, as text. */
  score: string;
  players: number;
  /** Games of two players of the group. */
  games: number;
  /** Players of the group without an opponent: with the bye, or left over. */
  alone: number;
}

/** A game between two groups, by their indices: the player of the upper one floats down. */
export interface Float {
  board: number;
  upper: number;
  lower: number;
  down: string;
  up: string;
}

export interface ScoreGroups {
  /** Highest score first. */
  groups: ScoreGroup[];
  floats: Float[];
}

/** Returns the whole score of a player; 0 if it is not a number. */
function whole(side: SideView): number {
  const score = amount(side.score);
  return typeof score === "number" ? Math.floor(score) : 0;
}

/** Returns the score groups of a round and its floats. Games of knock-outs count too: who plays there does not float. */
export function scoreGroups(boards: BoardView[], alone: SideView[]): ScoreGroups {
  const seated = boards.flatMap((board) => [board.black, board.white]);
  const scores = [...new Set([...seated, ...alone].map(whole))].sort((a, b) => b - a);
  const at = (side: SideView): number => scores.indexOf(whole(side));
  const groups = scores.map((score): ScoreGroup => ({ score: String(score), players: 0, games: 0, alone: 0 }));
  const count = (side: SideView, field: "players" | "alone"): void => {
    const group = groups[at(side)];
    if (group) group[field] += 1;
  };
  for (const side of [...seated, ...alone]) count(side, "players");
  for (const side of alone) count(side, "alone");
  const floats: Float[] = [];
  for (const board of boards) {
    const [black, white] = [at(board.black), at(board.white)];
    const group = groups[black];
    if (black === white && group) group.games += 1;
    else if (board.knockout === null) {
      const [upper, lower] = black < white ? [board.black, board.white] : [board.white, board.black];
      floats.push({ board: board.board, upper: at(upper), lower: at(lower), down: upper.name, up: lower.name });
    }
  }
  return { groups, floats };
}
