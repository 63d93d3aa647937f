// Answers of the core are kept as long as the data is the same.
import { afterEach, beforeEach, expect, it } from "vitest";
import { host, useHost, type Host } from "../platform";
import { event } from "./event.svelte";

const real = host();
let asked: [string, unknown][] = [];
let answer: () => Promise<unknown> = () => Promise.resolve({});

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve({ answer: asked.length });
  useHost({ call: (name: string, request: unknown) => (asked.push([name, request]), answer()) } as unknown as Host);
  event.versions.rounds += 1;
});
afterEach(() => useHost(real));

it("asks once for data that did not change", async () => {
  const first = await event.ask("view_round", { round: 1 });
  expect(await event.ask("view_round", { round: 1 })).toBe(first);
  expect(await event.ask("view_round", { round: 2 })).not.toBe(first);
  expect(asked).toEqual([
    ["view_round", { round: 1 }],
    ["view_round", { round: 2 }],
  ]);
});

it("asks again after a change of any topic", async () => {
  const first = await event.ask("view_standings", { round: 1, criteria: null, individual: false });
  event.versions.register += 1;
  expect(await event.ask("view_standings", { round: 1, criteria: null, individual: false })).not.toEqual(first);
});

it("does not keep an answer that was on its way while the data changed", async () => {
  const before = event.ask("view_register", {});
  event.versions.register += 1;
  const after = await event.ask("view_register", {});
  expect(after).not.toEqual(await before);
  expect(await event.ask("view_register", {})).toBe(after);
});

it("asks again after an error", async () => {
  answer = () => Promise.reject({ code: "internal", message: "Broken." });
  expect(await event.ask("view_points", {})).toBeNull();
  answer = () => Promise.resolve("points");
  expect(await event.ask("view_points", {})).toBe("points");
});

it("always asks what the time or other files determine", async () => {
  await event.ask("view_delays", {});
  await event.ask("view_delays", {});
  expect(asked).toHaveLength(2);
});

it("keeps no more than the answers of some rounds", async () => {
  for (let round = 1; round <= 33; round += 1) await event.ask("view_round", { round });
  await event.ask("view_round", { round: 33 });
  expect(asked).toHaveLength(33);
  await event.ask("view_round", { round: 1 });
  expect(asked).toHaveLength(34);
});

it("has the answer before at once, until the data changes", async () => {
  const round = (): { round: number } => ({ round: 1 });
  expect(event.answerBefore("view_round", round)).toBeNull();
  const first = await event.ask("view_round", round());
  expect(event.answerBefore("view_round", round)).toBe(first);
  event.versions.history += 1;
  expect(event.answerBefore("view_round", round)).toBeNull();
});

it("asks again what printing changes, and shows the answer before meanwhile", async () => {
  const first = await event.ask("view_sheets", { round: null });
  const second = event.ask("view_sheets", { round: null });
  expect(event.answerBefore("view_sheets", () => ({ round: null }))).toBe(first);
  await second;
  expect(event.answerBefore("view_sheets", () => ({ round: null }))).toBe(await second);
  expect(asked).toHaveLength(2);
});

it("keeps no answer to what the time or other files determine", async () => {
  await event.ask("view_delays", {});
  expect(event.answerBefore("view_delays", () => ({}))).toBeNull();
});
