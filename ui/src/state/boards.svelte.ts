// Result entry at the boards of a round: the cursor, the current pass, and the keys. Keys typed while a request runs are
// queued; a disagreement drops the queue.
import { tick } from "svelte";
import type { BoardView, Carry, ColourView, CorrectionView, Message, ResultView, RoundView } from "../api/generated";
import { alarm } from "../platform/sound";
import { messageText } from "../format/message";
import { text } from "../format/text";
import { keepEqual } from "./equal";
import { event } from "./event.svelte";
import { navigation } from "./navigation.svelte";
import { BOARD_KEYS } from "./keyTables";
import { nextOpen, resultOf, secondKey, winnerOf, type Pass, type Waiting } from "./results";

const KEYS = new Set(Object.values(BOARD_KEYS).flatMap((action) => [...action.strokes]));

/** A correction that affects later games and waits for the director's decision. */
interface Correction {
  round: number;
  board: number;
  result: ResultView | null;
  view: CorrectionView;
}

export class Boards {
  /** Whether the pairing of a published round is being changed. */
  changing = $state(false);
  /** Selects the boards whose results are entered here: all, or those of one knock-out table. */
  readonly #mine: (board: BoardView) => boolean;

  constructor(mine: (board: BoardView) => boolean = () => true) {
    this.#mine = mine;
  }

  view = $state.raw<RoundView | null>(null);
  at = $state(0);
  pass = $state<Pass>("black");
  waiting = $state<Waiting | null>(null);
  correction = $state.raw<Correction | null>(null);
  /** The board number being typed; empty if none is. */
  digits = $state("");
  /** What was typed to filter the boards; empty for all. */
  typed = $state("");
  /** The numbers of the boards in the order shown; null for all in the order of the round. Keys act only on these. */
  order = $state.raw<number[] | null>(null);
  board = $derived(this.view?.boards[this.at]);
  entering = $derived(["released", "playing", "confirmed"].includes(this.view?.state ?? ""));

  /** A correction in a confirmed round that waits for its reason. */
  correcting = $state.raw<{ board: number; result: ResultView | null; carry?: Carry; changes?: Message[] } | null>(
    null,
  );

  #last: Promise<unknown> = Promise.resolve();
  #showing: Promise<void> = Promise.resolve();
  #dropped = 0;
  #shown = 0;

  /** Shows a round, or the latest. The cursor stays while the round is the same. */
  show(round: number | null): Promise<void> {
    this.#showing = this.#load(round);
    return this.#showing;
  }

  async #load(round: number | null): Promise<void> {
    const turn = ++this.#shown;
    const fresh = await event.ask("view_round", { round });
    if (!fresh || turn !== this.#shown) return;
    // In a round just paired or released, the cursor starts at the first board.
    const other =
      fresh.round !== this.view?.round ||
      this.view.boards.length === 0 ||
      (this.view.state === "draft" && fresh.state !== "draft");
    const held = this.board?.board;
    if (fresh.round !== this.view?.round) this.typed = "";
    this.view = { ...fresh, boards: keepEqual(this.view?.boards ?? [], fresh.boards) };
    if (!fresh.two_passes) this.pass = "both";
    else if (other || this.pass === "both") this.pass = this.#unread();
    if (other) this.at = Math.max(0, this.#open(0));
    else this.at = this.#where(held);
  }

  /** Returns the index of the board with this number, or the current index if it is gone. */
  #where(held: number | undefined): number {
    const boards = this.view?.boards ?? [];
    const found = boards.findIndex((b) => b.board === held);
    return found >= 0 ? found : Math.max(0, Math.min(this.at, boards.length - 1));
  }

  /** Returns the current pass: White's once every board has a result in Black's. */
  #unread(): Pass {
    this.pass = "black";
    return this.view?.boards.some(this.#mine) && this.#open(0) < 0 ? "white" : "black";
  }

  /** Returns the first board from `from` on without a result in this pass, or -1. */
  #open(from: number): number {
    return nextOpen(this.view?.boards ?? [], this.pass, from, this.#mine);
  }

  /** Moves the cursor to a board by its number. */
  choose(board: number): void {
    const found = this.view?.boards.findIndex((b) => b.board === board) ?? -1;
    if (found >= 0 && found !== this.at) this.waiting = null;
    if (found >= 0) this.#reveal(found);
  }

