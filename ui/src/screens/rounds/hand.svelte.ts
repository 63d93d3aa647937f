// A draft changed by hand: boards taken apart, players paired, boards locked, the rest paired anew. Each change tells
// at once what the round now costs above the best one.
import type { ByHand } from "../../api/generated/ByHand";
import type { PriceLine } from "../../api/generated/PriceLine";
import type { SideView } from "../../api/generated/SideView";
import type { Why } from "../../api/generated/Why";
import { text } from "../../format/text";
import { event } from "../../state/event.svelte";
import type { Boards } from "./desk.svelte";

/** Price lines as a sentence's tail: "met before 1, score difference 2". */
export function priced(lines: PriceLine[]): string {
  return lines.map((line) => `${line.reason} ${line.by > 0 ? "+" : ""}${line.by}`).join(", ");
}

export class Hand {
  /** Keys of the idle players chosen, two at the most. */
  chosen = $state<number[]>([]);
  /** What the last change costs, in words. */
  price = $state("");
  /** Two that were refused and need a yes. */
  asked = $state<[number, number] | null>(null);
  why = $state<Why | null>(null);
  #boards: Boards;

  constructor(boards: Boards) {
    this.#boards = boards;
  }

  /** Who sits without a game: left over, or with the bye. */
  idle = $derived.by((): SideView[] => [...(this.#boards.view?.left_over ?? []), ...(this.#boards.view?.byes ?? [])]);

  toggle(id: number): void {
    this.asked = null;
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id].slice(-2);
  }

  /** Takes a key of the draft; says whether it is one. */
  press(key: string): boolean {
    const act = { p: () => this.pair(false), y: () => this.pair(true), u: () => this.unpair(), l: () => this.lock(), r: () => this.rest(), e: () => this.explain() }[key];
    if (act) void act();
    return act !== undefined;
  }

  /** Pairs the two chosen, or the only two there are; with a yes also two who should not meet. */
  async pair(yes: boolean): Promise<void> {
    const { view } = this.#boards;
    const [first, second] = yes ? (this.asked ?? []) : this.chosen.length === 2 ? this.chosen : this.idle.length === 2 ? this.idle.map((s) => s.id) : [];
    if (!view || first === undefined || second === undefined) return;
    const done: ByHand | null = await event.act("pair_two", { round: view.round, first, second, consent: yes });
    this.asked = done || yes ? null : [first, second];
    if (!done) return;
    this.chosen = [];
    this.price = done.above_best.length > 0 ? text("hand-price", { price: priced(done.above_best) }) : text("hand-best");
  }

  async unpair(): Promise<void> {
    const at = this.#seat();
    if (at) await event.act("unpair_board", at);
    this.price = "";
  }

  async lock(): Promise<void> {
    const at = this.#seat();
    if (at) await event.act("lock_board", { ...at, locked: !this.#boards.board?.locked });
  }

  async rest(): Promise<void> {
    const { view } = this.#boards;
    if (view && this.idle.length > 0) await event.act("pair_rest", { round: view.round });
    this.price = "";
  }

  async explain(): Promise<void> {
    const at = this.#seat();
    if (at) this.why = await event.ask("explain_board", at);
  }

  #seat(): { round: number; board: number } | null {
    const { view, board } = this.#boards;
    return view && board ? { round: view.round, board: board.board } : null;
  }
}
