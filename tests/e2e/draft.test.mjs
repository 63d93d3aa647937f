// Changing a draft by dragging: a player onto another seat, onto a board, onto the bye, and a game onto another board. While
// dragging, each place has a verdict. The same by keyboard. The score groups are shown as a picture and as a table.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let desk;
before(async () => (desk = await openWindow("--sample")));
after(() => desk.close());

const row = (board) => `tbody tr[data-row='${board - 1}']`;
const seat = (board, colour) => `${row(board)} [data-seat=${colour}]`;
const name = (board, colour) => desk.text(`${seat(board, colour)} .name`);

test("a player dragged onto another seat takes it, and the verdict is a word with a sentence", async () => {
  await desk.closeRegister();
  await desk.next(/Pair round 1/);
  await desk.roundIs("draft", 1);
  await desk.shows(seat(3, "white"));
  const [moved, other] = [await name(1, "black"), await name(3, "white")];
  await desk.hold(`${seat(1, "black")} .name`, `${seat(3, "white")} .name`);
  await desk.sees(/board 3, White/, "[data-name=drag]");
  await desk.sees(/(Fine|Worse|Asks first)\s+\S.*\./, "[data-name=drag] [data-verdict]");
  await desk.shows(`${seat(3, "white")}.over [data-sign]`);
  await desk.record("draft-drag");
  await desk.release();
  await desk.hides("[data-name=drag]");
  await desk.becomes(
    [other, moved],
    async () => [await name(1, "black"), await name(3, "white")],
    "the exchanged players",
  );
  await desk.sees(/Compared with the best pairing|as good as the best/, "[data-name=price]");
  await desk.press("Control+z");
  await desk.becomes(moved, () => name(1, "black"), "the player back");
});

test("Escape ends a drag without a change, and the numbers come on demand", async () => {
  const moved = await name(1, "black");
  await desk.click("[data-name=numbers]");
  await desk.hold(`${seat(1, "black")} .name`, `${seat(16, "white")} .name`);
  await desk.sees(/[+−]\d/, "[data-name=drag] [data-verdict]");
  await desk.press("Escape");
  await desk.hides("[data-name=drag]");
  await desk.release();
  assert.equal(await name(1, "black"), moved);
  await desk.click("[data-name=numbers]");
});

test("a player dropped on the number of a board takes its better seat, and a board number dropped there moves the game", async () => {
  const moved = await name(2, "black");
  await desk.drag(`${seat(2, "black")} .name`, `${row(4)} [data-board]`);
  await desk.until("the player at board 4", async () => (await desk.text(row(4))).includes(moved));
  await desk.press("Control+z");
  await desk.becomes(moved, () => name(2, "black"), "the player back");
  const game = await name(5, "black");
  await desk.drag(`${row(5)} [data-board]`, `${row(7)} [data-board]`);
  await desk.becomes(game, () => name(7, "black"), "the game at board 7");
  await desk.press("Control+z");
  await desk.becomes(game, () => name(5, "black"), "the game back");
});

test("the other seat of the same board swaps the colours", async () => {
  const [black, white] = [await name(1, "black"), await name(1, "white")];
  await desk.drag(`${seat(1, "black")} .name`, `${seat(1, "white")} .name`);
  await desk.becomes([white, black], async () => [await name(1, "black"), await name(1, "white")], "swapped colours");
  await desk.press("Control+z");
  await desk.becomes(black, () => name(1, "black"), "the colours back");
});

test("by keyboard, a selected seat has a verdict at every other seat", async () => {
  await desk.click(row(1));
  await desk.press("k");
  await desk.shows(`${seat(2, "black")} [data-sign]`);
  await desk.press("ArrowDown");
  await desk.shows("aside [data-verdict]");
  await desk.record("draft-keyboard");
  await desk.press("ArrowUp", "k");
  await desk.hides("[data-sign]");
});

test("by finger, a name is dragged too", async () => {
  const [moved, other] = [await name(1, "white"), await name(2, "white")];
  const touch = `const [from, to] = [arguments[0], arguments[1]].map((s) => document.querySelector(s));
    const at = (e) => { const box = e.getBoundingClientRect(); return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }; };
    const send = (e, type, where) => e.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", isPrimary: true, button: 0, ...where }));
    send(from, "pointerdown", at(from));
    send(from, "pointermove", { clientX: at(from).clientX + 20, clientY: at(from).clientY });
    send(from, "pointermove", at(to));
    send(from, "pointerup", at(to));
    return getComputedStyle(from).touchAction`;
  assert.equal(await desk.run(touch, `${seat(1, "white")} .name`, `${seat(2, "white")} .name`), "none");
  await desk.becomes(
    [other, moved],
    async () => [await name(1, "white"), await name(2, "white")],
    "the exchanged players",
  );
  await desk.press("Control+z");
  await desk.becomes(moved, () => name(1, "white"), "the player back");
});

test("unpaired players are paired by dragging one onto the other, and a seat explains why it is not possible", async () => {
  await desk.click(row(1));
  await desk.press("u");
  await desk.shows("aside .idle");
  const [first, second] = await desk.run(
    "return [...document.querySelectorAll('aside .idle')].map((e) => Number(e.dataset.player))",
  );
  await desk.hold(`aside [data-player='${first}']`, `${seat(2, "white")} .name`);
  await desk.sees(/Not possible\s+A player without a game can only be paired/, "[data-name=drag]");
  await desk.record("draft-impossible");
  await desk.release();
  await desk.drag(`aside [data-player='${first}']`, `aside [data-player='${second}']`);
  await desk.hides("aside .idle");
  await desk.status(/0 of 32 results/);
});

test("the score groups are a picture with float lines and a table, and a line chooses its board", async () => {
  await desk.press("v");
  await desk.shows("[data-name=groups] svg rect");
  const rows = await desk.run(
    "return [document.querySelectorAll('[data-name=groups] rect').length, document.querySelectorAll('[data-name=groups] tbody tr').length]",
  );
  assert.equal(rows[0], rows[1]);
  assert.ok(rows[0] > 2);
  await desk.run(
    "document.querySelector('[data-board-line]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))",
  );
  await desk.record("draft-groups");
  await desk.clickButton("groups-toggle");
  await desk.hides("[data-name=groups]");
});

test("the bye is a place: a player dragged onto it gets it", async () => {
  await desk.clickButton("unpair");
  await desk.go("register");
  await desk.press("1");
  await desk.shows("[data-name=entry-add]");
  await desk.press("ArrowDown", "Delete");
  await desk.shows("tbody .withdrawn");
  await desk.go("rounds");
  await desk.clickButton("pair");
  await desk.roundIs("draft", 1);
  await desk.shows("aside .idle");
  const [moved, had] = [await name(31, "white"), await desk.text("aside .idle bdi")];
  await desk.hold(`${seat(31, "white")} .name`, "aside .idle");
  await desk.sees(/the bye/, "[data-name=drag]");
  await desk.shows("[data-name=drag] [data-verdict]");
  await desk.release();
  await desk.becomes(
    [had, moved],
    async () => [await name(31, "white"), await desk.text("aside .idle bdi")],
    "the bye moved",
  );
});
