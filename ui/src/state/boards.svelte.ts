// The boards under the director's fingers: the cursor, the pass in hand and what a key does. Keys typed while an
// answer is awaited wait their turn, so that none is lost; at a disagreement the waiting ones are dropped.
import { tick } from "svelte";
import type { BoardView } from "../api/generated/BoardView";
import type { Carry } from "../api/generated/Carry";
import type { CorrectionView } from "../api/generated/CorrectionView";
import type { RoundView } from "../api/generated/RoundView";
import { alarm } from "../platform/sound";
import { text } from "../format/text";
import { event } from "./event.svelte";
import { nextOpen, resultOf, secondKey, type Pass, type Waiting } from "./results";

const KEYS = /^([0-9=fwlspbc]|Backspace|Delete|Enter|ArrowUp|ArrowDown)$/;

/** A correction on which later games stand; it waits for the director's word. */
interface Correction {
  round: number;
  board: number;
  result: string | null;
  view: CorrectionView;
}

export class Boards {
  /** Whose results are being entered: all of the round, or some, such as one table's. */
  readonly #mine: (board: BoardView) => boolean;

  constructor(mine: (board: BoardView) => boolean = () => true) {
    this.#mine = mine;
  }

  view = $state.raw<RoundView | null>(null);
  at = $state(0);
  pass = $state<Pass>("black");
  waiting = $state<Waiting | null>(null);
  correction = $state.raw<Correction | null>(null);
  /** The board number being typed; empty when none is. */
  digits = $state("");
  board = $derived(this.view?.boards[this.at]);
  entering = $derived(["released", "playing", "confirmed"].includes(this.view?.state ?? ""));

  /** A correction of a confirmed result that waits for its reason. */
  correcting = $state<{ board: number; result: string | null; carry?: Carry } | null>(null);

  #last: Promise<unknown> = Promise.resolve();
  #showing: Promise<void> = Promise.resolve();
  #dropped = 0;
  #shown = 0;

  /** Shows a round, or the newest. The cursor stays where it is while the round is the same. */
  show(round: number | null): Promise<void> {
    this.#showing = this.#load(round);
    return this.#showing;
  }

  async #load(round: number | null): Promise<void> {
    const turn = ++this.#shown;
    const fresh = await event.ask("view_round", { round });
    if (!fresh || turn !== this.#shown) return;
    // A round just paired or just put on the wall begins at its first board, like any other round.
    const other = fresh.round !== this.view?.round || this.view.boards.length === 0 || (this.view.state === "draft" && fresh.state !== "draft");
    const held = this.board?.board;
    this.view = fresh;
    if (!fresh.two_passes) this.pass = "both";
    else if (other || this.pass === "both") this.pass = this.#unread();
    if (other) this.at = Math.max(0, this.#open(0));
    else this.at = this.#where(held);
  }

  /** Where the board of this number stands now; where the cursor was if it is gone. */
  #where(held: number | undefined): number {
    const boards = this.view?.boards ?? [];
    const found = boards.findIndex((b) => b.board === held);
    return found >= 0 ? found : Math.max(0, Math.min(this.at, boards.length - 1));
  }

  /** The pass a round is in: White's once every board has been read for Black. */
  #unread(): Pass {
    this.pass = "black";
    return this.view?.boards.some(this.#mine) && this.#open(0) < 0 ? "white" : "black";
  }

  /** The first board from `from` on that the pass lacks, -1 when it has all. */
  #open(from: number): number {
    return nextOpen(this.view?.boards ?? [], this.pass, from, this.#mine);
  }

  /** Puts the cursor on a board by its number. */
  choose(board: number): void {
    const found = this.view?.boards.findIndex((b) => b.board === board) ?? -1;
    if (found >= 0 && found !== this.at) this.waiting = null;
    if (found >= 0) this.at = found;
  }

  /** Puts the cursor on a board; says whether there is one of this number. */
  toBoard(number: number): boolean {
    const found = this.view?.boards.findIndex((b) => b.board === number) ?? -1;
    if (found >= 0) this.at = found;
    return found >= 0;
  }

  /** Puts the cursor on the first board whose passes differ. */
  toDisagreement(): void {
    const found = this.view?.boards.findIndex((b) => b.passes.disagree) ?? -1;
    if (found >= 0) this.at = found;
  }

  /** Takes a key in its turn; says whether it is one of the boards' keys. */
  press(key: string): boolean {
    if (key === "Escape") this.waiting = null;
    if (!KEYS.test(key) || !this.view) return false;
    const stops = this.#dropped;
    this.#last = this.#last.then(() => (stops === this.#dropped ? this.#take(key) : undefined));
    return true;
  }

