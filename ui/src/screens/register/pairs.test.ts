// What the form of a pair sends.
import { expect, it } from "vitest";
import type { PartnerFields } from "../../api/generated";
import { partnerForm, partnerRequest } from "./pairs";

const ana: PartnerFields = {
  person: 4,
  family: "Pop",
  given: "Ana",
  rank: "3k",
  rating: "",
  country: "RO",
  club: "Mill",
  egd_pin: "",
  publication: "initials",
};

it("starts from a partner, or empty for someone new", () => {
  expect(partnerForm(ana)).toEqual(ana);
  expect(partnerForm(null)).toMatchObject({ person: null, family: "", publication: "full" });
});

it("sends corrected data of the same partner, and another person as they are", () => {
  const corrected = { ...partnerForm(ana), rank: "2k" };
  expect(partnerRequest(corrected, ana)).toMatchObject({ person: 4, family: "Pop", rank: "2k" });
  expect(partnerRequest({ ...corrected, person: 9 }, ana)).toMatchObject({ person: 9, family: "", rank: "" });
  expect(partnerRequest({ ...corrected, person: null }, ana)).toMatchObject({ person: null, family: "Pop" });
});
