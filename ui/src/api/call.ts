// One typed call: the name decides what is asked and what is answered.
import { host } from "../platform";
import type { Commands } from "./generated/Commands";
import type { AppError } from "./generated/AppError";

export type CommandName = keyof Commands;
export type RequestOf<N extends CommandName> = Commands[N]["request"];
export type ResponseOf<N extends CommandName> = Commands[N]["response"];

/** A refusal: one sentence, and what may help. */
export class Refusal extends Error {
  readonly code: string;
  readonly hints: string[];

  constructor(failure: AppError) {
    super(failure.message);
    this.code = failure.code;
    this.hints = failure.hints;
  }
}

/** The request without its file, for what is only looked at: the host takes any number for a ticket, and refuses one it never gave. */
export function fileless<R extends { file: number }>(request: R): R {
  const rest: Partial<R> = { ...request };
  delete rest.file;
  return rest as R;
}

/** Asks the core. Rejects with a Refusal. */
export async function call<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N>> {
  try {
    return (await host().call(name, request)) as ResponseOf<N>;
  } catch (raw) {
    throw asRefusal(raw);
  }
}

function asRefusal(raw: unknown): Refusal {
  if (typeof raw === "object" && raw !== null && "message" in raw && "code" in raw) {
    const { code, message, hints } = raw as AppError;
    return new Refusal({ code, message, hints: hints ?? [] });
  }
  return new Refusal({ code: "internal", message: String(raw), hints: [] });
}
