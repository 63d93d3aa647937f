// The tabs of the referee's desk, in their order; a digit selects each.
import type { Component } from "svelte";
import type { TextKey } from "../../format/text";
import Adjournments from "./Adjournments.svelte";
import Articles from "./Articles.svelte";
import Calculators from "./Calculators.svelte";
import Cases from "./Cases.svelte";
import Delays from "./Delays.svelte";
import Irregularity from "./Irregularity.svelte";
import Late from "./Late.svelte";
import RefereePeople from "./RefereePeople.svelte";

export interface RefereeTab {
  id: string;
  label: TextKey;
  component: Component;
}

export const REFEREE_TABS: RefereeTab[] = [
  { id: "cases", label: "referee-tab-cases", component: Cases },
  { id: "irregularity", label: "referee-tab-irregularity", component: Irregularity },
  { id: "people", label: "referee-tab-people", component: RefereePeople },
  { id: "articles", label: "referee-tab-articles", component: Articles },
  { id: "calculators", label: "referee-tab-calculators", component: Calculators },
  { id: "late", label: "referee-tab-late", component: Late },
  { id: "adjourned", label: "referee-tab-adjourned", component: Adjournments },
  { id: "delays", label: "referee-tab-delays", component: Delays },
];
