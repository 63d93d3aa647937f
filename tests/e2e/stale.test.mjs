// A round that does not follow from the facts any more says so in the window, by mouse and by keyboard: a player who left a draft, a
// corrected result before a draft, an explanation after a correction, a bye given by hand, and changes of a published round.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk?.close());

const stale = "[data-name=stale]";
const name = (board, side) => desk.text(`tbody tr[data-row='${board - 1}'] [data-seat=${side}] .name`);
const record = (picture) => desk.record(`stale-${picture}`);

/** Withdraws the entry in a row of the register by keyboard. */
async function withdraw(row) {
  await desk.go("register");
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
  await desk.click(`tbody tr[data-row='${row}']`);
  await desk.shows(`tbody tr[data-row='${row}'].current`);
  await desk.press("Delete");
  await desk.shows(`tbody tr[data-row='${row}'] .withdrawn`);
  await desk.go("rounds");
}

/** Withdraws a player by the name on their board. */
async function withdrawNamed(player) {
  await desk.go("register");
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
  const row = () =>
    desk.run(
      "return [...document.querySelectorAll('tbody tr[data-row]')].find((row) => row.innerText.includes(arguments[0]))?.dataset.row ?? null",
      player,
    );
  const found = await desk.until(`${player} in the register`, row);
  await desk.click(`tbody tr[data-row='${found}']`);
  await desk.shows(`tbody tr[data-row='${found}'].current`);
  await desk.press("Delete");
  await desk.shows(`tbody tr[data-row='${found}'] .withdrawn`);
  await desk.go("rounds");
}

test("a player who left a draft is named, the next step is to pair again, and the release asks", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.hides(stale);
  await withdraw(3);
  await desk.sees(/does not play any more and sits at board \d+/, stale);
  await desk.sees(/does not play/, "tbody tr .left");
  await desk.nextIs(/Pair round 1 again/);
  await record("left");
  await desk.point("[data-name=stale-release]");
  await desk.sees(/does not play/, "[data-name=stale-reasons]");
  await desk.press("Escape");
  await desk.hides("[data-name=stale-reasons]");
  await desk.point("[data-name=stale-again]");
  await desk.hides(stale);
  await desk.nextIs(/Release round 1/);
});

test("a bye given by hand stays when the round is paired again", async () => {
  await desk.shows("aside .idle");
  const had = await desk.text("aside .idle bdi");
  const moved = await name(31, "white");
  await desk.drag("tbody tr[data-row='30'] [data-seat=white] .name", "aside .idle");
  await desk.becomes(moved, () => desk.text("aside .idle bdi"), "the player with the bye");
  await desk.press("r");
  await desk.becomes(moved, () => desk.text("aside .idle bdi"), "the bye after pairing again");
  assert.notEqual(had, moved);
});

test("after the release a board can be unpaired and paired again, and is marked", async () => {
  await desk.next(/Release round 1/);
  await desk.roundIs("released", 1);
  await desk.point("[data-name=change-pairing]");
  await desk.shows("[data-name=unpair-board]");
  await desk.press("c");
  await desk.sees(/changed/i, "tbody tr.current");
  await record("changed");
  await desk.point("[data-name=unpair-board]");
  await desk.shows("[data-name=pair-left-over]");
  await desk.point("[data-name=pair-left-over]");
  await desk.hides("[data-name=pair-left-over]");
  await desk.point("[data-name=change-pairing]");
  await desk.hides("[data-name=unpair-board]");
});

test("a player who left a published round is named, and a click enters the forfeit", async () => {
  await withdraw(5);
  await desk.sees(/does not play any more and sits at board \d+/, stale);
  await record("forfeit");
  await desk.point("[data-name=stale-forfeit]");
  await desk.hides(stale);
});

test("the player with the bye is seated by a click for one who left", async () => {
  const leaver = await name(6, "black");
  const stays = await name(6, "white");
  await withdrawNamed(leaver);
  await desk.sees(/does not play any more and sits at board 6/, stale);
  await record("seat");
  const offer = await desk.text("[data-name=stale-seat]");
  await desk.point("[data-name=stale-seat]");
  await desk.hides(stale);
  const seats = [await name(6, "black"), await name(6, "white")];
  const seated = seats.filter((seat) => seat !== stays);
  assert.equal(seated.length, 1);
  assert.ok(offer.includes(seated[0]), `${seated[0]} is not of "${offer}"`);
});

test("where both players left a published board, a click enters that both lose", async () => {
  const boardOf = "tbody tr[data-row='7']";
  for (const leaver of [await name(8, "black"), await name(8, "white")]) await withdrawNamed(leaver);
  await desk.sees(/does not play any more and sits at board 8/, stale);
  await record("both-left");
  await desk.point("[data-name=stale-forfeit]");
  await desk.hides(stale);
  await desk.sees(/0-0/, `${boardOf} td.result`);
});

test("a draft that was paired from a wrong result says so after the correction", async () => {
  const wins = Array.from({ length: 29 }, () => "1");
  await desk.press(...wins);
  await desk.sees(/Second pass/, "[data-name=pass]");
  await desk.press(...wins);
  await desk.status(/31 of 31 results/);
  await desk.next(/Confirm round 1/);
  await desk.drawKnockouts();
  await desk.next(/Pair round 2/);
  await desk.roundIs("draft", 2);
  await desk.hides(stale);
  await desk.press("[");
  await desk.roundIs("confirmed", 1);
  for (const board of ["2", "5", "9"]) {
    await desk.press("b", board, "Enter", "s", "2");
    await desk.sees(new RegExp(`Correct board ${board}`), "dialog");
    await desk.focuses("dialog input");
    await desk.press(..."misread", "Enter");
    await desk.closed();
  }
  await desk.press("]");
  await desk.roundIs("draft", 2);
  await desk.sees(/would be paired differently now/, stale);
  await desk.nextIs(/Pair round 2 again/);
  await record("result");
});
