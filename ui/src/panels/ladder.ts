// Times of the jigo ladder as they are shown: the hour, and the countdown to the next game (R38).

/** "14:05" of "2026-11-20T14:05". */
export function hour(moment: string): string {
  return moment.slice(11, 16);
}

/** "12:30" of 750 seconds. */
export function partsLeft(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How long until a game may start, until it must have started, or since when it is late. Far from its day it says nothing. */
export function untilStart(earliest: string, latest: string, now: Date): { due: "wait" | "start" | "late"; time: string } | null {
  const from = (new Date(earliest).getTime() - now.getTime()) / 1000;
  const to = (new Date(latest).getTime() - now.getTime()) / 1000;
  const far = 3 * 3600;
  if (from > far || to < -far) return null;
  if (from > 0) return { due: "wait", time: partsLeft(from) };
  return to > 0 ? { due: "start", time: partsLeft(to) } : { due: "late", time: partsLeft(-to) };
}

/** What a key says of a game of the ladder: who won it, null for jigo, undefined for another key. */
export function outcomeOf(key: string): "black" | "white" | null | undefined {
  return { "1": "black" as const, "2": "white" as const, "=": null }[key];
}
