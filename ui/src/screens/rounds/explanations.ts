// Costs and remarks in words, and the typed selection of players.
import type { CostLine, CostReason, RemarkLine } from "../../api/generated";
import { dashed, text } from "../../format/text";

/** Returns a difference of costs, level by level: "rematches +2, score differences −8". */
export function differenceText(lines: CostLine[]): string {
  return lines.map(({ reason, by }) => `${levelText(reason)} ${by < 0 ? "−" : "+"}${Math.abs(by)}`).join(", ");
}

/** Returns a cost, level by level: "rematches 1, score differences 4". */
export function costText(lines: CostLine[]): string {
  return lines.map(({ reason, by }) => `${levelText(reason)} ${by}`).join(", ");
}

function levelText(reason: CostReason): string {
  return text(`level-${dashed(reason)}`);
}

/** Returns a remark of the report as a sentence. */
export function remarkText(remark: RemarkLine): string {
  return text(`remark-${dashed(remark.what)}`, {
    first: remark.first,
    second: remark.second,
    amount: remark.amount,
    count: Number(remark.amount) || 0,
  });
}

/** Parses "1, 4, 7..12" as numbers. Returns null if it is not a list of numbers. */
export function numbersOf(typed: string): number[] | null {
  const numbers: number[] = [];
  for (const part of typed.split(/[\s,;]+/).filter((p) => p !== "")) {
    const found = /^(\d{1,5})(?:(?:\.\.|-)(\d{1,5}))?$/.exec(part);
    if (!found) return null;
    const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
    if (to < from) return null;
    for (let number = from; number <= to; number += 1) numbers.push(number);
  }
  return numbers;
}

/** Splits "21, 20.5" into scores, which the core parses. */
export function scoresOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((p) => p !== "");
}
