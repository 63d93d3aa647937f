// Warnings of a round are summed up by competitions.
import { expect, it } from "vitest";
import type { Message } from "../../api/generated";
import { messageText } from "../../format/message";
import { conflictsOf, otherWarnings } from "./conflicts";

const conflict = (names: string[], other: string, round: number): Message => ({
  id: "timetable-conflict",
  arguments: {
    names,
    count: names.length,
    round: 1,
    competition: "Open",
    over: "12:00",
    other_round: round,
    other,
    start: "11:00",
    day: "2026-11-20",
  },
});

it("counts each person once for each two competitions", () => {
  const outside: Message = { id: "round-boards-outside", arguments: {} };
  const warnings = [
    conflict(["Arad", "Bihor"], "Rapid", 1),
    conflict(["Arad"], "Rapid", 2),
    outside,
    conflict(["Cluj"], "Blitz", 1),
  ];
  expect(otherWarnings(warnings)).toEqual([outside]);
  const found = conflictsOf(warnings);
  expect(found.map((each) => messageText(each.summary))).toEqual([
    "2 people are due twice, in Open and Rapid.",
    "One person is due twice, in Open and Blitz.",
  ]);
  expect(found.map((each) => each.rounds.length)).toEqual([2, 1]);
});
