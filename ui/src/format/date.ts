// Dates as people read them.

const dayMonthYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "20 November 2026", or a range of two days, from ISO dates. */
export function dates(first: string, last: string): string {
  const [from, to] = [new Date(`${first}T00:00Z`), new Date(`${last}T00:00Z`)];
  return first === last ? dayMonthYear.format(from) : dayMonthYear.formatRange(from, to);
}
