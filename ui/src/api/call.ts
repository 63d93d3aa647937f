// Typed calls of the core: the command's name determines the types of its request and its response.
import { messageText, type Message } from "../format/message";
import { host } from "../platform";
import type { Commands, FileHandle } from "./generated";

export type CommandName = keyof Commands;
export type RequestOf<N extends CommandName> = Commands[N]["request"];
export type ResponseOf<N extends CommandName> = Commands[N]["response"];

/** An error as the core reports it; its texts are sentences or messages of the catalogues. */
export interface ErrorReport {
  code: string;
  message: string | Message;
  hints?: (string | Message)[];
}

/** A command failed: what is wrong, and what may help. The texts follow the window's language when they are read. */
export class CommandError extends Error {
  readonly #report: ErrorReport;

  constructor(report: ErrorReport) {
    super();
    this.#report = report;
  }

  /** Wraps anything that was thrown. */
  static from(thrown: unknown): CommandError {
    if (thrown instanceof CommandError) return thrown;
    return new CommandError(
      isReport(thrown)
        ? thrown
        : { code: "internal", message: thrown instanceof Error ? thrown.message : String(thrown) },
    );
  }

  get code(): string {
    return this.#report.code;
  }

  override get message(): string {
    return messageText(this.#report.message);
  }

  /** Whether some lines of a file are wrong, so that the others can be taken without them. */
  get ofLines(): boolean {
    return this.#isOneOf("list-line", "list-lines-wrong");
  }

  /** Whether the place of a web site has what the program did not write, which the director can replace. */
  get ofOthersFiles(): boolean {
    return this.#isOneOf("site-other-event", "site-other-files", "site-other-archive");
  }

  #isOneOf(...ids: string[]): boolean {
    const { message } = this.#report;
    return typeof message !== "string" && ids.includes(message.id);
  }

  get hints(): string[] {
    return (this.#report.hints ?? []).map(messageText);
  }
}

function isReport(thrown: unknown): thrown is ErrorReport {
  return (
    typeof thrown === "object" &&
    thrown !== null &&
    !(thrown instanceof Error) &&
    "message" in thrown &&
    "code" in thrown
  );
}

/** Returns the request for a preview, which needs no file although its type has one. */
export function fileless<R extends object>(request: R): R & { file: FileHandle } {
  return request as R & { file: FileHandle };
}

/** Runs a command of the core. Rejects with a `CommandError`. */
export async function call<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N>> {
  try {
    return (await host().call(name, request)) as ResponseOf<N>;
  } catch (thrown) {
    throw CommandError.from(thrown);
  }
}
