// The open event as the window knows it: its status, which data is out of date, and the last error.
import { call, CommandError, type CommandName, type RequestOf, type ResponseOf } from "../api/call";
import type { SalvagedView } from "../api/generated/SalvagedView";
import type { StatusView } from "../api/generated/StatusView";
import type { DataTopic } from "../api/generated/DataTopic";
import type { Picked } from "../platform";

/** The screens of the day, in the order of the rail. */
export type Screen = "event" | "register" | "knockouts" | "final" | "rounds" | "standings" | "points" | "hall" | "print" | "history";
/** The panels of the register. */
export type RegisterPanel = "entries" | "participation" | "checkin" | "slips" | "closing";

type Mutation<R> = { value: R; invalidated: DataTopic[] };
type ValueOf<N extends CommandName> = ResponseOf<N> extends Mutation<infer R> ? R : never;

/** Milliseconds after which work is shown as such: earlier it would only flicker. */
const SEEN_AFTER = 250;

class EventState {
  status = $state<StatusView | null>(null);
  screen = $state<Screen>("register");
  /** The register's panel that is shown. */
  panel = $state<RegisterPanel>("entries");
  error = $state<CommandError | null>(null);
  /** The file that was to be opened and is damaged; what can be read of it is offered. */
  damaged = $state<Picked | null>(null);
  /** What was read of a damaged file, and where it is now. */
  salvaged = $state<{ file: Picked; found: SalvagedView } | null>(null);
  /** Said once after a success, for eyes and screen readers. */
  notice = $state("");
  /** Work is under way that takes long enough to be seen. */
  busy = $state(false);
  /** Counts up when the director asks to see what disagrees. */
  attention = $state(0);
  /** The entry a screen is asked to show, once; it takes it back to null. */
  wantedEntry = $state<number | null>(null);
  /** The board, likewise. */
  wantedBoard = $state<number | null>(null);
  /** The round shown; follows the newest until the director looks at another. */
  round = $state<number | null>(null);
  /** Counts up for each topic that went stale; screens reload by it. */
  versions = $state<Record<DataTopic, number>>({ event: 0, register: 0, rounds: 0, knockouts: 0, standings: 0, history: 0 });

  /** Reads without changing anything. Shows an error and returns null if it fails. */
  async ask<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N> | null> {
    try {
      return await call(name, request);
    } catch (error) {
      this.showError(error);
      return null;
    }
  }

  /** Changes the event: what went stale is marked by the answer, never guessed. Null when refused. */
  async act<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ValueOf<N> | null> {
    const slow = setTimeout(() => (this.busy = true), SEEN_AFTER);
    this.error = null;
    this.notice = "";
    try {
      const answer = (await call(name, request)) as Mutation<ValueOf<N>>;
      for (const topic of answer.invalidated) this.versions[topic] += 1;
      await this.refresh();
      return answer.value;
    } catch (error) {
      this.showError(error);
      return null;
    } finally {
      clearTimeout(slow);
      this.busy = false;
    }
  }

  /** Reads the status line anew. */
  async refresh(): Promise<void> {
    this.status = await call("status", {});
  }

  /** After another file was opened: everything is new. */
  entered(status: StatusView): void {
    this.status = status;
    this.error = null;
    this.damaged = null;
    this.salvaged = null;
    this.notice = "";
    this.round = null;
    for (const topic of Object.keys(this.versions) as DataTopic[]) this.versions[topic] += 1;
    this.panel = "entries";
    this.screen = status.progress ? "rounds" : "register";
  }

  showError(error: unknown): void {
    this.error = CommandError.from(error);
  }

  left(): void {
    this.status = null;
    this.error = null;
  }
}

/** The one open event. */
export const event = new EventState();
