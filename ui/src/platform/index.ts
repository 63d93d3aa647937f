// The window's one door to its host. Nothing else imports @tauri-apps.
import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";

/** A file the director picked: the host keeps its path, the page sees only this. */
export interface Picked {
  ticket: number;
  name: string;
}

/** What is picked a file for; the host shows the dialog. */
export interface PickRequest {
  save: boolean;
  title: string;
  suggested: string;
  extensions: string[];
}

/** What the host can do for the page. */
export interface Host {
  call(name: string, request: unknown): Promise<unknown>;
  pick(request: PickRequest): Promise<Picked | null>;
  recent(): Promise<Picked[]>;
  /** The file or sample the program was started with. */
  started(): Promise<{ sample: boolean; file: Picked | null }>;
  /** A new file for the sample event. */
  samplePlace(): Promise<Picked>;
  /** Opens a written file with the system's program. */
  show(ticket: number): Promise<void>;
  /** Opens the window for the hall, or closes it. */
  openHall(): Promise<void>;
  closeHall(): Promise<void>;
  /** Tells the hall what to show; the answer is whether its window is open. */
  showInHall(what: unknown): Promise<boolean>;
  /** What the hall is to show, null at first, and whether its window is open. */
  shownInHall(): Promise<[unknown, boolean]>;
  /** Asks without changing anything: all that the hall's window may do. */
  look(name: string, request: unknown): Promise<unknown>;
  /** Calls back while long work goes on, with how much of how much is done; the answer ends it. */
  onProgress(told: (done: number, of: number) => void): Promise<() => void>;
  /** Calls back when the hall is to show something else, or when the event has changed; the answer ends it. */
  onHall(shown: (what: unknown) => void, changed: () => void): Promise<() => void>;
}

const tauri: Host = {
  call: (name, request) => invoke("call", { name, request }),
  pick: (request) => invoke("pick", { request }),
  recent: () => invoke("recent"),
  started: () => invoke("started"),
  samplePlace: () => invoke("sample_place"),
  show: (ticket) => invoke("show", { ticket }),
  openHall: () => invoke("hall_open"),
  closeHall: () => invoke("hall_close"),
  showInHall: (what) => invoke("hall_show", { what }),
  shownInHall: () => invoke("hall_shown"),
  look: (name, request) => invoke("look", { name, request }),
  onProgress: (told) => listen<[number, number]>("progress", ({ payload: [done, of] }) => told(done, of)),
  onHall: async (shown, changed) => {
    const ends = await Promise.all([listen("hall-shown", (told) => shown(told.payload)), listen("event-changed", changed)]);
    return () => ends.forEach((end) => end());
  },
};

let current: Host = tauri;

/** The host in use. */
export function host(): Host {
  return current;
}

/** Puts another host in its place, as tests do. */
export function useHost(other: Host): void {
  current = other;
}
