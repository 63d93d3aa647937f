// The second desk on this computer: a copy that follows another computer's event, and takes over if that computer fails.
import { call } from "../api/call";
import { messageText } from "../format/message";
import { text } from "../format/text";
import { host, type FollowedCopy, type Picked } from "../platform";
import { event } from "./event.svelte";

/** Milliseconds between two looks at what the copy has. */
const LOOKED_AT = 1000;

class SecondDesk {
  /** The copy that follows, or that followed until an error; null without one. */
  copy = $state.raw<FollowedCopy | null>(null);
  /** The file of the copy, once it was picked. */
  file = $state.raw<Picked | null>(null);
  /** Whether it is being started, stopped or promoted. */
  busy = $state(false);

  /** Whether a copy follows. */
  get runs(): boolean {
    return this.copy !== null && this.copy.ended === null;
  }

  /** What the copy has, or why it does not follow. */
  get standing(): string {
    if (!this.copy) return "";
    const { file, url, entry, last, lost, ended } = this.copy;
    if (ended) return text("followed-ended", { file, reason: messageText(ended) });
    if (lost) return text("followed-lost", { file, entry, reason: messageText(lost) });
    return text("followed-has", { file, url, entry, last });
  }

  /** Looks each second at the copy that follows. The returned function ends this. */
  watch(): () => void {
    const look = async (): Promise<void> => {
      if (this.busy || !this.copy) return;
      const seen = await host().following();
      if (!this.busy) this.copy = seen;
    };
    const clock = setInterval(() => void look(), LOOKED_AT);
    return () => clearInterval(clock);
  }

  /** Asks for the file of the copy: a new one, or one that followed before. */
  async pick(isNew: boolean): Promise<void> {
    const picked = await host().pick({
      save: isNew,
      title: text("second-desk-copy"),
      suggested: "copy.drawmaster",
      extensions: ["drawmaster"],
    });
    this.file = picked ?? this.file;
  }

  /** Follows the first desk at an address. */
  async follow(address: string, code: string): Promise<void> {
    const { file } = this;
    if (file) await this.#attempt(async () => (this.copy = await host().startFollowing(file.handle, address, code)));
  }

  async stop(): Promise<void> {
    await this.#attempt(() => this.#end());
  }

  /** Makes the copy an event file, and opens it. Returns whether it was done. */
  async takeOver(): Promise<boolean> {
    const { file } = this;
    if (!file) return false;
    return this.#attempt(async () => {
      await this.#end();
      const status = await call("promote_copy", { file: file.handle });
      this.file = null;
      await event.entered(status);
    });
  }

  async #end(): Promise<void> {
    await host().stopFollowing();
    this.copy = null;
  }

  async #attempt(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    event.error = null;
    try {
      await act();
      return true;
    } catch (error) {
      event.showError(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** The one second desk of this computer. */
export const secondDesk = new SecondDesk();
