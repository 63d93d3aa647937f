// What the palette finds in an open event besides actions.
import { documents } from "../state/documents";
import { event } from "../state/event.svelte";
import { navigation, type Screen } from "../state/navigation.svelte";
import { boardsOf, copiesOf, helpOf, playersOf, settingsOf, sheetsOf, type Choice } from "./choices";

/** Loads the players, the boards of the round, settings, sheets, copies and help pages. What cannot be read is left out. */
export async function loadChoices(help: (screen: Screen) => void): Promise<Choice[]> {
  const status = event.status;
  const [register, round, settings, sheets, copies] = await Promise.all([
    event.ask("view_register", {}),
    status?.progress ? event.ask("view_round", { round: navigation.round }) : null,
    event.ask("view_settings", {}),
    event.ask("view_sheets", { round: null }),
    event.ask("view_copies", {}),
  ]);
  return [
    ...(register ? playersOf(register) : []),
    ...(round ? boardsOf(round) : []),
    ...(settings ? settingsOf(settings.settings) : []),
    ...(sheets && status ? sheetsOf(documents(status, sheets)) : []),
    ...helpOf(status?.has_final ?? false, help),
    ...(copies ? copiesOf(copies.copies) : []),
  ];
}