  /** Moves the cursor to a board by its index; shows all boards again if the filter hides it. */
  #reveal(index: number): void {
    this.at = index;
    const number = this.view?.boards[index]?.board;
    if (this.order !== null && number !== undefined && !this.order.includes(number)) this.typed = "";
  }

  /** Sets which boards are shown, in their order. The cursor leaves a hidden board; without boards it is on none. */
  arrange(order: number[] | null): void {
    this.order = order;
    const shown = this.#indices();
    if (!shown.includes(this.at)) [this.at, this.waiting] = [shown[0] ?? -1, null];
  }

  /** Returns the indices of the boards shown, in their order. */
  #indices(): number[] {
    const boards = this.view?.boards ?? [];
    if (this.order === null) return boards.map((_, index) => index);
    return this.order.map((number) => boards.findIndex((b) => b.board === number)).filter((index) => index >= 0);
  }

  /** Moves the cursor to a board. Returns whether there is one with this number. */
  toBoard(number: number): boolean {
    const found = this.view?.boards.findIndex((b) => b.board === number) ?? -1;
    if (found >= 0) this.#reveal(found);
    return found >= 0;
  }

  /** Moves the cursor to the first board whose passes differ. */
  toDisagreement(): void {
    const found = this.view?.boards.findIndex((b) => b.passes.disagree) ?? -1;
    if (found >= 0) this.#reveal(found);
  }

  /** Queues a key. Returns whether it is one of the keys of the boards. */
  press(key: string): boolean {
    if (key === "Escape") this.waiting = null;
    if (key === "Escape" || !KEYS.has(key) || !this.view) return false;
    const stops = this.#dropped;
    this.#last = this.#last.then(() => (stops === this.#dropped ? this.#take(key) : undefined));
    return true;
  }

  /** Performs an action after the queued keys, when the boards show their changes. */
  inTurn(act: () => unknown): void {
    this.#last = this.#last.then(async () => {
      await this.fresh();
      await act();
    });
  }

  /** Resolves when all queued keys are handled. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #take(key: string): Promise<void> {
    // A key refers to the boards after the last change.
    await this.fresh();
    if (this.digits !== "") return this.#jump(key);
    if (key === "ArrowDown") this.#move(1);
    else if (key === "ArrowUp") this.#move(-1);
    else if (key === "b") this.digits = "0";
    else if (key === "p") this.#toOther();
    else if (key === "c" && (this.view?.state === "draft" || this.changing)) await this.swap();
    else if (key.endsWith("Enter")) this.#openCard(key === "Enter" ? "black" : "white");
    else if (this.entering) await this.#enters(key);
  }

  /** Resolves when the boards show the last change, which the screen reloads. */
  async fresh(): Promise<void> {
    await tick();
    await this.#showing;
  }

  #move(by: number): void {
    this.waiting = null;
    const shown = this.#indices();
    this.at = shown[Math.max(0, Math.min(shown.indexOf(this.at) + by, shown.length - 1))] ?? this.at;
  }

  /** Opens the card of a player of the current board, unless a result is half entered. */
  #openCard(colour: ColourView): void {
    if (this.board && !this.waiting) navigation.card = this.board[colour].id;
  }

  #jump(key: string): void {
    if (!/^\d$/.test(key)) {
      this.digits = "";
      return;
    }
    this.digits += key;
    const found = this.view?.boards.findIndex((b) => b.board === Number(this.digits)) ?? -1;
    if (found >= 0) this.#reveal(found);
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
    } else if (this.#isSettled()) {
      // An agreed or confirmed result changes only after pressing S, never by a single wrong key.
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
    if (!this.view || !this.board) return;
    if (waiting !== "ladder") {
      const result = secondKey(waiting, key);
      if (result) await this.#enter(result, this.pass === "both" ? null : this.pass);
      return;
    }
    const winner = winnerOf(key);
    if (!winner) return;
    this.waiting = null;
    await event.act("enter_ladder", { round: this.view.round, board: this.board.board, winner });
  }

  async #enter(result: ResultView | null, pass: "black" | "white" | null): Promise<void> {
    if (!this.view || !this.board) return;
    this.waiting = null;
    if (this.view.state === "confirmed" && result !== null && this.board.passes.agreed === result) {
      event.notice = text("result-same", { board: this.board.board, result });
      return;
    }
    const effects = await this.#effects(result);
    if (effects && effects.affected.length > 0) {
      this.correction = { round: this.view.round, board: this.board.board, result, view: effects };
      return this.#stop();
    }
    // The result of an adjourned game is not a correction.
    if (this.view.state === "confirmed" && !this.board.adjourned) {
      this.correcting = { board: this.board.board, result, changes: effects?.outdated ?? [] };
      return;
    }
    const shown = this.pass;
    const done = await event.act("enter_result", {
      round: this.view.round,
      board: this.board.board,
      result,
      pass,
      reason: null,
    });
    if (done === null) return this.#stop();
    await this.fresh();
    if (done.disagree) return this.#stop();
    // After a change of pass, its first open board is current already.
    if (result !== null && this.pass === shown) this.#onwards();
  }

  /** Enters the pending correction with its reason. Returns whether it was accepted; after a refusal it is still pending. */
  async correct(reason: string): Promise<boolean> {
    const { view, correcting } = this;
    if (!view || !correcting) return false;
    const { board, result, carry } = correcting;
    const done = await event.act("enter_result", {
      round: view.round,
      board,
      result,
      ...(carry && { carry }),
      pass: null,
      reason,
    });
    if (!done) return false;
    this.correcting = null;
    event.notice = done.carried.map(messageText).join(" ");
    return true;
  }

  /** Enters that the player of this colour won, as clicked at a board. A disagreement or a confirmed result only becomes current. */
  win(board: number, colour: ColourView): void {
    this.inTurn(async () => {
      if (!this.entering || !this.toBoard(board)) return;
      if (this.#isSettled()) return this.#stop();
      await this.#enter(colour === "black" ? "1-0" : "0-1", this.pass === "both" ? null : this.pass);
    });
  }

  /** Enters a result chosen for a board. It settles a disagreement, and corrects a confirmed round. */
  give(board: number, result: ResultView | null): void {
    this.inTurn(async () => {
      if (!this.entering || !this.toBoard(board)) return;
      await this.#enter(result, this.#isSettled() || this.pass === "both" ? null : this.pass);
    });
  }

  /** Returns whether the current board changes only by settling or correcting it. */
  #isSettled(): boolean {
    return Boolean(this.board?.passes.disagree) || (this.view?.state === "confirmed" && !this.board?.adjourned);
  }

  /** Returns what a change of a result affects; null if it can affect nothing. If it affects later games, the director decides. */
  async #effects(result: ResultView | null): Promise<CorrectionView | null> {
    if (!this.view || !this.board || this.board.passes.agreed === null) return null;
    const isLast = (event.status?.progress?.round ?? 0) <= this.view.round;
    if (!this.board.knockout && isLast) return null;
    return event.ask("view_correction", { round: this.view.round, board: this.board.board, result });
  }

  /** Enters the correction as the director decided. In a confirmed round, asks for the reason next. */
  async carry(carry: Carry): Promise<void> {
    const { view, correction } = this;
    this.correction = null;
    if (!view || !correction) return;
    const { board, result } = correction;
    this.correcting = {
      board,
      result,
      carry,
      changes: [...(correction.view[carry] ?? []), ...correction.view.outdated],
    };
    if (view.state !== "confirmed" && !(await this.correct(""))) this.correcting = null;
  }

  /** Drops the queued keys, which were meant for other boards, after a disagreement or an error. */
  #stop(): void {
    this.#dropped += 1;
    alarm();
  }

  #onwards(): void {
    const next = this.order === null ? this.#open(this.at + 1) : this.#openShown();
    if (next >= 0) this.at = next;
    // Other boards may still be open while a filter hides them.
    else if (this.pass === "black" && this.typed === "") this.#to("white");
  }

  /** Returns the first of the boards shown without a result in this pass, after the current one and then from the top, or -1. */
  #openShown(): number {
    const shown = this.#indices();
    const from = shown.indexOf(this.at) + 1;
    const boards = this.view?.boards ?? [];
    const rows = shown.flatMap((index) => boards[index] ?? []);
    return shown[nextOpen(rows, this.pass, from, this.#mine)] ?? -1;
  }

  /** Switches to the other pass after the entries that wait, so that none of them is taken for it. */
  toOtherPass(): void {
    this.inTurn(() => this.#toOther());
  }

  #toOther(): void {
    if (this.view?.two_passes) this.#to(this.pass === "black" ? "white" : "black");
  }

  /** Switches to a pass, at its first board without a result. */
  #to(pass: Pass): void {
    this.pass = pass;
    this.waiting = null;
    const next = this.#open(0);
    this.#reveal(next >= 0 ? next : Math.max(0, this.view?.boards.findIndex(this.#mine) ?? 0));
  }

  /** Swaps the colours at the current board. */
  async swap(): Promise<void> {
    if (!this.view || !this.board) return;
    await event.act("swap_colours", { round: this.view.round, board: this.board.board });
  }
}
