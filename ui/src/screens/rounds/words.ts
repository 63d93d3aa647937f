// Prices and remarks in words, and the choice of players as it is typed.
import type { PriceLine } from "../../api/generated/PriceLine";
import type { ReasonLine } from "../../api/generated/ReasonLine";
import type { RemarkLine } from "../../api/generated/RemarkLine";
import { text } from "../../format/text";

/** Price lines as a sentence's tail: "2 more second meetings, score differences dearer by 8". */
export function priced(lines: PriceLine[]): string {
  return lines.map(line).join(", ");
}

function line({ reason, by }: PriceLine): string {
  return text(`price-${reason.replaceAll(" ", "-")}`, { by: Math.abs(by), way: by < 0 ? "less" : "more" });
}

/** What a pairing pays: "second meetings 1, score differences 4". */
export function paid(lines: PriceLine[]): string {
  return lines.map(({ reason, by }) => `${text(`level-${reason.replaceAll(" ", "-")}`)} ${by}`).join(", ");
}

/** A remark of the report as a sentence. */
export function remarked(remark: RemarkLine): string {
  return text(`remark-${remark.what}`, { first: remark.first, second: remark.second, amount: remark.amount, count: Number(remark.amount) || 0 });
}

/** Why a board is as it is. */
export function reasoned(reason: ReasonLine | null): string {
  return reason ? text(`reason-${reason.kind}`, { price: priced(reason.more) }) : "";
}

/** "1, 4, 7..12" as numbers; null where it is none. */
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

/** "21, 20.5" as scores, unread. */
export function scoresOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((p) => p !== "");
}
