// The timetable by day.
import type { TimetableLine } from "../../api/generated";

export interface TimetableDay {
  /** The day, as `2026-11-20`. */
  day: string;
  /** Its rounds in order of their start. */
  rounds: TimetableLine[];
}

/** Returns rounds in order of time as days. */
export function byDay(rounds: TimetableLine[]): TimetableDay[] {
  const days: TimetableDay[] = [];
  for (const round of rounds) {
    const last = days.at(-1);
    if (last?.day === round.day) last.rounds.push(round);
    else days.push({ day: round.day, rounds: [round] });
  }
  return days;
}
