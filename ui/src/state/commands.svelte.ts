// Runs commands and keeps the last error, for the state of the event and of the tour book.
import { call, CommandError, type CommandName, type RequestOf, type ResponseOf } from "../api/call";

export class CommandRunner {
  error = $state<CommandError | null>(null);
  /** Repeats what was refused as the director decides; null if the error offers nothing. */
  anyway = $state.raw<(() => Promise<unknown>) | null>(null);
  /** A message after a success, also for screen readers. */
  notice = $state("");

  /** Reads without changing anything. Shows an error and returns null if it fails. */
  async ask<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N> | null> {
    try {
      return await this.answer(name, request);
    } catch (error) {
      this.showError(error);
      return null;
    }
  }

  /** Reads without changing anything, and throws a `CommandError` if it fails. */
  answer<N extends CommandName>(name: N, request: RequestOf<N>): Promise<ResponseOf<N>> {
    return call(name, request);
  }

  showError(error: unknown): void {
    this.anyway = null;
    this.error = CommandError.from(error);
  }
}
