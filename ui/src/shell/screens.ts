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
import Referee from "../screens/referee/Referee.svelte";
import Register from "../screens/register/Register.svelte";
import RoundsOrGames from "../screens/rounds/RoundsOrGames.svelte";
import Standings from "../screens/standings/Standings.svelte";

/** Each screen with the key that selects it together with Alt: a digit, or a letter where the digits are taken. */
export const SCREENS: { id: Screen; component: Component; key: string }[] = [
  { id: "event", component: Event, key: "0" },
  { id: "register", component: Register, key: "1" },
  { id: "knockouts", component: Knockouts, key: "2" },
  { id: "final", component: Final, key: "9" },
  { id: "rounds", component: RoundsOrGames, key: "3" },
  { id: "referee", component: Referee, key: "d" },
  { id: "standings", component: Standings, key: "4" },
  { id: "points", component: Points, key: "5" },
  { id: "hall", component: Hall, key: "6" },
  { id: "print", component: Print, key: "7" },
  { id: "history", component: History, key: "8" },
];

/** Returns the screens of the open event. The Final has a screen only if the event has one. */
export function shownScreens(hasFinal: boolean): typeof SCREENS {
  return SCREENS.filter((s) => s.id !== "final" || hasFinal);
}
