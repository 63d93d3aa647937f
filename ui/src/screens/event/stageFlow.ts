// The picture of the stages of an event: where each box stands, and the arrows between them; the words of the rules.
import type { FlowStageView } from "../../api/generated";
import { text } from "../../format/text";

/** The size of a box and the distances between boxes, in pixels. */
export const BOX = { width: 190, height: 54, across: 110, below: 18 } as const;
/** The letters of a name that fit into a box. */
const LETTERS = 24;

/** A box of the picture. */
export interface FlowBox {
  stage: FlowStageView;
  x: number;
  y: number;
}

/** An arrow from a competition to a stage after it. */
export interface FlowArrow {
  key: number;
  path: string;
  /** Who goes on. */
  label: string;
  x: number;
  y: number;
}

/** Returns the boxes: stages to the right of the competition before them, the first of them level with it. */
export function boxes(stages: readonly FlowStageView[]): FlowBox[] {
  const placed: FlowBox[] = [];
  let row = 0;
  const place = (stage: FlowStageView, column: number): void => {
    placed.push({ stage, x: column * (BOX.width + BOX.across), y: row * (BOX.height + BOX.below) });
    const next = stages.filter((other) => other.after === stage.competition);
    next.forEach((other, at) => {
      if (at > 0) row += 1;
      place(other, column + 1);
    });
  };
  for (const stage of stages.filter((stage) => !stages.some((other) => other.competition === stage.after))) {
    if (placed.length > 0) row += 1;
    place(stage, 0);
  }
  return placed;
}

/** Returns the arrows between the boxes. */
export function arrows(placed: readonly FlowBox[]): FlowArrow[] {
  return placed.flatMap(({ stage, x, y }) => {
    const before = placed.find((box) => box.stage.competition === stage.after);
    if (!before) return [];
    const [fromX, fromY] = [before.x + BOX.width, before.y + BOX.height / 2];
    const [toX, toY] = [x, y + BOX.height / 2];
    const bend = fromX + 16;
    return [
      {
        key: stage.competition,
        path: `M${fromX} ${fromY}H${bend}V${toY}H${toX - 6}`,
        label: ruleText(stage.takes),
        x: bend + 6,
        y: toY - 6,
      },
    ];
  });
}

/** Returns the size of the picture. */
export function sizeOf(placed: readonly FlowBox[]): { width: number; height: number } {
  const far = (of: (box: FlowBox) => number): number => placed.reduce((most, box) => Math.max(most, of(box)), 0);
  return { width: far((box) => box.x) + BOX.width, height: far((box) => box.y) + BOX.height };
}

/** Returns a name that fits into a box. */
export function boxName(name: string): string {
  const letters = [...name];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join("")}…` : name;
}

/** Returns a rule such as `places:1-8` in words. */
export function ruleText(takes: string): string {
  const [kind = "", numbers = ""] = takes.split(":");
  const [first = 0, last = 0] = numbers.split("-").map(Number);
  if (kind === "places") return text("stage-takes-places", { first, last });
  if (kind === "each") return text("stage-takes-each", { count: first });
  if (kind === "losers") return text("stage-takes-losers", { round: first });
  return kind === "others" ? text("stage-takes-others") : "";
}

/** What a form for a stage says of those who go on. */
export interface RuleFields {
  kind: "places" | "each" | "others" | "losers";
  first: string;
  last: string;
}

/** Returns the rule of a form. */
export function ruleOf({ kind, first, last }: RuleFields): string {
  if (kind === "others") return "others";
  return kind === "places" ? `places:${first.trim()}-${last.trim()}` : `${kind}:${last.trim()}`;
}
