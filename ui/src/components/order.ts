// The order of a list that is dragged and ticked.

/** An item of such a list. */
export interface OrderItem {
  id: string;
  label: string;
  /** Whether it is ticked. */
  on: boolean;
}

/** Returns the items with one moved to another place. */
export function moved<T>(items: T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
}
