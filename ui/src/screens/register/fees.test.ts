// The cash desk lists who has to pay, and counts extras.
import { describe, expect, it } from "vitest";
import type { AccountView, PriceView } from "../../api/generated";
import { chosenOf, extrasOf, listed, quantityOf } from "./fees";

const account = (person: number, more: Partial<AccountView> = {}): AccountView => ({
  person,
  numbers: "",
  entries: [person],
  name: `Player ${person}`,
  club: "",
  attendance: "takes_part",
  chosen_category: null,
  category: "member",
  extras: [],
  entered: "",
  lines: [],
  discounts: [],
  owed: "20.00",
  paid: "20.00",
  open: "0.00",
  owes: false,
  has_credit: false,
  lacks_price: false,
  payments: [],
  ...more,
});

const price = (name: string, kind: "entry" | "extra"): PriceView => ({
  name,
  kind,
  competition: null,
  competition_name: "",
  category: null,
  amount: "5.00",
  late: null,
});

describe("the list of the cash desk", () => {
  const settled = account(1);
  const owing = account(2, { owes: true });
  const gone = account(3, { attendance: "withdrew" });
  const credit = account(4, { attendance: "withdrew", has_credit: true });
  const all = [settled, owing, gone, credit];

  it("leaves out who withdrew and is settled", () => {
    expect(listed(all, "all")).toEqual([settled, owing, credit]);
  });

  it("shows who has still to pay, or has money to get back", () => {
    expect(listed(all, "unpaid")).toEqual([owing]);
    expect(listed(all, "credit")).toEqual([credit]);
  });

  it("goes on with the first account when the chosen one has paid", () => {
    expect(chosenOf([settled, owing], 2)).toBe(owing);
    expect(chosenOf([settled], 2)).toBe(settled);
    expect(chosenOf([], 2)).toBeUndefined();
  });
});

describe("extras", () => {
  it("are named once, whatever their categories", () => {
    expect(extrasOf([price("Entry", "entry"), price("Meal", "extra"), price("Meal", "extra")])).toEqual(["Meal"]);
  });

  it("are counted in an account", () => {
    const chosen = account(1, { extras: [{ name: "Meal", quantity: 2 }] });
    expect([quantityOf(chosen, "Meal"), quantityOf(chosen, "Shirt")]).toEqual([2, 0]);
  });
});
