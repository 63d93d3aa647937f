// The tabs of the referee's desk, in their order; a digit selects each.
import type { Component } from "svelte";
import type { TextKey } from "../../format/text";
import Adjournments from "./Adjournments.svelte";
import Calculators from "./Calculators.svelte";
import Delays from "./Delays.svelte";
import Late from "./Late.svelte";

export interface RefereeTab {
  id: string;
  label: TextKey;
  component: Component;
}

export const REFEREE_TABS: RefereeTab[] = [
  { id: "calculators", label: "referee-tab-calculators", component: Calculators },
  { id: "late", label: "referee-tab-late", component: Late },
  { id: "adjourned", label: "referee-tab-adjourned", component: Adjournments },
  { id: "delays", label: "referee-tab-delays", component: Delays },
];
