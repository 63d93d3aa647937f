// Every mark of a page is painted at its place on paper, at the scale of the window.
import { expect, it } from "vitest";
import type { MarkView } from "../../api/generated";
import { paint, type Brush } from "./paint";

/** A canvas context that records its calls. */
function noting(): { brush: Brush; done: string[] } {
  const done: string[] = [];
  const note =
    (name: string) =>
    (...words: unknown[]): void =>
      void done.push(`${name} ${words.join(" ")}`);
  const brush = {
    font: "",
    fillStyle: "",
    strokeStyle: "",
    lineWidth: 0,
    ...Object.fromEntries(
      ["arc", "beginPath", "fill", "fillRect", "lineTo", "moveTo", "setLineDash", "stroke", "strokeRect"].map(
        (name) => [name, note(name)],
      ),
    ),
    fillText: (...words: unknown[]) =>
      void done.push(`fillText ${words.join(" ")} in ${brush.font}, ${brush.fillStyle}`),
  } as unknown as Brush;
  return { brush, done };
}

const painted = (marks: MarkView[]): string[] => {
  const { brush, done } = noting();
  paint(brush, { page: 1, pages: 1, width: 210_000, height: 297_000, marks, missing: [] }, 0.002);
  return done;
};

it("paints the paper, then words, rules, boxes and stones at their places", () => {
  expect(painted([])).toEqual(["fillRect 0 0 420 594"]);
  expect(
    painted([
      { kind: "text", words: "Ann", x: 10_000, y: 20_000, size: 4000, width: 9000, bold: true, ink: "#112233" },
    ]),
  ).toContain('fillText Ann 20 40 18 in 600 8px "Noto Sans", sans-serif, #112233');
  const rule = painted([{ kind: "rule", from: [0, 1000], to: [5000, 1000], width: 500, ink: "#000000", dashed: true }]);
  expect(rule.slice(1)).toEqual(["setLineDash 6,6", "beginPath ", "moveTo 0 2", "lineTo 10 2", "stroke "]);
  const box: MarkView = {
    kind: "box",
    x: 1000,
    y: 2000,
    width: 3000,
    height: 4000,
    fill: "#ffffff",
    frame: [500, "#000000"],
  };
  expect(painted([box]).filter((one) => one.endsWith("2 4 6 8"))).toEqual(["fillRect 2 4 6 8", "strokeRect 2 4 6 8"]);
  expect(painted([{ ...box, fill: null, frame: null }])).toHaveLength(1);
  expect(painted([{ kind: "stone", x: 1000, y: 1000, radius: 500, black: false }]).join()).toMatch(
    /arc 2 2 1 .*fill .*stroke/,
  );
});
