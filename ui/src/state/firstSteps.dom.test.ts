// Which of the guided first steps are done.
import { expect, test } from "vitest";
import type { StatusView } from "../api/generated";
import { STEPS, stepsDone } from "./firstSteps.svelte";

const NOTHING = { standings: false, printed: false };

function status(changes: Partial<StatusView>): StatusView {
  return {
    event: "Trial",
    file: "trial.drawmaster",
    place: "",
    dates: ["2026-11-20", "2026-11-21"],
    competition: "Open",
    rounds: 5,
    register: { registered: 0, preregistered: 0, withdrawn: 0, closed: false },
    slips: 0,
    conflicts: 0,
    progress: null,
    validity: { state: "current", reasons: [] },
    has_final: false,
    next: { step: "register", round: null, disabled_reason: null },
    undo: null,
    redo: null,
    saved: null,
    ...changes,
  };
}

const closed = { registered: 4, preregistered: 0, withdrawn: 0, closed: true };
const round = (agreed: number, confirmed: boolean) => ({
  round: 1,
  games: 2,
  agreed,
  unfinished: 0,
  disagreements: 0,
  conflicts: 0,
  confirmed,
});

test("without an event nothing is done, and a new event has taken the first step", () => {
  expect(stepsDone(null, NOTHING)).toEqual([]);
  expect(stepsDone(status({}), NOTHING)).toEqual(["open"]);
});

test("each step follows from the state of the event", () => {
  const step = (step: StatusView["next"]["step"]) => ({ step, round: 1, disabled_reason: null });
  expect(stepsDone(status({ register: { ...closed, closed: false } }), NOTHING)).toEqual(STEPS.slice(0, 2));
  expect(stepsDone(status({ register: closed, next: step("pair") }), NOTHING)).toEqual(STEPS.slice(0, 3));
  expect(stepsDone(status({ register: closed, progress: round(0, false), next: step("release") }), NOTHING)).toEqual(
    STEPS.slice(0, 4),
  );
  expect(
    stepsDone(status({ register: closed, progress: round(0, false), next: step("enter_results") }), NOTHING),
  ).toEqual(STEPS.slice(0, 5));
  expect(
    stepsDone(status({ register: closed, progress: round(2, false), next: step("confirm_round") }), NOTHING),
  ).toEqual(STEPS.slice(0, 6));
  expect(stepsDone(status({ register: closed, progress: round(2, true), next: step("pair") }), NOTHING)).toEqual(
    STEPS.slice(0, 7),
  );
  expect(
    stepsDone(status({ register: closed, progress: round(2, true), next: step("pair") }), {
      standings: true,
      printed: true,
    }),
  ).toEqual([...STEPS]);
});

test("what was undone is to do again", () => {
  expect(stepsDone(status({}), { standings: true, printed: false })).toEqual(["open"]);
});
