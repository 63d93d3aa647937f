// The register's panels, and the conversion of entries to forms and of forms to requests.
import { amount, strength } from "../../format/sortValues";
import { text } from "../../format/text";
import type {
  AddSlip,
  EntryFields,
  EntryView,
  MembershipName,
  PeopleFound,
  PublicationName,
  RatedView,
  SexLetter,
} from "../../api/generated";

/** The panels of the screen, in the order of their tabs. */
export const PANELS = ["entries", "participation", "checkin", "slips", "closing", "teams", "fees"] as const;

/** The panels that the chosen competition has: teams only if teams meet. */
export function panelsOf(teams: boolean): (typeof PANELS)[number][] {
  return PANELS.filter((panel) => teams || panel !== "teams");
}

/** The fields of the form; numbers are text as typed. */
export interface EntryFormFields {
  family: string;
  given: string;
  middle: string;
  latin: string;
  rank: string;
  rating: string;
  country: string;
  town: string;
  club: string;
  egdPin: string;
  ffgLicence: string;
  ffgStatus: string;
  agaId: string;
  userName: string;
  ratingRank: string;
  irn: string;
  sex: SexLetter;
  publication: PublicationName;
  birthYear: string;
  familyGroup: string;
  missed: number[];
  ghost: boolean;
  guest: boolean;
  fixedBoard: string;
  scoreShift: number;
  starsBefore: boolean;
  membership: MembershipName;
  paid: boolean;
  overrule: boolean;
  /** SP by age category. */
  sp: Record<number, string>;
}

/** Returns the form of an entry, or an empty one. */
export function formOf(entry: EntryView | null, lateMisses: number[] = []): EntryFormFields {
  return {
    family: entry?.family ?? "",
    given: entry?.given ?? "",
    middle: entry?.middle ?? "",
    latin: entry?.own_latin ?? "",
    rank: entry?.rank ?? "",
    rating: entry?.rating?.toString() ?? "",
    country: entry?.country ?? "",
    town: entry?.town ?? "",
    club: entry?.club ?? "",
    egdPin: entry?.egd_pin ?? "",
    ffgLicence: entry?.ffg_licence ?? "",
    ffgStatus: entry?.ffg_status ?? "",
    agaId: entry?.aga_id ?? "",
    userName: entry?.user_name ?? "",
    ratingRank: entry?.rating_rank ?? "",
    irn: entry?.irn ?? "",
    sex: entry?.sex ?? "",
    publication: entry?.publication ?? "full",
    birthYear: entry?.birth_year?.toString() ?? "",
    familyGroup: entry?.family_group ?? "",
    missed: [...(entry?.missed ?? lateMisses)],
    ghost: entry?.ghost ?? false,
    guest: entry?.guest ?? false,
    fixedBoard: entry?.fixed_board?.toString() ?? "",
    scoreShift: entry?.score_shift ?? 0,
    starsBefore: entry?.stars_before ?? false,
    membership: entry?.membership ?? "member",
    paid: entry?.paid ?? false,
    overrule: entry?.admitted ?? false,
    sp: Object.fromEntries((entry?.all_sp ?? []).map(({ category, points }) => [category, points])),
  };
}

/** Returns the form with what a rating list knows of a player. The year of birth is not in the list. */
export function ratedForm(form: EntryFormFields, player: RatedView): EntryFormFields {
  const { family, given, rank, country, club, pin, origin, status } = player;
  const rating = player.rating?.toString() ?? "";
  const numbers = { egd: { egdPin: pin }, ffg: { ffgLicence: pin, ffgStatus: status }, aga: { agaId: pin } }[origin];
  return { ...form, family, given, rank, country, club, rating, ...numbers };
}

/** Returns the family and given name in a typed name: "Popa, Ana Maria" or "popa ana maria". A name in small letters gets capitals. */
export function nameOf(typed: string): { family: string; given: string } {
  const small = typed === typed.toLowerCase();
  const words = (part: string): string[] =>
    part
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => (small ? capital(word) : word));
  const comma = typed.indexOf(",");
  if (comma >= 0)
    return { family: words(typed.slice(0, comma)).join(" "), given: words(typed.slice(comma + 1)).join(" ") };
  const [family = "", ...given] = words(typed);
  return { family, given: given.join(" ") };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the request. Numbers stay text, which the core validates. */
