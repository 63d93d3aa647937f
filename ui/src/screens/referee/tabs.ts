// The tabs of the referee's desk, in their order; a digit selects each.
import type { Component } from "svelte";
import type { TextKey } from "../../format/text";
import Calculators from "./Calculators.svelte";

export interface RefereeTab {
  id: string;
  label: TextKey;
  component: Component;
}

export const REFEREE_TABS: RefereeTab[] = [
  { id: "calculators", label: "referee-tab-calculators", component: Calculators },
];
