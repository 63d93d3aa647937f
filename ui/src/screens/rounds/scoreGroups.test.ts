// Score groups and floats of a round.
import { expect, it } from "vitest";
import type { BoardView, SideView } from "../../api/generated";
import { scoreGroups } from "./scoreGroups";

const side = (name: string, score: string) => ({ name, score }) as SideView;
const board = (number: number, black: SideView, white: SideView, knockout: unknown = null) =>
  ({ board: number, black, white, knockout }) as BoardView;

it("counts players and games of each group, halves with their whole, and lists the floats", () => {
  const boards = [
    board(1, side("Arad", "21½"), side("Bihor", "21")),
    board(2, side("Cluj", "19"), side("Dolj", "20")),
    board(3, side("Gorj", "21"), side("Iasi", "19"), { category: 12 }),
  ];
  const { groups, floats } = scoreGroups(boards, [side("Olt", "19")]);
  expect(groups).toEqual([
    { score: "21", players: 3, games: 1, alone: 0 },
    { score: "20", players: 1, games: 0, alone: 0 },
    { score: "19", players: 3, games: 0, alone: 1 },
  ]);
  expect(floats).toEqual([{ board: 2, upper: 1, lower: 2, down: "Dolj", up: "Cluj" }]);
});
