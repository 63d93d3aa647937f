// The warnings of a round: people who are due in another competition at that time are summed up, as in the timetable.
import type { ConflictView, Message } from "../../api/generated";

/** The warning that people are due in two rounds at one time. */
const CONFLICT = "timetable-conflict";

/** Returns the warnings except the conflicts of times. */
export function otherWarnings(warnings: Message[]): Message[] {
  return warnings.filter((warning) => warning.id !== CONFLICT);
}

/** Returns the conflicts of times of each two competitions, with how many people are due twice. */
export function conflictsOf(warnings: Message[]): ConflictView[] {
  const found = warnings.filter((warning) => warning.id === CONFLICT);
  const pair = (warning: Message): string =>
    JSON.stringify([warning.arguments["competition"], warning.arguments["other"]].sort());
  const pairs = [...new Set(found.map(pair))];
  return pairs.map((key) => {
    const rounds = found.filter((warning) => pair(warning) === key);
    const names = rounds.flatMap((warning) => warning.arguments["names"] ?? []);
    const { competition = "", other = "" } = rounds[0]?.arguments ?? {};
    return {
      summary: { id: "timetable-conflicts", arguments: { count: new Set(names.map(String)).size, competition, other } },
      rounds,
    };
  });
}
