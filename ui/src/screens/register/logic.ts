// The register's panels, and what goes between an entry as shown and the forms it is typed in.
import type { AddSlip } from "../../api/generated/AddSlip";
import type { EntryFields } from "../../api/generated/EntryFields";
import type { EntryView } from "../../api/generated/EntryView";

/** The panels of the screen, in the order of their tabs. */
export const PANELS = ["entries", "slips"] as const;

/** The form's fields, all text but the marks. */
export interface EntryFormFields {
  family: string;
  given: string;
  rank: string;
  rating: string;
  country: string;
  club: string;
  birthYear: string;
  familyGroup: string;
  missed: number[];
  ghost: boolean;
  guest: boolean;
  fixedBoard: string;
  scoreShift: number;
}

/** The form for an entry, or an empty one. */
export function formOf(entry: EntryView | null): EntryFormFields {
  return {
    family: entry?.family ?? "",
    given: entry?.given ?? "",
    rank: entry?.rank ?? "",
    rating: entry?.rating?.toString() ?? "",
    country: entry?.country ?? "",
    club: entry?.club ?? "",
    birthYear: entry?.birth_year?.toString() ?? "",
    familyGroup: entry?.family_group ?? "",
    missed: [...(entry?.missed ?? [])],
    ghost: entry?.ghost ?? false,
    guest: entry?.guest ?? false,
    fixedBoard: entry?.fixed_board?.toString() ?? "",
    scoreShift: entry?.score_shift ?? 0,
  };
}

/** What is asked of the core. Numbers stay text: the core says what is wrong with them. */
export function requestOf(form: EntryFormFields): EntryFields {
  const { birthYear, familyGroup, fixedBoard, scoreShift, ...rest } = form;
  return { ...rest, birth_year: birthYear, family_group: familyGroup, fixed_board: boardOf(fixedBoard), score_shift: scoreShift };
}

/** A board's number; nothing for an empty field; 0, which the core refuses with a sentence, for what is no number. */
function boardOf(typed: string): number | null {
  const trimmed = typed.trim();
  if (trimmed === "") return null;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : 0;
}

/** A slip's form: the entry it changes, what it is to be, and what was said. */
export interface SlipFormFields {
  family: string;
  given: string;
  rank: string;
  club: string;
  country: string;
  missed: number[];
  leaves: boolean;
  note: string;
}

/** The form for a change to an entry, filled with what it is; empty for a late entry. */
export function slipFormOf(entry: EntryView | null): SlipFormFields {
  const { family, given, rank, club, country, missed } = formOf(entry);
  return { family, given, rank, club, country, missed, leaves: false, note: "" };
}

/** What is asked of the core: only the fields that differ from the entry. A late entry asks for all that is filled in. */
export function slipOf(entry: EntryView | null, form: SlipFormFields): AddSlip {
  const before = slipFormOf(entry);
  const changed = (name: "family" | "given" | "rank" | "club" | "country"): string | null =>
    form[name].trim() === before[name] ? null : form[name].trim();
  return {
    entry: entry?.id ?? null,
    family: changed("family"),
    given: changed("given"),
    rank: changed("rank"),
    club: changed("club"),
    country: changed("country"),
    missed: form.missed.join() === before.missed.join() ? null : form.missed,
    leaves: form.leaves,
    note: form.note.trim(),
  };
}

/** The round number put in or taken out, in order. */
export function toggled(rounds: number[], round: number): number[] {
  return rounds.includes(round) ? rounds.filter((r) => r !== round) : [...rounds, round].sort((a, b) => a - b);
}
