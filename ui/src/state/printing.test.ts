// Printing a folder shows its progress, can be stopped between two files, and reports files that cannot be opened.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { host, useHost, type Host } from "../platform";
import { text } from "../format/text";
import type { StatusView } from "../api/generated";
import { event } from "./event.svelte";
import { printing } from "./printing.svelte";

const real = host();
let asked: number[] = [];
let shown: number[] = [];
let onPart: (part: number) => void = () => undefined;

/** Pretends to have a round of four parts, the last of which is skipped. */
function pretend(show: (handle: number) => Promise<void>): void {
  const call = (_: string, request: unknown) => {
    const { part } = request as { part: number };
    asked.push(part);
    onPart(part);
    const last = part === 3;
    return Promise.resolve({
      written: last ? [] : [{ name: `${part}.pdf`, bytes: 1 }],
      left_out: last ? [["ko-12", "It is not drawn."]] : [],
      parts: 4,
    });
  };
  useHost({ call, pick: () => Promise.resolve({ handle: 7, name: "round-3" }), show } as unknown as Host);
}

beforeEach(() => {
  [asked, shown, onPart] = [[], [], () => undefined];
  event.status = { progress: { round: 3 } } as StatusView;
  event.notice = "";
});
afterEach(() => useHost(real));

describe("printing a round", () => {
  it("prints part by part and then opens the folder", async () => {
    const seen: (number | undefined)[] = [];
    onPart = () => seen.push(printing.progress?.done);
    pretend((handle) => Promise.resolve(void shown.push(handle)));
    await printing.round();
    expect(asked).toEqual([0, 1, 2, 3]);
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(shown).toEqual([7]);
    expect(printing.progress).toBeNull();
    expect(printing.folder?.left_out).toEqual([["ko-12", "It is not drawn."]]);
    expect(event.notice).toBe(text("print-all-done", { count: 3, folder: "round-3" }));
  });

  it("stops after the current part and keeps the written files", async () => {
    onPart = (part) => part === 1 && printing.stop();
    pretend((handle) => Promise.resolve(void shown.push(handle)));
    await printing.round();
    expect(asked).toEqual([0, 1]);
    expect(shown).toEqual([]);
    expect(event.notice).toBe(text("print-all-stopped", { count: 2, folder: "round-3" }));
  });

  it("reports that no program opens the folder", async () => {
    pretend(() => Promise.reject(new Error("no program")));
    await printing.round();
    expect(event.notice).toBe(text("print-not-shown", { file: "round-3" }));
  });
});
