// The ways to open an event: a file, the sample, a file of another program, a new one.
import { call, type RequestOf } from "../../api/call";
import type { ListForm } from "../../api/generated";
import { newForm } from "../../panels/listSource";
import type { Kind } from "../../panels/kind";
import { host, type Picked } from "../../platform";
import { event } from "../../state/event.svelte";
import { text } from "../../format/text";

export interface NewEvent {
  name: string;
  place: string;
  country: string;
  start: string;
  end: string;
  kind: Kind;
  /** As typed; empty for the default of the event type. */
  rounds: string;
  minutes: string;
  overtime: string;
  /** The boards of a match if teams meet, as typed; empty for single players. */
  boards: string;
}

/** Opens an event file. A damaged one is remembered, so that it can be recovered. */
export async function openFile(file: Picked): Promise<void> {
  const opened = await enter(() => call("open_event", { file: file.handle }));
  event.damaged = !opened && event.error?.code === "damaged" ? file : null;
}

/** Opens the sample event in a new file: the Open alone. */
export const openSample = (): Promise<void> => createSample(false);

/** Opens the sample of a whole stage of the tour in a new file: the Open and the competitions beside it. */
export const openStage = (): Promise<void> => createSample(true);

async function createSample(wholeStage: boolean): Promise<void> {
  await enter(async () => {
    const { handle } = await host().samplePlace();
    return call("open_sample", { file: handle, whole_stage: wholeStage });
  });
}

/** Asks for an event file and opens it. */
export async function pickAndOpen(): Promise<void> {
  const picked = await host().pick({
    save: false,
    title: text("start-open"),
    suggested: "other.drawmaster",
    extensions: ["drawmaster"],
  });
  if (picked) await openFile(picked);
}

/** A file with a question before it is imported: the columns of a list, or whether the teams meet. */
export interface Asked {
  file: Picked;
  about: "columns" | "teams";
}

/** Imports another program's file as a new event. Returns the file if something must be asked first. */
export async function pickAndImport(): Promise<Asked | null> {
  const source = await host().pick({
    save: false,
    title: text("start-import"),
    suggested: "other.h9",
    extensions: ["xml", "json", "tour", "h9", "tou", "trf", "csv", "tsv", "txt", "xlsx", "ods"],
  });
  if (!source) return null;
  const found = await call("detect_format", { file: source.handle }).catch(
    (error: unknown) => (event.showError(error), null),
  );
  if (found === null) return null;
  const { format, teams } = found;
  if (format === "csv" || (format === null && /\.(csv|tsv|txt|xlsx|ods)$/i.test(source.name)))
    return { file: source, about: "columns" };
  if (teams) return { file: source, about: "teams" };
  await importEvent(source, null, newForm());
  return null;
}

/** Imports a file as a new event; its teams meet if `teams` says so. */
export async function importEvent(
  source: Picked,
  format: "csv" | null,
  form: ListForm,
  teams = false,
): Promise<boolean> {
  const place = await pickNew(source.name.replace(/\.[^.]+$/, ""));
  if (!place) return false;
  const take = (taken: ListForm): Promise<boolean> =>
    enter(() => call("import_event", { file: source.handle, into: place.handle, format, form: taken, teams }));
  const entered = await take(form);
  if (event.error?.ofLines && !form.take_good) event.anyway = () => take({ ...form, take_good: true });
  return entered;
}

/** Creates a new event. */
export async function createEvent(wanted: NewEvent): Promise<boolean> {
  const place = await pickNew(wanted.name);
  if (!place) return false;
  return enter(() => call("create_event", { ...requestFor(wanted), file: place.handle }));
}

/** Returns the request without its file. Invalid numbers are replaced by the defaults of the event type. */
export function requestFor(wanted: NewEvent): Omit<RequestOf<"create_event">, "file"> {
  const { kind, rounds, minutes, boards, ...rest } = wanted;
  const number = (typed: string): number | null => (/^\d+$/.test(typed.trim()) ? Number(typed) : null);
  const teams = number(boards);
  return {
    ...rest,
    ...kind,
    season: "",
    rounds: number(rounds),
    main_minutes: number(minutes),
    ...(teams === null ? {} : { teams }),
  };
}

function pickNew(name: string): Promise<Picked | null> {
  const plain = name.trim().replace(/[^\p{L}\p{N} _-]/gu, "") || "event";
  return host().pick({
    save: true,
    title: text("start-new"),
    suggested: `${plain}.drawmaster`,
    extensions: ["drawmaster"],
  });
}

async function enter(open: () => ReturnType<typeof call<"open_event">>): Promise<boolean> {
  try {
    await event.entered(await open());
    return true;
  } catch (error) {
    event.showError(error);
    return false;
  }
}
