// A key typed right after another acts on the board that the first one made.
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { useHost, type Host } from "../../platform";
import { Boards } from "../../state/boards.svelte";
import { event } from "../../state/event.svelte";
import { DraftEditor } from "./draftEditor.svelte";

const side = (id: number) => ({ id, name: `Player ${id}`, rank: "1k", score: "19", country: "", club: "" });
const board = (number: number) => ({
  board: number,
  black: side(2 * number),
  white: side(2 * number + 1),
  passes: { black: null, white: null, agreed: null, disagree: false },
  locked: false,
});

it("explains the board just paired", async () => {
  let paired = false;
  const asked: unknown[] = [];
  const answers: Record<string, () => unknown> = {
    view_round: () => ({
      round: 1,
      rounds: 6,
      state: "draft",
      two_passes: true,
      byes: [],
      left_over: paired ? [] : [side(2), side(3)],
      warnings: [],
      boards: paired ? [board(1), board(2), board(3)] : [board(2), board(3)],
    }),
    pair_two: () => ((paired = true), { value: { board: 1, above_best: [] }, invalidated: ["rounds"] }),
    status: () => null,
    explain_board: () => null,
  };
  const call = async (name: string, request: unknown): Promise<unknown> => {
    await new Promise((done) => setTimeout(done, name === "view_round" ? 20 : 5));
    if (name === "explain_board") asked.push(request);
    return answers[name]?.();
  };
  useHost({ call } as Host);
  const boards = new Boards();
  const editor = new DraftEditor(boards);
  // Reloads invalidated data, as the screen does.
  const end = $effect.root(() => {
    $effect(() => {
      void event.versions.rounds;
      void boards.show(null);
    });
  });
  flushSync();
  await boards.fresh();
  expect(boards.board?.board).toBe(2);
  editor.press("pair");
  editor.press("explain");
  await boards.settled();
  expect(asked).toEqual([{ round: 1, board: 1 }]);
  end();
});
