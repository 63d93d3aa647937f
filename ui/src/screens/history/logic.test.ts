// The journal is found by board, player, operation and time, and its entries read as sentences.
import { describe, expect, it } from "vitest";
import type { HistoryLine } from "../../api/generated";
import { details, entryText } from "../../format/journal";
import { acts, detailsStart, EVERYTHING, search } from "./logic";

const line = (number: number, fields: Partial<HistoryLine>): HistoryLine => ({
  number,
  who: "desk",
  at: `2026-11-20 1${number}:00:00`,
  kind: "do",
  operation: "enter_result",
  round: null,
  board: null,
  player: "",
  category: null,
  setting: "",
  case: null,
  helper: "",
  contradicts: false,
  competition: "",
  input: "",
  changes: 1,
  undone: false,
  ...fields,
});
const lines = [
  line(1, { round: 1, board: 7, input: '{"round":1,"board":7,"result":"1-0","pass":"black","reason":null}' }),
  line(2, { kind: "undo", round: 1, board: 7 }),
  line(3, {
    operation: "enter_results",
    round: 1,
    input: '{"round":1,"pass":"white","results":[[7,"1-0"],[8,"0-1"]]}',
  }),
  line(4, { operation: "set_entry_status", player: "Cioară Mihnea", input: '{"id":3,"status":"withdrawn"}' }),
];
const numbers = (filter: object): number[] => search(lines, { ...EVERYTHING, ...filter }).map((l) => l.number);

describe("the history", () => {
  it("names the operations", () => {
    expect(entryText(lines[0]!)).toBe("result of board 7, round 1");
    expect(entryText(lines[1]!)).toBe("undone: result of board 7, round 1");
    expect(details(lines[0]!)).toBe("result 1-0, pass black");
    expect(detailsStart(lines[0]!)).toBe("result 1-0, pass black");
  });
  it("names the freezes, draws, pairings and corrections after a sheet, undone ones too", () => {
    const audited = [
      {
        ...line(1, { operation: "draw_knockout", category: 12, undone: true }),
        hash: "3f2a 91c0 77d2 e4b8",
        act: "draw" as const,
      },
      { ...line(2, { operation: "enter_result" }), hash: "0000 91c0 77d2 e4b8", act: "other" as const },
      {
        ...line(3, { kind: "undo", operation: "draw_knockout", category: 12 }),
        hash: "1111 91c0 77d2 e4b8",
        act: "draw" as const,
      },
    ];
    expect(acts(audited).map((l) => l.number)).toEqual([1, 3]);
  });
  it("shortens details to the width of the column", () => {
    const results = Array.from({ length: 500 }, (_, at) => [at + 1, "1-0"]);
    const long = line(5, { operation: "enter_results", input: JSON.stringify({ round: 1, pass: "black", results }) });
    expect(detailsStart(long)).toMatch(/^pass black, results 1 1-0 2 1-0 .*…$/);
    expect(detailsStart(long).length).toBeLessThan(details(long).length / 10);
  });
  it("finds boards, also in a group of results", () => {
    expect(numbers({ board: 7 })).toEqual([1, 2, 3]);
    expect(numbers({ board: 8 })).toEqual([3]);
  });
  it("finds the operations of a competition", () => {
    const named = [line(1, { competition: "Open" }), line(2, { competition: "Rapid" })];
    expect(search(named, { ...EVERYTHING, typed: "rapid" }).map((l) => l.number)).toEqual([2]);
  });
  it("finds players, operations and times", () => {
    expect(numbers({ typed: "cioara" })).toEqual([4]);
    expect(numbers({ operation: "enter_result" })).toEqual([1, 2]);
    expect(numbers({ since: "2026-11-20 13" })).toEqual([3, 4]);
    expect(numbers({})).toEqual([1, 2, 3, 4]);
  });
});
