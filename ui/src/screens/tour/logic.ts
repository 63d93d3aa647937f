// Badges of a career, the steps of a derivation, and signers, as text.
import type { Careers, StepLine } from "../../api/generated";
import { text } from "../../format/text";

/** Returns the badges of a career: "Future Stars, 1000, 2000". */
export function badges(career: Careers): string {
  const stars = career.future_stars ? [text("book-future-stars")] : [];
  return [...stars, ...career.badges.map(([points]) => String(points))].join(", ");
}

/** Returns the organiser who signed, with the one who handed the event over to them. */
export function signer(line: { signed_by: string; handed_over_by: string }): string {
  const { signed_by: holder, handed_over_by: old } = line;
  return old === "" ? holder : text("book-signer-handed-over", { holder, old });
}

/** Returns a step as text, and its signed points: `+250`, `−250 × 2/3`, `× 2/3`. */
export function step(line: StepLine): { what: string; points: string } {
  const at = line.rate === "1" ? "" : ` × ${line.rate}`;
  if (line.what === "gained") return { what: line.edition ?? "", points: `+${line.points}${at}` };
  if (line.what === "lapsed") {
    return {
      what: text("book-lapses", { edition: line.edition ?? "", by: line.by ?? "" }),
      points: `−${line.points}${at}`,
    };
  }
  return { what: text("book-transition", { category: line.category ?? 0 }), points: `× ${line.points}` };
}
