// Dragging in a draft, by mouse or by finger: a player onto the place of another one, or a game, by its number, onto another
// board. The places under the pointer are marked in the page by `data-player` and `data-board`.
import type { SideView } from "../../api/generated";
import type { Boards } from "../../state/boards.svelte";
import type { DraftEditor } from "./draftEditor.svelte";

/** What is dragged: a player, or the game of a board. */
export type Dragged = { side: SideView } | { board: number };

/** Pixels that the pointer moves before a press becomes a drag. */
const THRESHOLD = 6;
/** Pixels from the edge of the table within which it scrolls, and how far it scrolls at a time. */
const EDGE = 36;
const STEP = 18;
/** The order of verdicts, for the better seat of a board. */
const ORDER = ["good", "worse", "breaks", "impossible"];

export class DraftDrag {
  /** What is dragged; null if nothing is. */
  dragged = $state.raw<Dragged | null>(null);
  /** The player whose place is under the pointer; null outside every place. */
  place = $state<number | null>(null);
  /** The board under the pointer; null outside every board. */
  board = $state<number | null>(null);
  /** Where the pointer is. */
  x = $state(0);
  y = $state(0);
  /** Whether Shift is held, which shows the numbers. */
  shift = $state(false);
  /** What a press may become, with its position. */
  #pressed: { what: Dragged; x: number; y: number } | null = null;
  #scrolling = 0;
  readonly #boards: Boards;
  readonly #editor: DraftEditor;

  constructor(boards: Boards, editor: DraftEditor) {
    this.#boards = boards;
    this.#editor = editor;
  }

  /** Remembers a press on something that can be dragged. */
  press(pressed: PointerEvent, what: Dragged): void {
    if (pressed.button === 0 && pressed.isPrimary) this.#pressed = { what, x: pressed.clientX, y: pressed.clientY };
  }

  /** Follows the pointer. Starts the drag once the pointer has moved far enough. */
  move(moved: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed) return;
    if (this.dragged === null) {
      if (Math.hypot(moved.clientX - pressed.x, moved.clientY - pressed.y) < THRESHOLD) return;
      this.dragged = pressed.what;
      if ("side" in pressed.what) void this.#editor.askVerdicts(pressed.what.side.id);
    }
    moved.preventDefault();
    [this.x, this.y, this.shift] = [moved.clientX, moved.clientY, moved.shiftKey];
    this.#look();
    this.#scroll();
  }

  /** Ends the drag, and makes the change if there is one. */
  async drop(): Promise<void> {
    const { dragged, place, board } = this;
    this.cancel();
    if (dragged === null) return;
    if ("board" in dragged) {
      if (board !== null) await this.#editor.moveBoard(dragged.board, board);
    } else if (place !== null) await this.#editor.moveTo(dragged.side.id, place);
  }

  /** Ends the drag without a change. */
  cancel(): void {
    clearInterval(this.#scrolling);
    this.#scrolling = 0;
    this.#pressed = null;
    [this.dragged, this.place, this.board] = [null, null, null];
  }

  /** Finds what is under the pointer. Over the number of a board, the player gets the better of its two seats. */
  #look(): void {
    const under = document.elementFromPoint(this.x, this.y);
    const number = under?.closest<HTMLElement>("[data-board]")?.dataset.board;
    this.board = number === undefined ? null : Number(number);
    if (this.dragged === null || !("side" in this.dragged)) return;
    const player = under?.closest<HTMLElement>("[data-player]")?.dataset.player;
    const place = player === undefined ? this.#betterSeat(this.dragged.side.id) : Number(player);
    this.place = place === this.dragged.side.id ? null : place;
  }

  #betterSeat(player: number): number | null {
    const board = this.#boards.view?.boards.find((each) => each.board === this.board);
    if (!board) return null;
    const rank = (place: number): number => ORDER.indexOf(this.#editor.verdict(player, place)?.verdict ?? "impossible");
    return rank(board.white.id) < rank(board.black.id) ? board.white.id : board.black.id;
  }

  /** Scrolls the table while the pointer is near its upper or lower edge. */
  #scroll(): void {
    const region = document.querySelector<HTMLElement>("main .region");
    const box = region?.getBoundingClientRect();
    const by = !box ? 0 : this.y < box.top + EDGE ? -STEP : this.y > box.bottom - EDGE ? STEP : 0;
    clearInterval(this.#scrolling);
    this.#scrolling = 0;
    if (by === 0 || !region) return;
    this.#scrolling = window.setInterval(() => {
      region.scrollTop += by;
      this.#look();
    }, 30);
  }
}
