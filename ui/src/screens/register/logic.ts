// Between an entry as shown and the form it is typed in.
import type { EntryFields } from "../../api/generated/EntryFields";
import type { EntryView } from "../../api/generated/EntryView";

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
  fixedBoard: number | null;
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
    fixedBoard: entry?.fixed_board ?? null,
    scoreShift: entry?.score_shift ?? 0,
  };
}

/** What is asked of the core. Numbers stay text: the core says what is wrong with them. */
export function requestOf(form: EntryFormFields): EntryFields {
  const { birthYear, familyGroup, fixedBoard, scoreShift, ...rest } = form;
  return { ...rest, birth_year: birthYear, family_group: familyGroup, fixed_board: fixedBoard, score_shift: scoreShift };
}
