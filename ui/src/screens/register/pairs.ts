// The form of a pair: its two partners, and the requests that follow from it.
import type { ChangePair, EntryView, PartnerFields } from "../../api/generated";

/** A partner as typed: the fields of a request. */
export type PartnerForm = PartnerFields;

/** Returns the form of a partner; an empty one for someone new. */
export function partnerForm(partner: PartnerFields | null): PartnerForm {
  const {
    person = null,
    family = "",
    given = "",
    rank = "",
    rating = "",
    country = "",
    club = "",
    egd_pin = "",
    publication = "full",
  } = partner ?? {};
  return { person, family, given, rank, rating, country, club, egd_pin, publication };
}

/** Returns the fields to send: another person of the event is taken as they are. */
export function partnerRequest(form: PartnerForm, before: PartnerFields | null): PartnerFields {
  const asTyped = form.person === null || form.person === before?.person;
  return asTyped ? form : { ...partnerForm(null), person: form.person };
}

/** Returns the request to change a pair. */
export function changeRequest(
  entry: EntryView,
  first: PartnerForm,
  second: PartnerForm,
  mixed: boolean,
  reason: string,
): ChangePair {
  const { pair } = entry;
  return {
    id: entry.id,
    first: partnerRequest(first, pair?.first ?? null),
    second: partnerRequest(second, pair?.second ?? null),
    mixed,
    reason,
  };
}
