// Recovery of a damaged file.
import { host, type Picked } from "../platform";
import { event } from "../state/event.svelte";
import { text } from "../format/text";

/** Asks where to save the new file, recovers the damaged file, or the open event if null, and shows what was recovered. */
export async function salvage(damaged: Picked | null): Promise<void> {
  const suggested = (damaged?.name ?? event.status?.file ?? "event").replace(/\.drawmaster$/, "") + " saved.drawmaster";
  const into = await host().pick({ save: true, title: text("copies-salvage"), suggested, extensions: ["drawmaster"] });
  if (!into) return;
  const found = await event.ask("salvage_event", { file: damaged?.handle ?? null, into: into.handle });
  if (found) event.salvaged = { file: into, found };
}
