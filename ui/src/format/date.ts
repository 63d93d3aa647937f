// Dates in the language of the window.
import { currentLanguage } from "./language";

/** "20 November 2026", or a range of two days, from ISO dates. */
export function dates(first: string, last: string): string {
  const form = new Intl.DateTimeFormat(currentLanguage().locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const [from, to] = [new Date(`${first}T00:00Z`), new Date(`${last}T00:00Z`)];
  return first === last ? form.format(from) : form.formatRange(from, to);
}

/** "31 July". */
export function dayAndMonth(month: number, day: number): string {
  const form = new Intl.DateTimeFormat(currentLanguage().locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return form.format(new Date(Date.UTC(2000, month - 1, day)));
}

/** "20 Nov 2026, 14:05" of milliseconds since 1970, in the time zone of this computer. */
export function dateAndTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(currentLanguage().locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(milliseconds),
  );
}
