// The window's only connection to its host. No other file imports @tauri-apps.
import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { DataTopic, FileHandle, Message } from "../api/generated";

/** A file that the user picked. The host keeps its path; the page only has a handle. */
export interface Picked {
  handle: FileHandle;
  name: string;
}

/** A recently opened file. */
export interface Recent extends Picked {
  folder: string;
  /** When it was last written, in milliseconds since 1970; null if the system does not know. */
  written: number | null;
}

/** The purpose of the file dialog that the host shows. */
export interface PickRequest {
  save: boolean;
  /** Whether an existing folder is picked. */
  folder?: boolean;
  title: string;
  suggested: string;
  extensions: string[];
}

/** An address at which this computer can be reached. */
export interface NetworkAddress {
  /** The system's name of the network device, such as `wlan0`. */
  device: string;
  address: string;
  /** Whether only this computer can reach it. */
  is_loopback: boolean;
}

/** A second desk that follows this one. */
export interface SecondDesk {
  /** The name that its code was given to. */
  name: string;
  address: string;
  /** The last entry of the history that it has. */
  entry: number;
  /** The last entry here when it last asked. */
  last: number;
  /** When it last asked. */
  time: string;
}

/** The hall network: the addresses that it can have, and the service that runs; null while it is off. */
export interface NetworkState {
  interfaces: NetworkAddress[];
  running: {
    /** The address to open on phones. */
    url: string;
    /** Its QR code, as an SVG drawing. */
    qr: string;
    devices: number;
    second_desks: SecondDesk[];
  } | null;
}

/** A copy on this computer that follows the event of another one, the first desk. */
export interface FollowedCopy {
  /** Its file name. */
  file: string;
  /** The address of the first desk. */
  url: string;
  /** The last entry of the history in the copy, and at the first desk when it last answered; 0 for none. */
  entry: number;
  last: number;
  /** Why there is no connection now; null if there is one. */
  lost: Message | null;
  /** Why it does not follow any more; null while it follows. */
  ended: Message | null;
}

/** Everything the host can do for the page. */
export interface Host {
  call(name: string, request: unknown): Promise<unknown>;
  pick(request: PickRequest): Promise<Picked | null>;
  recent(): Promise<Recent[]>;
  /** Returns the file or the sample that the program was started with. */
  started(): Promise<{ sample: boolean; file: Picked | null }>;
  /** Returns a new file for the sample event. */
  samplePlace(): Promise<Picked>;
  /** Opens a file with the system's default program. */
  show(file: FileHandle): Promise<void>;
  /** Opens or closes the hall window. */
  openHall(): Promise<void>;
  closeHall(): Promise<void>;
  /** Sets what the hall window shows. Returns whether the window is open. */
  showInHall(what: unknown): Promise<boolean>;
  /** Returns what the hall window shows, null at first, and whether the window is open. */
  shownInHall(): Promise<[unknown, boolean]>;
  /** Starts the hall network of the open event at an address; port 0 takes a free one. */
  startNetwork(address: string, port: number): Promise<NetworkState>;
  stopNetwork(): Promise<NetworkState>;
  network(): Promise<NetworkState>;
  /** Lets a copy, which is created if it does not exist, follow the first desk at an address, and returns its state. */
  startFollowing(file: FileHandle, address: string, code: string): Promise<FollowedCopy>;
  stopFollowing(): Promise<void>;
  /** Returns the copy that follows; null if there is none. */
  following(): Promise<FollowedCopy | null>;
  /** Calls back when a phone has changed these topics of the event. The returned function ends this. */
  onPhone(changed: (topics: DataTopic[]) => void): Promise<() => void>;
  /** Runs a read-only command. The hall window can run no others. */
  look(name: string, request: unknown): Promise<unknown>;
  /** Calls back during long work with the steps done and their total. The returned function ends this. */
  onProgress(progress: (done: number, of: number) => void): Promise<() => void>;
  /** Calls back when the hall window must show something else and when the event has changed. The returned function ends this. */
  onHall(shown: (what: unknown) => void, changed: () => void): Promise<() => void>;
}

const tauri: Host = {
  call: (name, request) => invoke("call", { name, request }),
  pick: (request) => invoke("pick", { request }),
  recent: () => invoke("recent"),
  started: () => invoke("started"),
  samplePlace: () => invoke("sample_place"),
  show: (file) => invoke("show", { file }),
  openHall: () => invoke("hall_open"),
  closeHall: () => invoke("hall_close"),
  showInHall: (what) => invoke("hall_show", { what }),
  shownInHall: () => invoke("hall_shown"),
  startNetwork: (address, port) => invoke("network_start", { address, port }),
  stopNetwork: () => invoke("network_stop"),
  network: () => invoke("network_view"),
  startFollowing: (file, address, code) => invoke("follow_start", { file, address, code }),
  stopFollowing: () => invoke("follow_stop"),
  following: () => invoke("follow_view"),
  onPhone: (changed) => listen<DataTopic[]>("phone-changed", ({ payload }) => changed(payload)),
  look: (name, request) => invoke("look", { name, request }),
  onProgress: (progress) => listen<[number, number]>("progress", ({ payload: [done, of] }) => progress(done, of)),
  onHall: async (shown, changed) => {
    const ends = await Promise.all([
      listen("hall-shown", ({ payload }) => shown(payload)),
      listen("event-changed", changed),
    ]);
    return () => ends.forEach((end) => end());
  },
};

let current: Host = tauri;

/** Returns the host in use. */
export function host(): Host {
  return current;
}

/** Replaces the host, for tests. */
export function useHost(other: Host): void {
  current = other;
}
