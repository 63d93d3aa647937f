// A draw that is being planned: what the director chooses, what it would mean, and the list once it is frozen (R25, R29-R36).
import type { CategoryView } from "../../api/generated/CategoryView";
import type { DrawKnockout } from "../../api/generated/DrawKnockout";
import type { PlanLineView } from "../../api/generated/PlanLineView";
import type { PlanView } from "../../api/generated/PlanView";
import { event } from "../../state/event.svelte";

/** A player's way into the table: by the list, by a wild card, by qualifying, or in a later round. */
export type Way = "listed" | "wild" | "qualified" | number;

/** The ways that are not the list's own, by player. */
type Ways = Readonly<Record<number, Way>>;

/** The list with one player moved up or down. */
export function shifted(list: number[], at: number, by: -1 | 1): number[] {
  const to = at + by;
  if (at < 0 || to < 0 || to >= list.length) return list;
  const order = [...list];
  [order[at], order[to]] = [order[to] as number, order[at] as number];
  return order;
}

/** The ways that are not the list's own, as the request names them. */
export function named(ways: Ways, order: number[]): Pick<DrawKnockout, "wild_cards" | "qualified" | "later"> {
  const of = (way: Way): number[] => order.filter((id) => ways[id] === way);
  const later = order.flatMap((id): [number, number][] => {
    const way = ways[id];
    return typeof way === "number" ? [[id, way]] : [];
  });
  return { wild_cards: of("wild"), qualified: of("qualified"), later };
}

export class Plan {
  readonly category: number;
  /** Why the table is drawn again; null for a first draw. */
  readonly again: boolean;
  view = $state.raw<PlanView | null>(null);
  size = $state("");
  order = $state.raw<number[]>([]);
  ways = $state.raw<Ways>({});
  countries = $state(false);
  clubs = $state(false);
  third = $state(false);
  reason = $state("");
  entropy = $state("");
  /** The list is frozen: its commitment is published and nothing is changed any more. */
  frozen = $state.raw<PlanView | null>(null);
  at = $state(0);
  line = $derived<PlanLineView | undefined>(this.view?.list[this.at]);
  /** Why it cannot be drawn: what the program says, and the reason that a new draw or a new order needs. */
  disabled_reason = $derived(this.view?.disabled_reason ?? null);
  #turn = 0;

  constructor({ category, table }: CategoryView) {
    this.category = category;
    this.again = table !== null;
    const choice = table?.choice;
    if (!choice) return;
    this.size = String(choice.size);
    this.order = choice.order;
    const all = (ids: number[], way: Way): [number, Way][] => ids.map((id) => [id, way]);
    this.ways = Object.fromEntries([...all(choice.wild_cards, "wild"), ...all(choice.qualified, "qualified"), ...choice.later]);
    [this.countries, this.clubs, this.third] = [choice.apart_countries, choice.apart_clubs, choice.third_place];
  }

  /** What would be asked of the program. */
  request(nonce: string | null): DrawKnockout {
    const size = Number.parseInt(this.size, 10);
    const listed = this.view?.list.map((l) => l.id) ?? Object.keys(this.ways).map(Number);
    return {
      category: this.category,
      size: Number.isNaN(size) ? null : size,
      seed: nonce,
      entropy: this.entropy.trim() || null,
      order: this.order,
      ...named(this.ways, listed),
      apart_countries: this.countries,
      apart_clubs: this.clubs,
      third_place: this.third,
      reason: this.reason.trim(),
    };
  }

  /** Asks anew what the choice means. */
  async look(): Promise<void> {
    const turn = ++this.#turn;
    const fresh = await event.ask("plan_knockout", this.request(this.view?.nonce ?? null));
    if (fresh && turn === this.#turn) this.view = fresh;
  }

  /** Moves the chosen player up or down the list. */
  move(by: -1 | 1): void {
    const list = this.view?.list.map((l) => l.id) ?? [];
    const order = shifted(list, this.at, by);
    if (order === list || this.frozen) return;
    this.order = order;
    this.at += by;
    void this.look();
  }

  /** Back to the order of strength. */
  sort(): void {
    this.order = [];
    void this.look();
  }

  /** Gives the chosen player his way in, or takes it from him. */
  way(way: Way): void {
    const id = this.line?.id;
    if (id === undefined || this.frozen) return;
    const { [id]: now, ...others } = this.ways;
    this.ways = now === way || way === 1 ? others : { ...others, [id]: way };
    void this.look();
  }

  /** Freezes the list: a fresh nonce, and the commitment that is published before anybody knows the entropy (R36). */
  async freeze(): Promise<void> {
    if (this.disabled_reason) return;
    this.frozen = await event.ask("plan_knockout", this.request(null));
  }

  thaw(): void {
    this.frozen = null;
    this.entropy = "";
  }

  /** Draws what was frozen, or what the list says now. */
  async draw(): Promise<boolean> {
    const done = await event.act("draw_knockout", this.request(this.frozen?.nonce ?? this.view?.nonce ?? null));
    return done !== null;
  }
}
