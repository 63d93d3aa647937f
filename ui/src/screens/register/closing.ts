// The closing checklist as text.
import { messageText } from "../../format/message";
import type { ClosingView } from "../../api/generated";
import { text } from "../../format/text";

/** A point of the checklist. */
export interface Point {
  kind: "good" | "look";
  text: string;
}

/** The largest number of names in a point. */
const NAMES = 8;

/** Returns all points, those that need attention first. */
export function checklist(view: ClosingView): Point[] {
  const points = [
    number(view),
    slips(view),
    unseen(view),
    unpaid(view),
    births(view),
    mixed(view),
    ...newcomers(view),
    doubles(view),
    ...view.fixed_boards.map((remark): Point => ({ kind: "look", text: messageText(remark) })),
    rematches(view),
    bar(view),
  ].filter((point) => point !== null);
  const first: Point[] = view.closed ? [{ kind: "good", text: text("closing-closed", { when: view.closed }) }] : [];
  return [
    ...first,
    ...points.filter((point) => point.kind === "look"),
    ...points.filter((point) => point.kind === "good"),
  ];
}

/** Whether the number of players is odd; nothing once round 1 is paired, which says who has the bye. */
function number(view: ClosingView): Point | null {
  if (view.paired) return null;
  if (view.teams) {
    const { teams: count, odd } = view.teams;
    return { kind: odd ? "look" : "good", text: text(odd ? "closing-odd-teams" : "closing-even-teams", { count }) };
  }
  const values = { count: view.first_round };
  if (!view.odd) return { kind: "good", text: text("closing-even", values) };
  if (view.ghosts > 0) return { kind: "look", text: text("closing-odd-ghost", values) };
  return { kind: "look", text: text(view.pairs ? "closing-odd-pairs" : "closing-odd", values) };
}

function unseen({ unseen: names }: ClosingView): Point {
  if (names.length === 0) return { kind: "good", text: text("closing-seen") };
  return { kind: "look", text: text("closing-unseen", { count: names.length, names: list(names) }) };
}

/** Slips exist once the register is closed; the next pairing waits for them. */
function slips(view: ClosingView): Point | null {
  if (view.slips > 0) return { kind: "look", text: text("closing-slips", { count: view.slips }) };
  return view.closed ? { kind: "good", text: text("closing-no-slips") } : null;
}

function unpaid({ unpaid: names }: ClosingView): Point | null {
  if (names === null) return null;
  if (names.length === 0) return { kind: "good", text: text("closing-fees-paid") };
  return { kind: "look", text: text("closing-fees-open", { count: names.length, names: list(names) }) };
}

/** For newcomers' events: players who are not eligible, players admitted by the director, and whether the Open was checked. */
function newcomers(view: ClosingView): Point[] {
  const points: Point[] = view.not_eligible.map((why) => ({ kind: "look", text: messageText(why) }));
  if (view.admitted.length > 0)
    points.push({ kind: "look", text: text("closing-admitted", { names: list(view.admitted) }) });
  if (view.open_unread !== null) points.push({ kind: "look", text: messageText(view.open_unread) });
  return points;
}

/** For pairs: those that the director has not confirmed as mixed. */
function mixed({ not_mixed: names }: ClosingView): Point | null {
  return names.length === 0 ? null : { kind: "look", text: text("closing-not-mixed", { names: list(names) }) };
}

function births({ no_birth: names, births_matter: matter }: ClosingView): Point | null {
  if (!matter) return null;
  if (names.length === 0) return { kind: "good", text: text("closing-births") };
  return { kind: "look", text: text("closing-no-birth", { count: names.length, names: list(names) }) };
}

function rematches({ rematches: why }: ClosingView): Point | null {
  return why && { kind: "look", text: messageText(why) };
}

function doubles(view: ClosingView): Point {
  if (view.doubles.length === 0) return { kind: "good", text: text("closing-single") };
  return {
    kind: "look",
    text: text("closing-doubles", { names: list(view.doubles.map((double) => double.names.join(" = "))) }),
  };
}

function bar({ bar: set, at_bar: count, proposed_bar: proposed, at_proposed, guideline }: ClosingView): Point | null {
  if (!guideline || set === null) return null;
  const [from, to] = guideline;
  const values = { bar: set, count, from, to, proposed: proposed ?? set, proposedCount: at_proposed };
  const good = count >= from && count <= to;
  return {
    kind: good ? "good" : "look",
    text: text(good || !proposed || proposed === set ? "closing-bar" : "closing-bar-proposed", values),
  };
}

function list(names: string[]): string {
  return names.length > NAMES ? `${names.slice(0, NAMES).join(", ")} …` : names.join(", ");
}
