// The status line as text.
import type { StatusView } from "../api/generated";
import { text } from "../format/text";

/** Returns the parts of "Round 3 · 12 of 19 results · 2 boards disagree". */
export function statusParts(status: StatusView): string[] {
  const { register, progress } = status;
  const parts = progress
    ? [
        text("status-round", { round: progress.round, rounds: status.rounds }),
        progress.confirmed
          ? text("status-confirmed")
          : text("status-results", { agreed: progress.agreed, games: progress.games }),
      ]
    : [
        text("status-registered", { count: register.registered }),
        text(register.closed ? "status-closed" : "status-open"),
      ];
  if (!progress && register.preregistered > 0)
    parts.push(text("status-preregistered", { count: register.preregistered }));
  if (progress && progress.unfinished > 0) parts.push(text("status-unfinished", { count: progress.unfinished }));
  if (progress && progress.disagreements > 0)
    parts.push(text("status-disagreements", { count: progress.disagreements }));
  if (status.conflicts > 0) parts.push(text("status-conflicts", { count: status.conflicts }));
  if (status.slips > 0) parts.push(text("status-slips", { count: status.slips }));
  return parts;
}
