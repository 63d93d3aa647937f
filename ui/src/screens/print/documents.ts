// Which sheets and files there are now, and why others are not.
import type { StatusView } from "../../api/generated/StatusView";
import { text } from "../../format/text";

/** A sheet to print or a file to send. */
export interface Sheet {
  kind: "print" | "export";
  what: string;
  key: string;
  label: string;
  about: string;
  round: number | null;
  category: number | null;
  suggested: string;
  extension: string;
  hindered: string | null;
}

/** All sheets and files of the event as it stands. */
export function documents(status: StatusView): Sheet[] {
  const round = status.progress?.round ?? null;
  const unpaired = round === null ? text("print-no-round") : null;
  const sheet = (what: string, key: string, name: string, more: Partial<Sheet> = {}): Sheet => ({
    kind: "print",
    what,
    key,
    label: text(`sheet-${name}`, { round: round ?? 0 }),
    about: text(`sheet-${name}-about`),
    round,
    category: null,
    suggested: `${name}${round && what !== "ko" ? `-${round}` : ""}.pdf`,
    extension: "pdf",
    hindered: unpaired,
    ...more,
  });
  const file = (what: string, key: string, extension: string): Sheet =>
    sheet(what, key, what, { kind: "export", extension, suggested: `${what}.${extension}`, hindered: what === "csv" ? null : unpaired });
  return [
    sheet("pairings", "p", "pairings"),
    sheet("standings", "s", "standings"),
    ...[12, 16, 20].map((category, at) =>
      sheet("ko", String(at + 1), `ko${category}`, { category, hindered: null, round: null }),
    ),
    file("h9", "h", "h9"),
    file("opengotha", "o", "xml"),
    file("csv", "c", "csv"),
  ];
}
