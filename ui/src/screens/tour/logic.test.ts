// Badges of a career, the steps of a derivation, and signers, as text.
import { expect, test } from "vitest";
import type { StepLine } from "../../api/generated";
import { badges, signer, step } from "./logic";

const line = (rest: Partial<StepLine>): StepLine => ({
  date: "2027-02-01",
  what: "gained",
  edition: "Spring 2026",
  by: null,
  category: 16,
  points: "250",
  rate: "1",
  sp: "250",
  ...rest,
});

test("a step has its event and its signed points", () => {
  expect(step(line({}))).toEqual({ what: "Spring 2026", points: "+250" });
  expect(step(line({ rate: "2/3" })).points).toBe("+250 × 2/3");
  const lapsed = step(line({ what: "lapsed", by: "Spring 2027", rate: "2/3" }));
  expect(lapsed.points).toBe("−250 × 2/3");
  expect(lapsed.what).toContain("Spring 2026");
  expect(lapsed.what).toContain("Spring 2027");
  expect(step(line({ what: "transition", category: 20, points: "2/3" })).points).toBe("× 2/3");
});

test("a signer is shown with the organiser who handed the event over", () => {
  expect(signer({ signed_by: "Hill Club", handed_over_by: "" })).toBe("Hill Club");
  expect(signer({ signed_by: "Hill Club", handed_over_by: "Lake Club" })).toBe("Hill Club (handed over by Lake Club)");
});

test("badges are listed from Future Stars to the most points", () => {
  expect(badges({ total: "0", editions: 0, badges: [], future_stars: null })).toBe("");
  expect(
    badges({
      total: "2100",
      editions: 4,
      badges: [
        [1000, "2026-05-01"],
        [2000, "2027-05-01"],
      ],
      future_stars: "2025-05-01",
    }),
  ).toBe("Future Stars, 1000, 2000");
});
