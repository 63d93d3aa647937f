// The cash desk: which accounts are listed, and how their lines are named.
import type { AccountView, FeesView, LineView, PriceView } from "../../api/generated";
import { text } from "../../format/text";

/** Which accounts the list shows. */
export type FeesFilter = "all" | "unpaid" | "credit";

/** The filters, in the order of the choice. */
export const FILTERS: FeesFilter[] = ["all", "unpaid", "credit"];

/** Returns the accounts of a filter. Of all, those who withdrew and are settled are left out. */
export function listed(accounts: AccountView[], filter: FeesFilter): AccountView[] {
  if (filter === "unpaid") return accounts.filter((account) => account.owes);
  if (filter === "credit") return accounts.filter((account) => account.has_credit);
  return accounts.filter((account) => account.attendance === "takes_part" || account.owes || account.has_credit);
}

/** Returns the key of the chosen account, or that of the first if the chosen one is not listed. */
export function chosenOf(accounts: AccountView[], person: number | null): AccountView | undefined {
  return accounts.find((account) => account.person === person) ?? accounts[0];
}

/** Returns an amount as a number to sort by. Amounts have at most three decimals. */
export const sum = (amount: string): number => Number(amount);

/** Returns what a line is for: "2 × Meal". */
export function lineText({ item, quantity }: LineView): string {
  const name = item === "" ? text("fees-levy") : item;
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** Returns what an account is for. */
export const itemsText = (account: AccountView): string => account.lines.map(lineText).join(", ");

/** Returns the sums of all accounts. */
export function sumText({ owed, paid, open, currency, owing }: FeesView): string {
  const of = (amount: string): string => `${amount} ${currency}`.trim();
  return text("fees-sum", { owed: of(owed), paid: of(paid), open: of(open), count: owing });
}

/** Returns what identifies a price. */
export const priceKey = ({ name, competition, category }: PriceView): string =>
  [name, competition ?? "", category ?? ""].join("\n");

/** Returns the names of the extras, each once. */
export function extrasOf(prices: PriceView[]): string[] {
  return [...new Set(prices.filter((price) => price.kind === "extra").map((price) => price.name))];
}

/** Returns how many of an extra an account has. */
export const quantityOf = (account: AccountView, name: string): number =>
  account.extras.find((extra) => extra.name === name)?.quantity ?? 0;
