// What each screen shows.
import type { Component } from "svelte";
import type { Screen } from "../state/navigation.svelte";
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

/** The component of each screen. */
export const COMPONENTS: Record<Screen, Component> = {
  event: Event,
  register: Register,
  knockouts: Knockouts,
  final: Final,
  rounds: RoundsOrGames,
  referee: Referee,
  standings: Standings,
  points: Points,
  hall: Hall,
  print: Print,
  history: History,
};
