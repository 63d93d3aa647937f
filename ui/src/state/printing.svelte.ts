// Printing: how it is done, and a folder on its way, part by part, so that one sees how far it is and can stop.
import { host } from "../platform";
import { text } from "../format/text";
import type { PrintedFolder } from "../api/generated/PrintedFolder";
import { event } from "./event.svelte";
import { DEFAULTS, request, type Options } from "./options";

class Printing {
  /** What the director chose last; it holds for all sheets. */
  options = $state<Options>({ ...DEFAULTS, formats: {} });
  /** How far a folder is; null while none is printed. */
  progress = $state<{ done: number; all: number } | null>(null);
  /** What the last folder holds. */
  folder = $state<PrintedFolder | null>(null);
  #stopping = false;

  /** Everything for the newest round, one file for each sheet, into a folder the director picks. */
  async round(): Promise<void> {
    const round = event.status?.progress?.round ?? null;
    if (round === null || this.progress) return;
    const picked = await host().pick({ save: true, title: text("print-all", { round }), suggested: `round-${round}`, extensions: [] });
    if (!picked) return;
    this.#stopping = false;
    this.folder = { written: [], left_out: [], parts: 1 };
    const asked = request({ what: "all", round, category: null }, this.options, picked.ticket);
    for (let part = 0; part < this.folder.parts && !this.#stopping; part += 1) {
      this.progress = { done: part, all: this.folder.parts };
      const printed = await event.ask("print_folder", { ...asked, part });
      if (!printed) break;
      this.folder.written.push(...printed.written);
      this.folder.left_out.push(...printed.left_out);
      this.folder.parts = printed.parts;
    }
    const { done, all } = { done: this.folder.written.length + this.folder.left_out.length, all: this.folder.parts };
    this.progress = null;
    const said = { count: this.folder.written.length, folder: picked.name };
    event.notice = done < all ? text("print-all-stopped", said) : text("print-all-done", said);
    if (done === all) await this.show(picked);
  }

  /** No further part is begun; what is written stays. */
  stop(): void {
    this.#stopping = true;
  }

  /** Opens what was written with the system's program, which also prints it; without one that is said. */
  async show(picked: { ticket: number; name: string }): Promise<void> {
    if (!(await this.opened(picked))) event.notice = text("print-not-shown", { file: picked.name });
  }

  /** Whether a program opened it. */
  async opened(picked: { ticket: number }): Promise<boolean> {
    try {
      await host().show(picked.ticket);
      return true;
    } catch {
      return false;
    }
  }
}

/** What the window prints. */
export const printing = new Printing();
