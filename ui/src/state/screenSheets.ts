// The sheets that belong to each screen, which its print button ticks.
import type { SheetName, SheetsView } from "../api/generated";
import type { Screen } from "./navigation.svelte";

/** The sheets of the screens without a round. */
const SHEETS: Partial<Record<Screen, SheetName[]>> = {
  event: ["timetable", "rules"],
  register: ["register"],
  knockouts: ["ko"],
  final: ["final-groups"],
  standings: ["standings"],
  points: ["points"],
  referee: ["officials", "cases", "daily-report"],
  hall: ["pairings"],
  history: ["incidents"],
};

/** Returns whether a sheet belongs to a screen. On all other screens these are the sheets of a round that the event's settings name. */
export function ofScreen(screen: Screen, what: SheetName, view: SheetsView): boolean {
  const own = SHEETS[screen];
  return own ? own.includes(what) : (view.sheets.find((sheet) => sheet.name === what)?.of_round ?? false);
}
