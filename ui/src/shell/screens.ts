// The screens of the rail, in the order of the day.
import type { Component } from "svelte";
import type { Screen } from "../state/event.svelte";
import History from "../screens/history/History.svelte";
import Knockouts from "../screens/knockouts/Knockouts.svelte";
import Print from "../screens/print/Print.svelte";
import Register from "../screens/register/Register.svelte";
import Rounds from "../screens/rounds/Rounds.svelte";
import Standings from "../screens/standings/Standings.svelte";

export const SCREENS: { id: Screen; component: Component }[] = [
  { id: "register", component: Register },
  { id: "knockouts", component: Knockouts },
  { id: "rounds", component: Rounds },
  { id: "standings", component: Standings },
  { id: "print", component: Print },
  { id: "history", component: History },
];
