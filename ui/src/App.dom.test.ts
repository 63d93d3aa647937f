// The start page does not wait for the core.
import { mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

/** What the core answers, once the test lets it. */
const { started, call } = vi.hoisted(() => ({ started: vi.fn(), call: vi.fn() }));
vi.mock("./platform", async (load) => ({
  ...(await load<typeof import("./platform")>()),
  host: () => ({ started, call, recent: () => Promise.resolve([]), onProgress: () => Promise.resolve(() => {}) }),
}));

// What follows the first paint is not tested here.
vi.mock("./shell/Shell.svelte", () => ({ default: () => {} }));
vi.mock("./screens/tour/TourBook.svelte", () => ({ default: () => {} }));
vi.mock("./screens/tour/NewTour.svelte", () => ({ default: () => {} }));
vi.mock("./copies/Salvaged.svelte", () => ({ default: () => {} }));

// The tests' browser has no layout and no constructed style sheets.
Object.defineProperty(document, "adoptedStyleSheets", { value: [], writable: true, configurable: true });
vi.stubGlobal(
  "CSSStyleSheet",
  class {
    replaceSync(): void {}
  },
);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

let app: object | undefined;

afterEach(async () => {
  if (app) await unmount(app);
  document.body.innerHTML = "";
});

it("shows the start page before the core answers", async () => {
  started.mockReturnValue(new Promise(() => {}));
  app = mount((await import("./App.svelte")).default, { target: document.body });
  await tick();
  expect(document.querySelector("h1")?.textContent).toBe("Drawmaster");
  expect(started).not.toHaveBeenCalled();
}, 90_000);

it("asks the core for the file to open after the start page is painted", async () => {
  started.mockResolvedValue({ sample: false, file: { handle: 7, name: "open.drawmaster" } });
  call.mockRejectedValue(new Error("no core in this test"));
  app = mount((await import("./App.svelte")).default, { target: document.body });
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith("open_event", { file: 7 }), { timeout: 60_000 });
}, 90_000);
