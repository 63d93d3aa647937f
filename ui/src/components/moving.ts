// Where a key moves the cursor of a table.

/** Returns the row to which a key leads from the current one (-1 for none), or null if the key does not move it. */
export function movedTo(key: string, current: number, rows: number, page: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -rows,
    End: rows,
  };
  const step = steps[key];
  if (step === undefined || rows === 0) return null;
  return Math.max(0, Math.min(current + step, rows - 1));
}
