// The open tour book as the window knows it: a summary, the last error and the last notice.
import type { CommandName, RequestOf, ResponseOf } from "../api/call";
import type { TourCopy, TourPlayerId, TourView } from "../api/generated";
import { host, type Picked } from "../platform";
import { text } from "../format/text";
import { CommandRunner } from "./commands.svelte";

/** The panels of the tour book. */
export type TourPanel = "events" | "players" | "sp" | "race" | "people" | "keys" | "log";

const BOOK = { suggested: "tour.tourbook", extensions: ["tourbook"] };

class TourState extends CommandRunner {
  view = $state<TourView | null>(null);
  panel = $state<TourPanel>("events");
  /** Counts the changes of the book; panels reload when it increases. */
  version = $state(0);
  /** The player whose points are explained beside the list. */
  chosen = $state<TourPlayerId | null>(null);

  /** Changes the book and reloads what is shown. Returns null after an error. */
  async act<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N> | null> {
    this.error = null;
    this.notice = "";
    const answer = await this.ask(name, request);
    if (this.error === null) {
      this.view = await this.ask("view_tour", {});
      this.version += 1;
    }
    return answer;
  }

  /** Asks for a tour book and opens it. */
  async pickAndOpen(): Promise<void> {
    const picked = await host().pick({ save: false, title: text("book-open"), ...BOOK });
    if (picked) await this.open(picked);
  }

  /** Opens a tour book. */
  async open(file: Picked): Promise<void> {
    this.entered(await this.ask("open_tour", { file: file.handle }));
  }

  /** Asks where to save a new book and creates it. */
  async create(name: string): Promise<boolean> {
    const picked = await host().pick({ save: true, title: text("book-new"), ...BOOK });
    if (picked) this.entered(await this.ask("create_tour", { file: picked.handle, name }));
    return this.view !== null;
  }

  /** Asks where to restore a copy, and opens the restored book. */
  async restore(copy: TourCopy): Promise<boolean> {
    const picked = await host().pick({
      save: true,
      title: text("copies-restore"),
      suggested: copy.name.replace("~", " "),
      extensions: BOOK.extensions,
    });
    const view =
      picked && (await this.ask("restore_tour_copy", { folder: copy.folder, name: copy.name, file: picked.handle }));
    if (!view) return false;
    this.entered(view);
    this.notice = text("copies-restored", { file: picked.name });
    return true;
  }

  /** Closes the book. */
  async leave(): Promise<void> {
    await this.ask("close_tour", {});
    this.view = null;
    this.error = null;
    this.notice = "";
  }

  private entered(view: TourView | null): void {
    if (!view) return;
    this.view = view;
    this.error = null;
    this.notice = "";
    this.panel = "events";
    this.chosen = null;
    this.version += 1;
  }
}

/** The one open tour book. */
export const tour = new TourState();
