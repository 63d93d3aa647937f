// The state of a draw after some of its lots: the filled boxes and the opponent of the last player drawn.
import type { BoxView, CeremonyView } from "../api/generated";

/** A box during the draw; `bye` once it is certain to stay empty. */
export interface DrawnBox extends BoxView {
  bye: boolean;
}

/** Returns the boxes after `shown` lots. */
export function boxesSoFar(view: CeremonyView, shown: number): DrawnBox[] {
  const drawn = new Map(view.lots.slice(0, shown).map((lot) => [lot.place, lot]));
  const ever = new Set(view.lots.map((lot) => lot.place));
  return view.boxes.map((box) => {
    const lot = drawn.get(box.place);
    return lot
      ? { ...box, entry: lot.entry, name: lot.name, mark: lot.mark, bye: false }
      : { ...box, bye: !ever.has(box.place) && shown >= view.lots.length };
  });
}

/** Returns the first opponent of the player of the last of `shown` lots: a name, "" for a bye, null if not drawn yet. */
export function meets(view: CeremonyView, shown: number): string | null {
  const lot = view.lots[shown - 1];
  const at = view.boxes.findIndex((box) => box.place === lot?.place);
  if (!lot || at < 0) return null;
  const other = view.boxes[at ^ 1]?.place;
  const opponent = view.lots.findIndex((l) => l.place === other);
  if (opponent < 0) return "";
  return opponent < shown ? (view.lots[opponent]?.name ?? null) : null;
}
