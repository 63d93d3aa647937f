// Reading what can be read of a damaged file into a new one.
import { host, type Picked } from "../platform";
import { event } from "../state/event.svelte";
import { text } from "../format/text";

/** Asks where the new file goes and makes it; without a damaged file it is made of the open event's. What came of it is shown. */
export async function salvage(damaged: Picked | null): Promise<void> {
  const suggested = (damaged?.name ?? event.status?.file ?? "event").replace(/\.drawmaster$/, "") + " saved.drawmaster";
  const into = await host().pick({ save: true, title: text("copies-salvage"), suggested, extensions: ["drawmaster"] });
  if (!into) return;
  const found = await event.ask("salvage_event", { file: damaged?.ticket ?? null, into: into.ticket });
  if (found) event.salvaged = { file: into, found };
}
