// Data that a component shows. It is loaded again when its inputs change, and only the latest answer counts.
import { untrack } from "svelte";
import { CommandError, type CommandName, type RequestOf, type ResponseOf } from "../api/call";
import type { DataTopic } from "../api/generated";
import { afterFrame } from "../frames";
import { event } from "./event.svelte";
import { tour } from "./tour.svelte";

export interface Resource<T> {
  /** The latest answer; null before the first. A null answer keeps the one before. */
  current: T | null;
  /** Why the latest request failed; null if it did not. */
  readonly error: CommandError | null;
}

let waiting = $state(0);

/** Whether a part of the screen still waits for its first data, so that its keys do nothing yet. */
export function screenLoads(): boolean {
  return waiting > 0;
}

/** Counts one more part that waits, and returns the function that ends this; calling it again does nothing. */
function startWaiting(): () => void {
  let ended = false;
  untrack(() => (waiting += 1));
  return () => {
    if (!ended) untrack(() => (waiting -= 1));
    ended = true;
  };
}

/**
 * Loads data now, and again whenever the state changes that `load` reads before it waits; until then it has `before`. To be
 * called while a component starts.
 */
export function resource<T>(load: () => Promise<T | null>, before: T | null = null): Resource<T> {
  let current = $state.raw<T | null>(before);
  let error = $state.raw<CommandError | null>(null);
  let latest = 0;
  let answered = before !== null;
  $effect(() => {
    const turn = ++latest;
    const end = answered ? () => {} : startWaiting();
    const settle = (take: () => void): void => {
      if (turn === latest) {
        answered = true;
        take();
      }
      end();
    };
    void load().then(
      (answer) => settle(() => ([current, error] = [answer ?? current, null])),
      (thrown: unknown) => settle(() => (error = CommandError.from(thrown))),
    );
    return end;
  });
  return {
    get current() {
      return current;
    },
    set current(value) {
      current = value;
    },
    get error() {
      return error;
    },
  };
}

/** Loads data of the event, and again when one of the topics or the request changes. Errors appear on the screen's banner. */
export function eventResource<N extends CommandName>(
  topics: DataTopic[],
  name: N,
  request: () => RequestOf<N>,
): Resource<ResponseOf<N>> {
  const load = (): Promise<ResponseOf<N> | null> => {
    for (const topic of topics) void event.versions[topic];
    return event.ask(name, request());
  };
  return resource(
    load,
    untrack(() => event.answerBefore(name, request)),
  );
}

/** Whether the first frame of a component is on the screen; what is out of sight need not delay it. To be called while a component starts. */
export function firstFrame(): { readonly over: boolean } {
  let over = $state(false);
  $effect(() => {
    const end = startWaiting();
    const cancel = afterFrame(() => {
      over = true;
      end();
    });
    return () => {
      cancel();
      end();
    };
  });
  return {
    get over() {
      return over;
    },
  };
}

/** Loads data of the tour book, and again when the book or the request changes. Errors appear on the book's banner. */
export function tourResource<N extends CommandName>(name: N, request: () => RequestOf<N>): Resource<ResponseOf<N>> {
  return resource(() => {
    void tour.version;
    return tour.ask(name, request());
  });
}

/** Loads the age categories of the event, the youngest first. */
export function ageCategories(): Resource<number[]> {
  return resource(async () => {
    void event.versions.event;
    const view = await event.ask("view_settings", {});
    const setting = view?.settings.find(({ path }) => path === "event.ages.categories");
    return setting ? agesOf(setting.value) : null;
  });
}

/** Returns the ages in a setting's JSON, `[12, 16, 20]`; none if it is something else. */
export function agesOf(json: string): number[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((age) => typeof age === "number") : [];
}
