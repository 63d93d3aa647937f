// Answers that repeat most of what is shown, so that only what differs is rendered again.

/** Returns whether two values from JSON are equal. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && equal(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** Returns the list `after`, with the objects of `before` where the ones at the same place are equal. */
export function keepEqual<T>(before: readonly T[], after: readonly T[]): T[] {
  return after.map((item, at) => (equal(before[at], item) ? (before[at] as T) : item));
}