  /** Does something when the keys before it are done and the boards show what they changed. */
  inTurn(act: () => unknown): void {
    this.#last = this.#last.then(async () => {
      await this.fresh();
      await act();
    });
  }

  /** When every key so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #take(key: string): Promise<void> {
    // A key means what it means on the boards as they are now, not as they were before the last change.
    await this.fresh();
    if (this.digits !== "") return this.#jump(key);
    if (key === "ArrowDown") this.#move(1);
    else if (key === "ArrowUp") this.#move(-1);
    else if (key === "b") this.digits = "0";
    else if (key === "p" && this.view?.two_passes) this.to(this.pass === "black" ? "white" : "black");
    else if (key === "c" && this.view?.state === "draft") await this.swap();
    else if (this.entering) await this.#enters(key);
  }

  /** When the boards show what was changed last: the screen reloads them by what the change made stale. */
  async fresh(): Promise<void> {
    await tick();
    await this.#showing;
  }

  #move(by: number): void {
    this.waiting = null;
    this.at = Math.max(0, Math.min(this.at + by, (this.view?.boards.length ?? 1) - 1));
  }

  #jump(key: string): void {
    if (!/^\d$/.test(key)) {
      this.digits = "";
      return;
    }
    this.digits += key;
    const found = this.view?.boards.findIndex((b) => b.board === Number(this.digits)) ?? -1;
    if (found >= 0) this.at = found;
  }

  async #enters(key: string): Promise<void> {
    const { board, waiting } = this;
    if (!board) return;
    const result = resultOf(key);
    if (waiting === "settle") {
      if (result) await this.#enter(result, null);
    } else if (waiting) {
      await this.#second(waiting, key);
    } else if (key === "l" && (board.needs_ladder || board.ladder)) {
      this.waiting = "ladder";
    } else if (board.passes.disagree || this.view?.state === "confirmed") {
      // What two readings, or the director's word, have fixed is not changed by a slip of the finger.
      if (key === "s") this.waiting = "settle";
      else this.#stop();
    } else if (key === "f") {
      this.waiting = "forfeit";
    } else if (key === "w") {
      this.waiting = "walkover";
    } else if (result !== undefined) {
      await this.#enter(result, this.pass === "both" ? null : this.pass);
    }
  }

  async #second(waiting: Exclude<Waiting, "settle">, key: string): Promise<void> {
    const result = secondKey(waiting, key);
    if (!result || !this.view || !this.board) return;
    if (waiting !== "ladder") return this.#enter(result, this.pass === "both" ? null : this.pass);
    this.waiting = null;
    await event.act("enter_ladder", { round: this.view.round, board: this.board.board, winner: result });
  }

  async #enter(result: string | null, pass: "black" | "white" | null): Promise<void> {
    if (!this.view || !this.board) return;
    this.waiting = null;
    if (this.view.state === "confirmed" && result !== null && this.board.passes.agreed === result) {
      event.notice = text("result-same", { board: this.board.board, result });
      return;
    }
    if (await this.#disturbs(result)) return this.#stop();
    if (this.view.state === "confirmed") {
      this.correcting = { board: this.board.board, result };
      return;
    }
    const done = await event.act("enter_result", { round: this.view.round, board: this.board.board, result, pass, reason: null });
    if (done === null) return this.#stop();
    await this.fresh();
    if (done.disagree) return this.#stop();
    if (result !== null) this.#onwards();
  }

  /** Carries out the correction that waited, with its reason. */
  async correct(reason: string): Promise<void> {
    const { view, correcting } = this;
    this.correcting = null;
    if (!view || !correcting) return;
    const done = await event.act("enter_result", { round: view.round, ...correcting, pass: null, reason });
    if (done) event.notice = done.carried.join(" ");
  }

  /** Whether later knock-out games stand on what this result would change; then the director is asked first. */
  async #disturbs(result: string | null): Promise<boolean> {
    if (!this.view || !this.board?.knockout || this.board.passes.agreed === null) return false;
    const of = { round: this.view.round, board: this.board.board, result };
    const view = await event.ask("view_correction", of);
    if (!view || view.affected.length === 0) return false;
    this.correction = { ...of, view };
    return true;
  }

  /** Enters the correction in the way the director chose; in a confirmed round he is asked for his reason next. */
  async carry(carry: Carry): Promise<void> {
    const { view, correction } = this;
    this.correction = null;
    if (!view || !correction) return;
    const { board, result } = correction;
    this.correcting = { board, result, carry };
    if (view.state !== "confirmed") await this.correct("");
  }

  /** A difference or a refusal: what was typed beyond it was meant for other boards. */
  #stop(): void {
    this.#dropped += 1;
    alarm();
  }

  #onwards(): void {
    const next = this.#open(this.at + 1);
    if (next >= 0) this.at = next;
    else if (this.pass === "black") this.to("white");
  }

  /** Takes up a pass at the first board it lacks. */
  to(pass: Pass): void {
    this.pass = pass;
    this.waiting = null;
    const next = this.#open(0);
    this.at = next >= 0 ? next : Math.max(0, this.view?.boards.findIndex(this.#mine) ?? 0);
  }

  /** Black and White of the chosen board change seats. */
  async swap(): Promise<void> {
    if (!this.view || !this.board) return;
    await event.act("swap_colours", { round: this.view.round, board: this.board.board });
  }
}
