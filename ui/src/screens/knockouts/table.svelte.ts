// The state of a drawn table: the cursor, the zoom, and result entry in the same two passes as on the rounds screen (R23).
import type { KnockoutGameView, KnockoutTableView } from "../../api/generated";
import {
  gameAt,
  linkedRounds,
  mainRounds,
  moved,
  playerAt,
  same,
  sections,
  spotOf,
  type Lines,
  type Spot,
} from "../../drawings/tree";
import { Boards } from "../../state/boards.svelte";
import { TABLE_KEYS } from "../../state/keyTables";
import { shownResult } from "../../state/results";

/** Heights of a line in pixels, from an overview to comfortable reading. */
const ZOOMS = [9, 11, 13, 15, 17, 20, 24, 30, 38];

export class Drawn {
  readonly category: number;
  /** The table of the latest view. */
  table = $state.raw<KnockoutTableView>() as KnockoutTableView;
  spot = $state<Spot>({ column: 0, index: 0 });
  /** Height of a line; 0 to use the available height; null to use it if it is readable. */
  line = $state<number | null>(null);
  /** The section shown, from 0; null for the whole table. */
  section = $state<number | null>(null);
  /** How many rounds are being loaded for the cursor. */
  #following = 0;
  readonly boards = new Boards((board) => board.knockout?.category === this.category);

  parts = $derived(sections(this.table.lines));
  lines = $derived<Lines>(
    (this.section === null ? undefined : this.parts[this.section]) ?? { from: 0, to: this.table.lines },
  );
  at = $derived(gameAt(this.table, this.spot));
  game = $derived(this.at?.game);
  /** The player in the current box, or the winner of the current game; null without one. */
  player = $derived(playerAt(this.table, this.spot));
  /** The board of the current game, once its round is loaded. */
  board = $derived(
    this.boards.view?.round === this.at?.round
      ? this.boards.view?.boards.find((b) => b.board === this.game?.board)
      : undefined,
  );
  enterable = $derived(this.board !== undefined && this.boards.entering);

  constructor(category: number, table: KnockoutTableView) {
    this.category = category;
    this.table = table;
    this.spot = firstOpen(table);
  }

  /** Reloads the boards of a round; in another round they start at the cursor of the table. */
  async follow(round: number): Promise<void> {
    const other = this.boards.view?.round !== round;
    this.#following += 1;
    await this.boards.show(round).finally(() => (this.#following -= 1));
    if (other && this.game?.board && this.at?.round === round) this.boards.choose(this.game.board);
  }

  /** Follows the boards to the next game after a result, unless the boards are about to follow the cursor. */
  overtake(): void {
    if (this.#following > 0) return;
    const { view, board } = this.boards;
    const next =
      view && board?.knockout?.category === this.category ? spotOf(this.table, view.round, board.board) : undefined;
    if (next && this.at?.round === view?.round && !same(next, this.spot)) this.go(next);
  }

  /** Moves the cursor to a box or game; shows the whole table if the section does not contain it. */
  go(spot: Spot): void {
    this.spot = spot;
    const [from, to] = [spot.index << spot.column, (spot.index + 1) << spot.column];
    const inTree = spot.column <= mainRounds(this.table).length;
    if (!inTree || from < this.lines.from || to > this.lines.to) this.section = null;
    const board = this.game?.board;
    if (board && this.boards.view?.round === this.at?.round) this.boards.choose(board);
  }

  /** Shows the next section, or the whole table after the last. */
  turn(by: 1 | -1): void {
    const stops = this.parts.length + 1;
    const next = (((this.section ?? -1) + 1 + by + stops) % stops) - 1;
    this.section = next < 0 ? null : next;
    this.spot = next < 0 ? firstOpen(this.table) : { column: 0, index: this.lines.from };
  }

  zoom(by: 1 | -1): void {
    const now = this.line || 17;
    const further = by > 0 ? ZOOMS.find((z) => z > now) : [...ZOOMS].reverse().find((z) => z < now);
    this.line = further ?? now;
  }

  /** Returns the result of a game of the loaded round in the current pass. */
  entered(game: KnockoutGameView, round: number): string {
    const { view, pass } = this.boards;
    if (view?.round !== round || !["released", "playing"].includes(view.state) || game.winner !== null) return "";
    const board = view.boards.find((b) => b.board === game.board);
    return board ? (board.passes.disagree ? "≠" : shownResult(board, pass)) : "";
  }

  /** Handles a key. Returns whether it has a meaning here. */
  press(key: string): boolean {
    const spot = moved(this.table, this.lines, this.spot, key);
    if (spot) this.go(spot);
    else if (key === "PageDown" || key === "PageUp") this.turn(key === "PageDown" ? 1 : -1);
    else if (key === "+" || key === "-") this.zoom(key === "+" ? 1 : -1);
    else if (key === "z") [this.line, this.section] = [0, null];
    else if (key === "Escape" && this.boards.waiting) this.boards.waiting = null;
    else if (TABLE_KEYS.result.strokes.includes(key) && this.enterable) return this.boards.press(key);
    else return false;
    return true;
  }
}

/** Returns the first undecided game with a board, or the first box. */
function firstOpen(table: KnockoutTableView): Spot {
  for (const [depth, round] of [...mainRounds(table), ...linkedRounds(table)].entries()) {
    const index = round.games.findIndex((g) => g.board !== null && g.winner === null);
    if (index >= 0) return { column: depth + 1, index };
  }
  return { column: 0, index: 0 };
}
