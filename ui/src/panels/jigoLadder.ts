// Times of the jigo ladder: clock times and the countdown to the next game (R38).

/** Returns "14:05" for "2026-11-20T14:05". */
export function hour(moment: string): string {
  return moment.slice(11, 16);
}

/** Returns "12:30" for 750 seconds. */
export function partsLeft(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Returns the time until a game may start, until it must start, or since it should have started. Null if that is hours away. */
export function untilStart(
  earliest: string,
  latest: string,
  now: Date,
): { due: "wait" | "start" | "late"; time: string } | null {
  const from = (new Date(earliest).getTime() - now.getTime()) / 1000;
  const to = (new Date(latest).getTime() - now.getTime()) / 1000;
  const far = 3 * 3600;
  if (from > far || to < -far) return null;
  if (from > 0) return { due: "wait", time: partsLeft(from) };
  return to > 0 ? { due: "start", time: partsLeft(to) } : { due: "late", time: partsLeft(-to) };
}
