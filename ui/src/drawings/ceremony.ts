// A draw as it stands after some of its lots: which boxes are filled, and whom the last drawn will meet.
import type { BoxView } from "../api/generated/BoxView";
import type { CeremonyView } from "../api/generated/CeremonyView";

/** A box during the draw; `bye` once it is certain that nobody comes into it. */
export interface DrawnBox extends BoxView {
  bye: boolean;
}

/** The boxes after `shown` lots. */
export function boxesSoFar(view: CeremonyView, shown: number): DrawnBox[] {
  const drawn = new Map(view.lots.slice(0, shown).map((lot) => [lot.place, lot]));
  const ever = new Set(view.lots.map((lot) => lot.place));
  return view.boxes.map((box) => {
    const lot = drawn.get(box.place);
    return lot ? { ...box, entry: lot.entry, name: lot.name, mark: lot.mark, bye: false } : { ...box, bye: !ever.has(box.place) && shown >= view.lots.length };
  });
}

/** Whom the player of the last of `shown` lots meets first: a name, "" for nobody, null while it is not known. */
export function meets(view: CeremonyView, shown: number): string | null {
  const lot = view.lots[shown - 1];
  const at = view.boxes.findIndex((box) => box.place === lot?.place);
  if (!lot || at < 0) return null;
  const other = view.boxes[at ^ 1]?.place;
  const opponent = view.lots.findIndex((l) => l.place === other);
  if (opponent < 0) return "";
  return opponent < shown ? (view.lots[opponent]?.name ?? null) : null;
}