export function requestOf(form: EntryFormFields): EntryFields {
  const {
    egdPin,
    ffgLicence,
    ffgStatus,
    agaId,
    userName,
    ratingRank,
    birthYear,
    familyGroup,
    fixedBoard,
    scoreShift,
    starsBefore,
    sp,
    ...rest
  } = form;
  return {
    ...rest,
    egd_pin: egdPin,
    ffg_licence: ffgLicence,
    ffg_status: ffgStatus,
    aga_id: agaId,
    user_name: userName,
    rating_rank: ratingRank,
    birth_year: birthYear,
    family_group: familyGroup,
    fixed_board: boardOf(fixedBoard),
    score_shift: scoreShift,
    stars_before: starsBefore,
    sp: Object.entries(sp).map(([category, points]) => ({ category: Number(category), points })),
  };
}

/** Returns the board number; null for an empty field; 0, which the core rejects with a message, for other text. */
function boardOf(typed: string): number | null {
  const trimmed = typed.trim();
  if (trimmed === "") return null;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : 0;
}

/** A slip's form: the entry to change, the new values, and a note. */
export interface SlipFormFields {
  family: string;
  given: string;
  middle: string;
  latin: string;
  rank: string;
  town: string;
  club: string;
  country: string;
  missed: number[];
  leaves: boolean;
  note: string;
}

/** Returns the form of a slip with the current values of the entry; an empty form for a late entry. */
export function slipFormOf(entry: EntryView | null, lateMisses: number[] = []): SlipFormFields {
  const { family, given, middle, latin, rank, town, club, country, missed } = formOf(entry, lateMisses);
  return { family, given, middle, latin, rank, town, club, country, missed, leaves: false, note: "" };
}

/** Returns the request: only the fields that differ from the entry. A late entry has all filled fields. */
export function slipOf(entry: EntryView | null, form: SlipFormFields, lateMisses: number[] = []): AddSlip {
  const before = slipFormOf(entry, lateMisses);
  const changed = (
    name: "family" | "given" | "middle" | "latin" | "rank" | "town" | "club" | "country",
  ): string | null => (form[name].trim() === before[name] ? null : form[name].trim());
  return {
    entry: entry?.id ?? null,
    family: changed("family"),
    given: changed("given"),
    middle: changed("middle"),
    latin: changed("latin"),
    rank: changed("rank"),
    town: changed("town"),
    club: changed("club"),
    country: changed("country"),
    missed: form.missed.join() === before.missed.join() ? null : form.missed,
    leaves: form.leaves,
    note: form.note.trim(),
  };
}

/** Adds a round to the list or removes it, in order. */
export function toggled(rounds: number[], round: number): number[] {
  return rounds.includes(round) ? rounds.filter((r) => r !== round) : [...rounds, round].sort((a, b) => a - b);
}

/** A line of the register during a search: an entry, or a player of the rating list who is not entered. */
export type Row = { kind: "entry"; key: string; entry: EntryView } | { kind: "rated"; key: string; rated: RatedView };

/** Returns all entries without a search text; otherwise the matches, best first, then players of the rating list who are not entered. */
export function rowsOf(entries: EntryView[], found: PeopleFound | null): Row[] {
  const row = (entry: EntryView): Row => ({ kind: "entry", key: `e${entry.id}`, entry });
  if (!found) return entries.map(row);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = found.entries.flatMap((id) => byId.get(id) ?? []).map(row);
  const rated = found.rated.filter((player) => !player.entered);
  return [
    ...known,
    ...rated.map((player): Row => ({
      kind: "rated",
      key: `r${player.origin}${player.pin || `${player.family} ${player.given}`}`,
      rated: player,
    })),
  ];
}

/** A column by which the entries can be sorted. */
export type EntryColumn =
  "number" | "name" | "rank" | "rating" | "country" | "club" | "category" | "sp" | "initial" | "status" | "levy";

/** Returns what a column is sorted by. */
export function sortValue(row: Row, column: EntryColumn): string | number | null {
  if (row.kind === "rated") {
    if (column === "name") return `${row.rated.family} ${row.rated.given}`;
    if (column === "rank") return strength(row.rated.rank);
    return column === "rating" || column === "country" || column === "club" ? row.rated[column] : null;
  }
  const { entry } = row;
  if (column === "name") return `${entry.family} ${entry.given}`;
  if (column === "rank") return strength(entry.rank);
  if (column === "initial") return amount(entry.initial);
  if (column === "levy") return entry.levy === null ? null : Number(entry.levy);
  return entry[column];
}

/** Returns the hint of the name in Latin letters: the proposal that an empty field stands for, if there is one. */
export function latinHint(proposed: string | undefined): string {
  return proposed ? text("entry-latin-hint", { proposed }) : text("entry-latin-order");
}
