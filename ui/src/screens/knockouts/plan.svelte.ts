// A planned draw: its settings, their effect, and the frozen list (R25, R29-R36).
import { SvelteMap } from "svelte/reactivity";
import type { CategoryView, DrawKnockout, FrozenView, PlanLineView, PlanView } from "../../api/generated";
import { event } from "../../state/event.svelte";

/** A player's route into the table: by the list, a wild card, qualifying, or in a later round. */
export type Way = "listed" | "wild" | "qualified" | number;

/** The routes that differ from the list's own, by player. */
type Ways = Readonly<Record<number, Way>>;

/** Returns the list with one player moved up or down. */
export function shifted(list: number[], at: number, by: -1 | 1): number[] {
  const to = at + by;
  if (at < 0 || to < 0 || to >= list.length) return list;
  const order = [...list];
  [order[at], order[to]] = [order[to] as number, order[at] as number];
  return order;
}

/** Returns the changed routes in the form of the request. */
export function named(ways: Ways, order: number[]): Pick<DrawKnockout, "wild_cards" | "qualified" | "later"> {
  const of = (way: Way): number[] => order.filter((id) => ways[id] === way);
  const later = order.flatMap((id): [number, number][] => {
    const way = ways[id];
    return typeof way === "number" ? [[id, way]] : [];
  });
  return { wild_cards: of("wild"), qualified: of("qualified"), later };
}

/** The plans made since the event was opened, so that leaving the screen loses none. */
const plans = new SvelteMap<string, Plan>();

const keyOf = (category: number, again: boolean): string => `${event.opened} ${category} ${again ? "again" : "first"}`;

/** Returns the plan of a category's draw as it was left, or a new one. */
export function planOf(view: CategoryView): Plan {
  const key = keyOf(view.category, view.table !== null);
  const plan = plans.get(key) ?? new Plan(view);
  plans.set(key, plan);
  return plan;
}

/** Returns the plan of a category's first draw if settings were changed in it. */
export function changedPlan(category: number): Plan | undefined {
  const plan = plans.get(keyOf(category, false));
  return plan?.isChanged() ? plan : undefined;
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
  /** The round in which the table begins; empty for the latest possible. */
  first = $state("");
  reason = $state("");
  entropy = $state("");
  /** What the freeze announces: the number of digits, and where they come from. */
  digits = $state("");
  source = $state("");
  /** The frozen list: its commitment is published and it can no longer change. */
  frozen = $state.raw<FrozenView | null>(null);
  at = $state(0);
  line = $derived<PlanLineView | undefined>(this.view?.list[this.at]);
  /** Why the draw is not possible: a reason of the core, or a missing reason for a redraw or a new order. */
  disabled_reason = $derived(this.view?.disabled_reason ?? null);
  #turn = 0;

  constructor({ category, table, frozen }: CategoryView) {
    this.category = category;
    this.frozen = frozen;
    this.again = table !== null;
    const choice = table?.choice;
    if (!choice) return;
    this.size = String(choice.size);
    this.order = choice.order;
    const all = (ids: number[], way: Way): [number, Way][] => ids.map((id) => [id, way]);
    this.ways = Object.fromEntries([
      ...all(choice.wild_cards, "wild"),
      ...all(choice.qualified, "qualified"),
      ...choice.later,
    ]);
    this.first = String(choice.first_round ?? "");
    [this.countries, this.clubs, this.third] = [choice.apart_countries, choice.apart_clubs, choice.third_place];
  }

  /** The request of the draw. */
  request(nonce: string | null): DrawKnockout {
    const size = Number.parseInt(this.size, 10);
    const first = Number.parseInt(this.first, 10);
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
      ...(Number.isNaN(first) ? {} : { first_round: first }),
      reason: this.reason.trim(),
    };
  }

  /** Returns whether a setting differs from those of a new plan. */
  isChanged(): boolean {
    const texts = [this.size, this.first, this.digits, this.source, this.reason];
    return (
      texts.some((text) => text.trim() !== "") ||
      this.order.length > 0 ||
      Object.keys(this.ways).length > 0 ||
      this.countries ||
      this.clubs ||
      this.third
    );
  }

  /** Reloads the effect of the settings. */
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

  /** Restores the order by strength. */
  sort(): void {
    this.order = [];
    void this.look();
  }

  /** Sets or clears the route of the selected player. */
  way(way: Way): void {
    const id = this.line?.id;
    if (id === undefined || this.frozen) return;
    const { [id]: now, ...others } = this.ways;
    this.ways = now === way || way === 1 ? others : { ...others, [id]: way };
    void this.look();
  }

  /** Freezes the list with a new nonce. The commitment is published before the public input is known (R36). */
  async freeze(): Promise<void> {
    if (this.disabled_reason) return;
    const digits = Number.parseInt(this.digits, 10);
    const announced = {
      entropy: null,
      digits: Number.isNaN(digits) ? null : digits,
      source: this.source.trim() || null,
    };
    const frozen = await event.act("freeze_knockout", { ...this.request(null), ...announced });
    if (frozen) this.frozen = frozen;
  }

  /** Shows the settings again, so that the list can be frozen again. The freeze stays in the journal. */
  thaw(): void {
    this.frozen = null;
    this.entropy = "";
  }

  /** Draws the frozen list, or the current one. */
  async draw(): Promise<boolean> {
    const entropy = this.entropy.trim() || null;
    const frozen = { category: this.category, size: null, seed: null, entropy };
    const done = await event.act("draw_knockout", this.frozen ? frozen : this.request(this.view?.nonce ?? null));
    if (done === null) return false;
    plans.delete(keyOf(this.category, this.again));
    return true;
  }
}
