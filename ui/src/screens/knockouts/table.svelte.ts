// A drawn table under the director's fingers: where the cursor is, how much is shown, and results entered in place
// with the same two readings as on the boards of a round (R23).
import type { KnockoutGameView } from "../../api/generated/KnockoutGameView";
import type { KnockoutTableView } from "../../api/generated/KnockoutTableView";
import { gameAt, mainRounds, moved, same, sections, spotOf, type Lines, type Spot } from "../../drawings/tree";
import { Boards } from "../../state/boards.svelte";
import { shownResult } from "../../state/results";

/** Heights of a line in pixels, from an overview to easy reading. */
const ZOOMS = [9, 11, 13, 15, 17, 20, 24, 30, 38];
const RESULT = /^([12=0fwsplSWFLP]|Backspace|Delete)$/;

export class Drawn {
  readonly category: number;
  /** The table in the latest view. */
  table = $state.raw<KnockoutTableView>() as KnockoutTableView;
  spot = $state<Spot>({ column: 0, index: 0 });
  /** Height of a line; 0 for as much as there is room for, none for that if it can be read. */
  line = $state<number | null>(null);
  /** The section shown, from 0; none for the whole table. */
  section = $state<number | null>(null);
  readonly boards = new Boards((board) => board.knockout?.category === this.category);

  parts = $derived(sections(this.table.lines));
  lines = $derived<Lines>((this.section === null ? undefined : this.parts[this.section]) ?? { from: 0, to: this.table.lines });
  at = $derived(gameAt(this.table, this.spot));
  game = $derived(this.at?.game);
  /** The board of the game under the cursor, once its round is loaded. */
  board = $derived(this.boards.view?.round === this.at?.round ? this.boards.view?.boards.find((b) => b.board === this.game?.board) : undefined);
  enterable = $derived(this.board !== undefined && this.boards.entering);

  constructor(category: number, table: KnockoutTableView) {
    this.category = category;
    this.table = table;
    this.spot = firstOpen(table);
  }

  /** Reads the boards of a round anew; those of another round begin where the table's cursor is. */
  async follow(round: number): Promise<void> {
    const other = this.boards.view?.round !== round;
    await this.boards.show(round);
    if (other && this.game?.board && this.at?.round === round) this.boards.choose(this.game.board);
  }

  /** Goes where the boards went on to after a result. */
  overtake(): void {
    const { view, board } = this.boards;
    const next = view && board?.knockout?.category === this.category ? spotOf(this.table, view.round, board.board) : undefined;
    if (next && this.at?.round === view?.round && !same(next, this.spot)) this.go(next);
  }

  /** Puts the cursor on a box or game; a section that does not hold it gives way to the whole table. */
  go(spot: Spot): void {
    this.spot = spot;
    const [from, to] = [spot.index << spot.column, (spot.index + 1) << spot.column];
    if (from < this.lines.from || to > this.lines.to) this.section = null;
    const board = this.game?.board;
    if (board && this.boards.view?.round === this.at?.round) this.boards.choose(board);
  }

  /** The sections one after the other, then the whole table again. */
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

  /** What the pass in hand has for a game of the round that is loaded. */
  entered(game: KnockoutGameView, round: number): string {
    const { view, pass } = this.boards;
    if (view?.round !== round || !["released", "playing"].includes(view.state) || game.winner !== null) return "";
    const board = view.boards.find((b) => b.board === game.board);
    return board ? (board.passes.disagree ? "≠" : shownResult(board, pass)) : "";
  }

  /** Takes a key; says whether it meant something here. */
  press(key: string): boolean {
    const spot = moved(this.table, this.lines, this.spot, key);
    if (spot) this.go(spot);
    else if (key === "PageDown" || key === "PageUp") this.turn(key === "PageDown" ? 1 : -1);
    else if (key === "+" || key === "-") this.zoom(key === "+" ? 1 : -1);
    else if (key === "z") [this.line, this.section] = [0, null];
    else if (key === "Escape" && this.boards.waiting) this.boards.waiting = null;
    else if (RESULT.test(key) && this.enterable) return this.boards.press(key.length === 1 ? key.toLowerCase() : key);
    else return false;
    return true;
  }
}

/** The first game on a board that is not decided, else the first box. */
function firstOpen(table: KnockoutTableView): Spot {
  for (const [depth, round] of mainRounds(table).entries()) {
    const index = round.games.findIndex((g) => g.board !== null && g.winner === null);
    if (index >= 0) return { column: depth + 1, index };
  }
  return { column: 0, index: 0 };
}
