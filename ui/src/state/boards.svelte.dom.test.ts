// Clicks that follow each other faster than the answers come.
import { expect, it } from "vitest";
import { useHost, type Host } from "../platform";
import { Boards } from "./boards.svelte";

const side = (id: number) => ({ id, name: `Player ${id}`, rank: "1k", score: "19", country: "", club: "" });
const board = (number: number) => ({
  board: number,
  black: side(2 * number),
  white: side(2 * number + 1),
  passes: { black: null, white: null, agreed: null, disagree: false },
  knockout: null,
  locked: false,
});

it("enters what was clicked before the change of pass in the pass of that moment", async () => {
  const sent: unknown[] = [];
  const answers: Record<string, (request: unknown) => unknown> = {
    view_round: () => ({
      round: 1,
      rounds: 6,
      state: "released",
      two_passes: true,
      byes: [],
      left_over: [],
      warnings: [],
      boards: [board(1), board(2), board(3)],
    }),
    enter_result: (request) => (sent.push(request), { value: { disagree: false }, invalidated: ["rounds"] }),
    status: () => null,
  };
  let answer = (): void => void 0;
  const clicked = new Promise<void>((done) => (answer = done));
  const call = async (name: string, request: unknown): Promise<unknown> => {
    // No entry is answered before all clicks are made.
    if (name === "enter_result") await clicked;
    return answers[name]?.(request);
  };
  useHost({ call } as Host);
  const boards = new Boards();
  await boards.show(null);
  boards.win(1, "black");
  boards.give(2, "=");
  boards.toOtherPass();
  boards.win(3, "white");
  answer();
  await boards.settled();
  expect(sent).toMatchObject([
    { board: 1, result: "1-0", pass: "black" },
    { board: 2, result: "=", pass: "black" },
    { board: 3, result: "0-1", pass: "white" },
  ]);
});
