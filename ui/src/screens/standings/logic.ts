// Filters and the order of the standings.
import type { StandingsLineView } from "../../api/generated";
import { amount, strength } from "../../format/sortValues";

/** A column to sort by: one of the player, or the number of a criterion, from 0. */
export type Column = "place" | "name" | "rank" | "country" | "club" | "category" | number;

/** Returns what a column is sorted by. */
export function sortValue(line: StandingsLineView, column: Column): string | number | null {
  if (typeof column === "number") return amount(line.values[column] ?? "");
  return column === "rank" ? strength(line.rank) : line[column];
}

/** A filter; null and empty strings match everything. */
export interface Filter {
  category: number | null;
  country: string;
  club: string;
}

/** Matches everyone. */
export const ALL: Filter = { category: null, country: "", club: "" };

/** Returns the matching lines in their order. */
export function filtered(lines: StandingsLineView[], filter: Filter): StandingsLineView[] {
  return lines.filter(
    (line) =>
      (filter.category === null || line.category === filter.category) &&
      (filter.country === "" || line.country === filter.country) &&
      (filter.club === "" || line.club === filter.club),
  );
}

/** Returns the categories, countries and clubs to choose from; only the clubs of the selected country. */
export function choices(
  lines: StandingsLineView[],
  country: string,
): { categories: number[]; countries: string[]; clubs: string[] } {
  const words = (all: string[]): string[] => [...new Set(all.filter(Boolean))].sort((a, b) => a.localeCompare(b));
  return {
    categories: [...new Set(lines.flatMap((l) => (l.category === null ? [] : [l.category])))].sort((a, b) => a - b),
    countries: words(lines.map((l) => l.country)),
    clubs: words(lines.filter((l) => country === "" || l.country === country).map((l) => l.club)),
  };
}
