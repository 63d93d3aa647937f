// Manual changes of a draft: unpair boards, pair players, swap seats, move the bye, lock and renumber boards, pair the rest.
// Each change shows its cost compared with the best pairing. A change that breaks a rule about who may meet needs consent.
// While a player is selected or dragged, every other place has a verdict on moving the player there.
import type { Explanation, ManualChange, MoveView, RoundReport, SideView } from "../../api/generated";
import { messageText } from "../../format/message";
import { text } from "../../format/text";
import { event } from "../../state/event.svelte";
import type { Boards } from "../../state/boards.svelte";
import type { DRAFT_KEYS } from "../../state/keyTables";
import { differenceText } from "./explanations";

type Colour = "black" | "white";
interface HeldSeat {
  board: number;
  colour: Colour;
  side: SideView;
}

/** Returns a seat as requests name it. */
function seatOf({ board, colour }: HeldSeat): { board: number; colour: Colour } {
  return { board, colour };
}

export class DraftEditor {
  /** Ids of the selected players without a game, at most two. */
  chosen = $state<number[]>([]);
  /** The seat to swap with another, or to get the bye. */
  held = $state<HeldSeat | null>(null);
  /** The cost of the pairing on screen, as text; empty if no manual change led to it. */
  price = $derived.by((): string => this.#prices[this.#pairing()] ?? "");
  /** The last change, if it needs consent. */
  asked = $state.raw<(() => Promise<void>) | null>(null);
  /** The game whose new board is asked for. */
  moving = $state<{ round: number; board: number } | null>(null);
  why = $state<Explanation | null>(null);
  report = $state<RoundReport | null>(null);
  /** Whether verdicts are shown with their numbers. */
  numbers = $state(false);
  #boards: Boards;
  /** The verdicts on moving a player, with the player and the pairing that they are about. */
  #priced = $state.raw<{ player: number; pairing: string; moves: Record<number, MoveView> } | null>(null);
  /** The costs of pairings, as text, so that undo, redo and another round show theirs. */
  #prices = $state.raw<Record<string, string>>({});

  constructor(boards: Boards) {
    this.#boards = boards;
  }

  /** Players without a game: unpaired, or with the bye. */
  idle = $derived.by((): SideView[] => [...(this.#boards.view?.left_over ?? []), ...(this.#boards.view?.byes ?? [])]);

  /** Players who miss the round and can be paired with consent. */
  missing = $derived.by((): SideView[] => this.#boards.view?.missing ?? []);

  /** Asks for the verdicts on moving a player to each other place. */
  async askVerdicts(player: number): Promise<void> {
    const { view } = this.#boards;
    if (!view || event.teams !== null) return;
    const pairing = this.#pairing();
    const moves = await event.ask("view_moves", { round: view.round, player });
    if (moves) this.#priced = { player, pairing, moves: Object.fromEntries(moves.map((move) => [move.player, move])) };
  }

  /** Returns the verdict on moving `player` to the place of another one; `undefined` while it is not known. */
  verdict(player: number, place: number): MoveView | undefined {
    return this.#verdicts?.player === player ? this.#verdicts.moves[place] : undefined;
  }

  /** Returns where a player is: at a board, with the bye, or without a game. */
  #placeOf(player: number): HeldSeat | "bye" | "idle" {
    const { view } = this.#boards;
    for (const board of view?.boards ?? []) {
      for (const colour of ["black", "white"] as const) {
        if (board[colour].id === player) return { board: board.board, colour, side: board[colour] };
      }
    }
    return view?.byes.some((side) => side.id === player) ? "bye" : "idle";
  }

  /** Moves a player to the place of another one, who takes theirs. Two players without a game are paired. */
  async moveTo(player: number, place: number): Promise<void> {
    const { view } = this.#boards;
    if (!view || player === place) return;
    const verdict = this.verdict(player, place);
    if (verdict?.verdict === "impossible") {
      event.notice = messageText(verdict.text);
      return;
    }
    const [round, from, to] = [view.round, this.#placeOf(player), this.#placeOf(place)];
    if (typeof from === "object" && typeof to === "object") {
      if (from.board === to.board) await event.act("swap_colours", { round, board: from.board });
      else
        await this.#change((consent) =>
          event.act("swap_players", { round, one: seatOf(from), other: seatOf(to), consent }),
        );
    } else if (typeof from === "object" || typeof to === "object") {
      const seated = typeof from === "object" ? player : place;
      if (from === "bye" || to === "bye")
        await this.#change((consent) => event.act("move_bye", { round, to: seated, consent }));
    } else
      await this.#change((consent) => event.act("pair_two", { round, first: player, second: place, consent }), true);
  }

  /** Gives a game another board number; a game there takes the old one. */
  async moveBoard(board: number, to: number): Promise<void> {
    const { view } = this.#boards;
    if (!view || board === to) return;
    if ((await event.act("move_board", { round: view.round, board, to })) !== null) await this.#boards.fresh();
    this.#boards.toBoard(to);
  }

  /** The verdicts, if they are about the pairing on screen. */
  #verdicts = $derived.by(() => (this.#priced?.pairing === this.#pairing() ? this.#priced : null));

  toggle(id: number): void {
    this.asked = null;
    this.chosen = this.chosen.includes(id)
      ? this.chosen.filter((other) => other !== id)
      : [...this.chosen, id].slice(-2);
  }

  /** Queues an action of a key. It acts on the boards as they are after the keys before it. */
  press(action: keyof typeof DRAFT_KEYS): void {
    const acts: Record<keyof typeof DRAFT_KEYS, () => unknown> = {
      pair: () => this.pair(),
      consent: () => this.giveConsent(),
      unpair: () => this.unpair(),
      lock: () => this.lock(),
      rest: () => this.rest(),
      finish: () => this.finish(),
      explain: () => this.explain(),
      black: () => this.seat("black"),
      white: () => this.seat("white"),
      bye: () => this.giveBye(),
      renumber: () => this.renumber(),
      move: () => this.askForBoard(),
    };
    this.#boards.inTurn(acts[action]);
  }

  /** Pairs the two selected players, or the only two there are. */
  async pair(): Promise<void> {
    const { view } = this.#boards;
    const [first, second] =
      this.chosen.length === 2 ? this.chosen : this.idle.length === 2 ? this.idle.map((s) => s.id) : [];
    if (!view || first === undefined || second === undefined) return;
    const round = view.round;
    await this.#change((consent) => event.act("pair_two", { round, first, second, consent }), true);
  }

  /** Selects a seat of the current board, or swaps it with the seat selected before. */
  async seat(colour: Colour): Promise<void> {
    const { view, board } = this.#boards;
    if (!view || !board) return;
    const held = this.held;
    if (!held || held.board === board.board) {
      this.held =
        held?.board === board.board && held.colour === colour
          ? null
          : { board: board.board, colour, side: board[colour] };
      if (this.held) void this.askVerdicts(this.held.side.id);
      return;
    }
    const [round, one, other] = [
      view.round,
      { board: held.board, colour: held.colour },
      { board: board.board, colour },
    ];
    await this.#change((consent) => event.act("swap_players", { round, one, other, consent }));
  }

  /** Gives the bye to the selected player, whose seat goes to the player who had it. */
  async giveBye(): Promise<void> {
    const { view } = this.#boards;
    if (!view || view.byes.length === 0 || !this.held) return;
    const [round, to] = [view.round, this.held.side.id];
    await this.#change((consent) => event.act("move_bye", { round, to, consent }));
  }

  /** Whether the last change waits for consent. Dismissing the refusal dismisses the change. */
  waitsForConsent = $derived.by((): boolean => this.asked !== null && event.error?.code === "consent");

  async giveConsent(): Promise<void> {
    if (this.waitsForConsent) await this.asked?.();
  }

  /** Makes a change and shows its cost. Keeps it if it needs consent. `movesCursor`: makes its board the current one. */
  async #change(
    act: (consent: boolean) => Promise<ManualChange | null>,
    movesCursor = false,
    consent = false,
  ): Promise<void> {
    this.asked = null;
    const done = await act(consent);
    if (!done) {
      if (event.error?.code === "consent") this.asked = () => this.#change(act, movesCursor, true);
      return;
    }
    this.chosen = [];
    this.held = null;
    await this.#boards.fresh();
    if (movesCursor && done.board !== null) this.#boards.toBoard(done.board);
    const price =
      done.above_best.length > 0 ? text("hand-price", { price: differenceText(done.above_best) }) : text("hand-best");
    this.#prices = { ...this.#prices, [this.#pairing()]: price };
  }

  /** Identifies the pairing on screen: its round, boards, players and handicaps. */
  #pairing(): string {
    const { view } = this.#boards;
    return JSON.stringify([
      view?.round,
      view?.state,
      view?.boards.map((b) => [b.board, b.black.id, b.white.id, b.handicap]),
      view?.byes.map((s) => s.id),
    ]);
  }

  async unpair(): Promise<void> {
    const at = this.#at();
    if (at) await event.act("unpair_board", at);
  }

  async lock(): Promise<void> {
    const at = this.#at();
    if (at) await event.act("lock_board", { ...at, locked: !this.#boards.board?.locked });
  }

  async handicap(stones: number): Promise<void> {
    const at = this.#at();
    if (at) await event.act("set_handicap", { ...at, handicap: stones });
  }

  /** Pairs all players again who are not at a locked board. */
  async rest(): Promise<void> {
    const { view } = this.#boards;
    const round = view?.round;
    if (round) await event.actOrAsk("pair_rest", (consent) => ({ round, consent, boards: [] }));
  }

  /** Pairs the remaining players. Existing pairings stay. */
  async finish(): Promise<void> {
    const { view } = this.#boards;
    const round = view && view.left_over.length > 0 ? view.round : null;
    if (round)
      await event.actOrAsk("pair_round", (consent) => ({
        round,
        profile: null,
        despite_slips: false,
        consent,
        again: false,
      }));
  }

  /** Pairs the players of a published round without a game: a single one with the player who has the bye. */
  async seatLeftOver(): Promise<void> {
    const { view } = this.#boards;
    const [left, bye] = [view?.left_over ?? [], view?.byes ?? []];
    if (view && left.length === 1 && bye.length === 1) {
      const [round, first, second] = [view.round, left[0]!.id, bye[0]!.id];
      await event.actOrAsk("pair_two", (consent) => ({ round, first, second, consent }));
    } else await this.finish();
  }

  async renumber(): Promise<void> {
    const { view } = this.#boards;
    const moved = view && (await event.act("renumber_boards", { round: view.round }));
    if (moved !== null) event.notice = text("hand-renumbered", { count: moved });
  }

  /** Asks for the number of the board to which the current game moves. */
  askForBoard(): void {
    this.moving = this.#at();
  }

  async explain(): Promise<void> {
    const at = this.#at();
    if (at) this.why = await event.ask("explain_board", at);
  }

  async showReport(): Promise<void> {
    const { view } = this.#boards;
    if (view && view.state !== "unpaired") this.report = await event.ask("report_round", { round: view.round });
  }

  #at(): { round: number; board: number } | null {
    const { view, board } = this.#boards;
    return view && board ? { round: view.round, board: board.board } : null;
  }
}
