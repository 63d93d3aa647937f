// Lists of the members of a team while they are edited.

/** The list with the member at this place moved by so many places; unchanged at its ends. */
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const to = at + by;
  const changed = [...list];
  const member = changed[at];
  if (member === undefined || to < 0 || to >= list.length) return changed;
  changed.splice(at, 1);
  changed.splice(to, 0, member);
  return changed;
}

/** The list with this value at a place, and the value that was there where the new one was before. */
export function exchanged<T>(list: readonly T[], at: number, value: T): T[] {
  const old = list[at];
  if (old === undefined) return [...list];
  return list.map((one, place) => (place === at ? value : one === value ? old : one));
}
