// The screens of the rail, in the order of the day.
import type { Component } from "svelte";
import type { Screen } from "../../state/event.svelte";
import History from "../history/History.svelte";
import Knockouts from "../knockouts/Knockouts.svelte";
import Print from "../print/Print.svelte";
import Register from "../register/Register.svelte";
import Rounds from "../rounds/Rounds.svelte";
import Standings from "../standings/Standings.svelte";

export const SCREENS: { id: Screen; component: Component }[] = [
  { id: "register", component: Register },
  { id: "knockouts", component: Knockouts },
  { id: "rounds", component: Rounds },
  { id: "standings", component: Standings },
  { id: "print", component: Print },
  { id: "history", component: History },
];
