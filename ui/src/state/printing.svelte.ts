// Printing: the options, and the progress of a folder, which can be stopped between two parts.
import { fileless } from "../api/call";
import { host, type Picked } from "../platform";
import { text } from "../format/text";
import type { PrintedFolder, SheetName } from "../api/generated";
import { event } from "./event.svelte";
import { firstSteps } from "./firstSteps.svelte";
import type { PrintedSheet } from "./documents";
import { DEFAULTS, request, requestWithoutFile, type Options } from "./options";

/** A sheet with its number of copies. */
export interface Job {
  sheet: PrintedSheet;
  copies: number;
}

class Printing {
  /** The options for all sheets. */
  options = $state<Options>({ ...DEFAULTS, formats: {} });
  /** The progress of the folder being printed; null while nothing is printed. */
  progress = $state<{ done: number; all: number } | null>(null);
  /** The contents of the last folder. */
  folder = $state<PrintedFolder | null>(null);
  /** Whether the dialog is open that prints the sheets of the screen. */
  asked = $state(false);
  #stopping = false;

  /** Prints everything for the latest round into a folder, one file per sheet. */
  async round(): Promise<void> {
    const round = event.status?.progress?.round ?? null;
    if (round === null || this.progress) return;
    const picked = await host().pick({
      save: true,
      title: text("print-all", { round }),
      suggested: `round-${round}`,
      extensions: [],
    });
    if (!picked) return;
    this.#stopping = false;
    this.folder = { written: [], left_out: [], parts: 1 };
    const asked = request({ what: "all", round, category: null }, this.options, picked.handle);
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
    const values = { count: this.folder.written.length, folder: picked.name };
    event.notice = done < all ? text("print-all-stopped", values) : text("print-all-done", values);
    if (done > 0) firstSteps.seen.printed = true;
    if (done === all) await this.show(picked);
  }

  /** Sends sheets to a printer, one after the other, until one is refused or the user stops. Returns whether all were sent. */
  async send(jobs: Job[], printer: string): Promise<boolean> {
    const done = await this.#each(
      jobs,
      async (job) =>
        (await event.ask("send_sheets", {
          printer: printer || null,
          folder: null,
          sheets: [fileless(this.#request(job))],
        })) !== null,
    );
    const values = { count: done, printer };
    if (done > 0) firstSteps.seen.printed = true;
    if (done > 0)
      event.notice =
        done < jobs.length ? text("print-sent-some", { ...values, all: jobs.length }) : text("print-sent", values);
    return done === jobs.length;
  }

  /** Saves sheets as PDF: one as a file, several in a folder. Returns whether all were saved. */
  async save(jobs: Job[]): Promise<boolean> {
    const [first] = jobs;
    if (!first) return false;
    const one = jobs.length === 1;
    const picked = await host().pick({
      save: true,
      title: text("print-write"),
      suggested: one ? first.sheet.suggested : "sheets",
      extensions: one ? ["pdf"] : [],
    });
    if (!picked) return false;
    const done = await this.#each(jobs, async (job) => {
      const asked = this.#request(job);
      if (one) return (await event.ask("print", { ...asked, file: picked.handle, overwrite: true })) !== null;
      return (
        (await event.ask("send_sheets", { printer: null, folder: picked.handle, sheets: [fileless(asked)] })) !== null
      );
    });
    if (done < jobs.length) return false;
    firstSteps.seen.printed = true;
    event.notice = one
      ? text("print-done", { file: picked.name })
      : text("print-all-done", { count: done, folder: picked.name });
    await this.show(picked);
    return true;
  }

  /** Returns the request for a sheet with its copies. */
  #request({ sheet, copies }: Job): ReturnType<typeof requestWithoutFile> {
    return requestWithoutFile(sheet, { ...this.options, copies });
  }

  /** Performs jobs one after the other, with progress, until one fails or the user stops. Returns how many were done. */
  async #each(jobs: Job[], act: (job: Job) => Promise<boolean>): Promise<number> {
    this.#stopping = false;
    event.error = null;
    let done = 0;
    for (const job of jobs) {
      if (this.#stopping) break;
      this.progress = { done, all: jobs.length };
      if (!(await act(job))) break;
      done += 1;
    }
    this.progress = null;
    return done;
  }

  /** Saves one sheet of a round, of a board, or of a period, and opens it. */
  async sheet(
    what: SheetName,
    {
      round,
      board,
      period,
      label,
    }: { round: number | null; board?: number; period?: { from: string; to: string }; label: string },
  ): Promise<void> {
    const parts = [what, round, board].filter((part) => part !== null && part !== undefined);
    const picked = await host().pick({
      save: true,
      title: label,
      suggested: `${parts.join("-")}.pdf`,
      extensions: ["pdf"],
    });
    if (!picked) return;
    const asked = request({ what, round, category: null }, this.options, picked.handle);
    if (!(await event.ask("print", { ...asked, ...(board !== undefined && { board }), ...period }))) return;
    firstSteps.seen.printed = true;
    event.notice = text("print-done", { file: picked.name });
    await this.show(picked);
  }

  /** Stops before the next part. The written files stay. */
  stop(): void {
    this.#stopping = true;
  }

  /** Opens a file with the system's program, which can print it. Reports a missing program. */
  async show(picked: Picked): Promise<void> {
    if (!(await this.tryShow(picked))) event.notice = text("print-not-shown", { file: picked.name });
  }

  /** Opens a file. Returns whether a program could open it. */
  async tryShow(picked: Picked): Promise<boolean> {
    try {
      await host().show(picked.handle);
      return true;
    } catch {
      return false;
    }
  }
}

/** The printing of the window. */
export const printing = new Printing();
