// The screens, in the order of the day.
import type { Component } from "svelte";
import type { Screen } from "../state/event.svelte";
import Event from "../screens/event/Event.svelte";
import Final from "../screens/final/Final.svelte";
import Hall from "../screens/hall/Hall.svelte";
import History from "../screens/history/History.svelte";
import Knockouts from "../screens/knockouts/Knockouts.svelte";
import Points from "../screens/points/Points.svelte";
import Print from "../screens/print/Print.svelte";
import Register from "../screens/register/Register.svelte";
import RoundsOrGames from "../screens/rounds/RoundsOrGames.svelte";
import Standings from "../screens/standings/Standings.svelte";

/** Each screen with the digit that selects it together with Alt. */
export const SCREENS: { id: Screen; component: Component; digit: number }[] = [
  { id: "event", component: Event, digit: 0 },
  { id: "register", component: Register, digit: 1 },
  { id: "knockouts", component: Knockouts, digit: 2 },
  { id: "final", component: Final, digit: 9 },
  { id: "rounds", component: RoundsOrGames, digit: 3 },
  { id: "standings", component: Standings, digit: 4 },
  { id: "points", component: Points, digit: 5 },
  { id: "hall", component: Hall, digit: 6 },
  { id: "print", component: Print, digit: 7 },
  { id: "history", component: History, digit: 8 },
];

/** Returns the screens of the open event. The Final has a screen only if the event has one. */
export function shownScreens(hasFinal: boolean): typeof SCREENS {
  return SCREENS.filter((s) => s.id !== "final" || hasFinal);
}
