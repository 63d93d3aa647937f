// The open tour book as the window knows it: what it is in a few words, the last refusal, and what is said once.
import { call, Refusal, type CommandName, type RequestOf, type ResponseOf } from "../api/call";
import type { TourView } from "../api/generated/TourView";
import { host } from "../platform";
import { text } from "../format/text";

/** The panels of the tour book. */
export type TourPanel = "events" | "players" | "sp" | "race" | "people" | "keys";

const BOOK = { suggested: "tour.tourbook", extensions: ["tourbook"] };

class TourState {
  view = $state<TourView | null>(null);
  panel = $state<TourPanel>("events");
  refusal = $state<Refusal | null>(null);
  notice = $state("");
  /** Counts up with every change of the book; panels reload by it. */
  version = $state(0);
  /** The player whose points a panel is asked to derive. */
  chosen = $state<number | null>(null);

  /** Asks without changing anything; a refusal is shown and null returned. */
  async ask<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N> | null> {
    try {
      return await call(name, request);
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  /** Changes the book; everything shown is read anew. Null when refused. */
  async act<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N> | null> {
    this.refusal = null;
    this.notice = "";
    const answer = await this.ask(name, request);
    if (this.refusal === null) {
      this.view = await this.ask("view_tour", {});
      this.version += 1;
    }
    return answer;
  }

  /** Asks for a book and opens it. */
  async pickAndOpen(): Promise<void> {
    const picked = await host().pick({ save: false, title: text("book-open"), ...BOOK });
    if (picked) this.entered(await this.ask("open_tour", { file: picked.ticket }));
  }

  /** Asks where a new book goes and makes it. */
  async create(name: string): Promise<boolean> {
    const picked = await host().pick({ save: true, title: text("book-new"), ...BOOK });
    if (picked) this.entered(await this.ask("create_tour", { file: picked.ticket, name }));
    return this.view !== null;
  }

  /** Leaves the book; the file is closed. */
  async leave(): Promise<void> {
    await this.ask("close_tour", {});
    this.view = null;
    this.refusal = null;
    this.notice = "";
  }

  refuse(error: unknown): void {
    this.refusal = error instanceof Refusal ? error : new Refusal({ code: "internal", message: String(error), hints: [] });
  }

  private entered(view: TourView | null): void {
    if (!view) return;
    this.view = view;
    this.refusal = null;
    this.notice = "";
    this.panel = "events";
    this.chosen = null;
    this.version += 1;
  }
}

/** The one open tour book. */
export const tour = new TourState();
