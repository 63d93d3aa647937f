// Filters of the standings.
import type { StandingsLineView } from "../../api/generated/StandingsLineView";

/** What is shown; null shows all. */
export interface Filter {
  category: number | null;
}

/** The lines a filter leaves, in their order. */
export function filtered(lines: StandingsLineView[], filter: Filter): StandingsLineView[] {
  return filter.category === null ? lines : lines.filter((line) => line.category === filter.category);
}
