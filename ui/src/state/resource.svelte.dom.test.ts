// Resources keep the latest answer, whatever the order in which answers arrive.
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { agesOf, firstFrame, resource, screenLoads, type Resource } from "./resource.svelte";

type Answer = { resolve: (value: string | null) => void; reject: (error: unknown) => void };

/** Loads a resource for each input, and answers when the test says so. */
function loading(
  test: (resource: Resource<string>, next: () => void, answers: Answer[]) => Promise<void>,
): Promise<void> {
  const answers: Answer[] = [];
  let input = $state(0);
  let made: Resource<string> | undefined;
  const end = $effect.root(() => {
    made = resource(() => {
      void input;
      return new Promise<string | null>((resolve, reject) => answers.push({ resolve, reject }));
    });
  });
  flushSync();
  return test(made!, () => ((input += 1), flushSync()), answers).finally(end);
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

it("ignores an answer that arrives after a later request", () =>
  loading(async (loaded, next, answers) => {
    next();
    answers[1]!.resolve("second");
    await settle();
    answers[0]!.resolve("first");
    await settle();
    expect(loaded.current).toBe("second");
  }));

it("keeps the last answer after an error or a null", () =>
  loading(async (loaded, next, answers) => {
    answers[0]!.resolve("first");
    await settle();
    next();
    answers[1]!.reject({ code: "invalid", message: "Wrong." });
    await settle();
    expect([loaded.current, loaded.error?.message]).toEqual(["first", "Wrong."]);
    next();
    answers[2]!.resolve(null);
    await settle();
    expect([loaded.current, loaded.error]).toEqual(["first", null]);
  }));

it("says that the screen loads until the first answer, or an error", () =>
  loading(async (_, next, answers) => {
    expect(screenLoads()).toBe(true);
    next();
    answers[0]!.resolve("outdated");
    await settle();
    expect(screenLoads()).toBe(true);
    answers[1]!.reject({ code: "invalid", message: "Wrong." });
    await settle();
    expect(screenLoads()).toBe(false);
    next();
    expect(screenLoads()).toBe(false);
  }));

it("no longer says so once what loads is gone", async () => {
  await loading(async () => expect(screenLoads()).toBe(true));
  expect(screenLoads()).toBe(false);
});

it("reads the age categories from the event's setting", () => {
  expect(agesOf("[10,14,18]")).toEqual([10, 14, 18]);
  expect(agesOf("null")).toEqual([]);
});

it("starts with what it had before, without loading", async () => {
  let answer: ((value: string) => void) | undefined;
  let made: Resource<string> | undefined;
  const end = $effect.root(() => {
    made = resource(() => new Promise<string | null>((resolve) => (answer = resolve)), "before");
  });
  expect(made?.current).toBe("before");
  flushSync();
  expect(screenLoads()).toBe(false);
  answer?.("after");
  await settle();
  expect(made?.current).toBe("after");
  end();
});

it("says that the screen loads until the first frame is painted", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => void 0);
  let first: { readonly over: boolean } | undefined;
  const end = $effect.root(() => {
    first = firstFrame();
  });
  flushSync();
  for (let frame = 0; frame < 2; frame += 1) {
    expect([first?.over, screenLoads()]).toEqual([false, true]);
    frames.shift()?.(0);
  }
  await settle();
  expect([first?.over, screenLoads()]).toEqual([true, false]);
  end();
  vi.unstubAllGlobals();
});
