// A slip contains only the changes; rounds are added and removed.
import { describe, expect, it } from "vitest";
import type { EntryView, PeopleFound } from "../../api/generated";
import { formOf, nameOf, ratedForm, rowsOf, slipFormOf, slipOf, toggled } from "./logic";

const reed = {
  id: 7,
  family: "Reed",
  given: "Bea",
  rank: "4k",
  club: "Mill",
  country: "RO",
  missed: [2],
  rating: 1700,
} as EntryView;

describe("a pink slip", () => {
  it("is empty if the form was not changed", () => {
    expect(slipOf(reed, slipFormOf(reed))).toEqual({
      entry: 7,
      family: null,
      given: null,
      middle: null,
      latin: null,
      rank: null,
      town: null,
      club: null,
      country: null,
      missed: null,
      leaves: false,
      note: "",
    });
  });
  it("contains the changed fields, including an emptied club", () => {
    const slip = slipOf(reed, { ...slipFormOf(reed), rank: " 3k ", club: "", missed: [] });
    expect([slip.rank, slip.club, slip.missed, slip.family]).toEqual(["3k", "", [], null]);
  });
  it("contains the filled fields of a late entry", () => {
    const slip = slipOf(null, { ...slipFormOf(null), family: "Quill", rank: "3k" });
    expect([slip.entry, slip.family, slip.rank, slip.given]).toEqual([null, "Quill", "3k", null]);
  });
});

describe("rounds", () => {
  it("are added and removed in order", () => {
    expect(toggled([1, 4], 2)).toEqual([1, 2, 4]);
    expect(toggled([1, 2, 4], 2)).toEqual([1, 4]);
  });
});

describe("search", () => {
  const quill = { ...reed, id: 9, family: "Quill" };
  const rated = (pin: string, entered: boolean): PeopleFound["rated"][number] =>
    ({ origin: "egd", pin, entered }) as PeopleFound["rated"][number];
  it("shows everyone without a search text", () => {
    expect(rowsOf([reed, quill], null).map((row) => row.key)).toEqual(["e7", "e9"]);
  });
  it("shows entries in the order found, then players who are not entered yet", () => {
    const found = { entries: [9, 7, 404], rated: [rated("1", true), rated("2", false)], lists: [] };
    expect(rowsOf([reed, quill], found).map((row) => row.key)).toEqual(["e9", "e7", "regd2"]);
  });
  it("takes the number of a player to the association of the list", () => {
    const player = {
      origin: "ffg",
      pin: "1234567",
      family: "Reed",
      given: "Bo",
      rank: "4k",
      rating: null,
      country: "FR",
      club: "35Mi",
      status: "L",
    } as PeopleFound["rated"][number];
    const form = ratedForm(formOf(null), player);
    expect([form.egdPin, form.ffgLicence, form.ffgStatus, form.agaId, form.rating]).toEqual([
      "",
      "1234567",
      "L",
      "",
      "",
    ]);
  });
});

describe("a typed name", () => {
  it("begins a new entry: family name first, or before a comma", () => {
    expect(nameOf("popa ana maria")).toEqual({ family: "Popa", given: "Ana Maria" });
    expect(nameOf("van der Berg, Jan")).toEqual({ family: "van der Berg", given: "Jan" });
    expect(nameOf("McKay")).toEqual({ family: "McKay", given: "" });
    expect(nameOf(" ")).toEqual({ family: "", given: "" });
  });
});
