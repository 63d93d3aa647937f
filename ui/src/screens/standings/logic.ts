// Filters of the standings.
import type { StandingsLineView } from "../../api/generated/StandingsLineView";

/** What is shown; null and empty words show all. */
export interface Filter {
  category: number | null;
  country: string;
  club: string;
}

/** Shows everybody. */
export const ALL: Filter = { category: null, country: "", club: "" };

/** The lines a filter leaves, in their order. */
export function filtered(lines: StandingsLineView[], filter: Filter): StandingsLineView[] {
  return lines.filter(
    (line) =>
      (filter.category === null || line.category === filter.category) &&
      (filter.country === "" || line.country === filter.country) &&
      (filter.club === "" || line.club === filter.club),
  );
}

/** What can be chosen: the categories, countries and clubs there are; the clubs of the chosen country only. */
export function choices(lines: StandingsLineView[], country: string): { categories: number[]; countries: string[]; clubs: string[] } {
  const words = (all: string[]): string[] => [...new Set(all.filter(Boolean))].sort((a, b) => a.localeCompare(b));
  return {
    categories: [...new Set(lines.flatMap((l) => (l.category === null ? [] : [l.category])))].sort((a, b) => a - b),
    countries: words(lines.map((l) => l.country)),
    clubs: words(lines.filter((l) => country === "" || l.country === country).map((l) => l.club)),
  };
}
