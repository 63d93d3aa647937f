// The screens, in the order of the day. The start page uses this list, so it must not import what the screens show.
import type { Screen } from "../state/navigation.svelte";

/** Each screen with the key that selects it together with Alt: a digit, or a letter where the digits are taken. */
export const SCREENS: { id: Screen; key: string }[] = [
  { id: "event", key: "0" },
  { id: "register", key: "1" },
  { id: "knockouts", key: "2" },
  { id: "final", key: "9" },
  { id: "rounds", key: "3" },
  { id: "referee", key: "d" },
  { id: "standings", key: "4" },
  { id: "points", key: "5" },
  { id: "hall", key: "6" },
  { id: "print", key: "7" },
  { id: "history", key: "8" },
];

/** Returns the screens of the open event. The Final has a screen only if the event has one. */
export function shownScreens(hasFinal: boolean): typeof SCREENS {
  return SCREENS.filter((s) => s.id !== "final" || hasFinal);
}
