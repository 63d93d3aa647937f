// The answers that are kept until the data changes, so that a screen shows at once what it showed before.
import type { CommandName, RequestOf, ResponseOf } from "../api/call";

/** The questions whose answers depend on the data of the event alone, and not on the time, the network or other files. */
const OF_DATA: ReadonlySet<CommandName> = new Set<CommandName>([
  "view_history",
  "view_import_notes",
  "view_knockouts",
  "view_points",
  "view_register",
  "view_round",
  "view_settings",
  "view_stages",
  "view_standings",
  "view_timetable",
]);

/** The questions whose answers can also change with the time or with what was printed, so that they are asked again each time. */
const SOON_ASKED_AGAIN: ReadonlySet<CommandName> = new Set<CommandName>(["view_preview", "view_sheets"]);

/** The most answers that are kept, so that looking through many rounds does not fill the memory. */
const MOST_KEPT = 32;

type Asking = <N extends CommandName>(name: N, request: RequestOf<N>) => Promise<ResponseOf<N>>;

/** Answers of the core, as long as the data that they are about is the same. */
export class Answers {
  readonly #kept = new Map<string, { asked: Promise<unknown>; answer?: unknown }>();
  readonly #versions: () => string;
  readonly #ask: Asking;
  /** The versions of the data to which the kept answers belong. */
  #keptAt = "";

  /** `versions` says whether the data changed, and `ask` asks the core. */
  constructor(versions: () => string, ask: Asking) {
    this.#versions = versions;
    this.#ask = ask;
  }

  /** Returns the answer to a question. One that depends on the data of the event alone is kept until the data changes. */
  async to<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N>> {
    if (!OF_DATA.has(name) && !SOON_ASKED_AGAIN.has(name)) return this.#ask(name, request);
    this.#forgetOutdated();
    const key = JSON.stringify([name, request]);
    const before = this.#kept.get(key);
    if (before && OF_DATA.has(name)) return before.asked as Promise<ResponseOf<N>>;
    const asked = this.#ask(name, request);
    const kept: { asked: Promise<unknown>; answer?: unknown } = { ...before, asked };
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, kept);
    try {
      const answer = await asked;
      kept.answer = answer;
      return answer;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw error;
    }
  }

  /** Returns the kept answer to this question about the same data, which a screen shows first; null without one. */
  before<N extends CommandName>(name: N, request: () => RequestOf<N>): ResponseOf<N> | null {
    if (!OF_DATA.has(name) && !SOON_ASKED_AGAIN.has(name)) return null;
    this.#forgetOutdated();
    return (this.#kept.get(JSON.stringify([name, request()]))?.answer ?? null) as ResponseOf<N> | null;
  }

  #forgetOutdated(): void {
    const now = this.#versions();
    if (now !== this.#keptAt) this.#kept.clear();
    this.#keptAt = now;
  }
}
