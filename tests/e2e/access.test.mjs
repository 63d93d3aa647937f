// Accessibility: everything can be reached at twice the size, the focus is always visible, and nothing moves when the
// system asks for reduced motion. Names, roles and contrast are checked with axe in screens.test.mjs.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow, SCREENS } from "./window.mjs";

let desk;
before(async () => {
  // Where GTK keeps the system's wish for reduced motion.
  const settings = join(dirname(FILES), "config", "gtk-3.0");
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  desk = await openWindow("--sample");
  await desk.status(/64 players registered/);
});
after(() => desk.close());

/** The controls that cannot be scrolled into view, or are covered by something else there. */
const OUT_OF_REACH = `
  const reachable = (control) => {
    control.scrollIntoView({ block: "center", inline: "center" });
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (control.contains(hit) || hit.contains(control) || [...(control.labels ?? [])].some((label) => label.contains(hit)));
  };
  const controls = [...document.querySelectorAll("button, input, select, summary, [role=tab]")].filter((c) => c.checkVisibility() && !c.closest(".visually-hidden") && !c.matches(".visually-hidden, [tabindex='-1']:not([role=tab])"));
  const inDialog = document.querySelector("dialog[open]");
  return controls.filter((c) => !inDialog || inDialog.contains(c)).filter((c) => !reachable(c)).map((c) => c.innerText || c.getAttribute("aria-label") || c.outerHTML.slice(0, 120));
`;
const allInReach = (where) => desk.becomes([], () => desk.run(OUT_OF_REACH), `every control in reach: ${where}`);

/** Whether the focused element has a visible outline inside the window; its markup if it has not. */
const FOCUS_VISIBLE = `
  const at = document.activeElement;
  if (at === document.body) return true;
  const [style, box] = [getComputedStyle(at), at.getBoundingClientRect()];
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && inside) || at.outerHTML.slice(0, 160);
`;

test("a round is paired and released", async () => {
  for (const step of ["close_register", "close_register", "pair", "release"]) {
    await desk.shows(`[data-name=next][data-step=${step}]:not([aria-disabled=true])`);
    await desk.press("Control+Enter");
    if (step === "close_register") await desk.sees(/Before you close the register|Current state/);
  }
  await desk.shows("[data-name=pass]");
});

test("after the key of a screen its heading has the focus, and the first stop of Tab skips the rail", async () => {
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    await desk.focuses("main h1");
  }
  await desk.go("rounds");
  await desk.record("access-heading");
  assert.equal(
    await desk.run("return document.querySelector('button, a, input, select') === document.querySelector('.skip')"),
    true,
  );
  await desk.run("document.querySelector('.skip').focus()");
  await desk.becomes(
    true,
    () =>
      desk.run(
        "const box = document.querySelector('.skip').getBoundingClientRect(); return box.width > 40 && document.querySelector('.skip').contains(document.elementFromPoint(box.x + 10, box.y + 10))",
      ),
    "the link over the rail",
  );
  await desk.press("Enter");
  await desk.focuses("main h1");
});

test("single keys can be switched off, and results are then entered through the menu with Tab and Enter", async () => {
  await desk.go("event");
  await desk.click("#desk-letters");
  await desk.go("rounds");
  await desk.shows("main tr[data-row='0'].current");
  await desk.press("1", "p", "?", "ArrowDown");
  await desk.shows("main tr[data-row='1'].current");
  await desk.hides("dialog[open]");
  await desk.becomes(
    "–",
    () => desk.run("return document.querySelector(\"main tr[data-row='0'] td.result\").innerText.trim()"),
    "no result at board 1",
  );
  await desk.run("document.querySelector(\"main tr[data-row='0'] td.result button\").focus()");
  await desk.press("Enter");
  await desk.focuses("[role=menu] [data-result='1-0']");
  await desk.press("Enter");
  await desk.sees(/1-0/, "main tr[data-row='0'] td.result");
  assert.equal(await desk.run("return document.querySelector('main td.result button').tabIndex"), 0);
  await desk.go("event");
  await desk.click("#desk-letters");
  await desk.go("rounds");
  await desk.shows("main tr.current");
  await desk.press("ArrowDown", "2");
  await desk.becomes(
    2,
    () =>
      desk.run(
        "return [...document.querySelectorAll('main td.result')].filter((cell) => /[01]-[01]/.test(cell.innerText)).length",
      ),
    "two results",
  );
});

test("where the system replaces the colours, the current row and pressed buttons keep an outline", async () => {
  const force = `const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.media?.mediaText.includes("forced-colors"));
    for (const rule of rules) rule.media.mediaText = arguments[0];
    return rules.length`;
  assert.ok((await desk.run(force, "all and (forced-colors), all")) > 0);
  const outlined = (selector) =>
    desk.becomes(
      "solid",
      () => desk.run("return getComputedStyle(document.querySelector(arguments[0])).outlineStyle", selector),
      `an outline of ${selector}`,
    );
  await desk.go("rounds");
  await desk.shows("main tr.current");
  await outlined("main tr.current");
  await outlined("nav [aria-current=page]");
  await desk.record("access-forced");
  await desk.run(force, "(forced-colors: active)");
});

test("the focus is visible wherever Tab leads", async () => {
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    for (let turn = 0; turn < 20; turn += 1) {
      await desk.press("Tab");
      await desk.becomes(true, () => desk.run(FOCUS_VISIBLE), `a visible focus on ${screen}`);
    }
    await desk.run("document.activeElement.blur()");
  }
});

test("at twice the size every control of every screen can be reached", async () => {
  const wide = await desk.run("return innerWidth");
  for (let width = wide; width > wide / 2 + 1;) {
    const before = width;
    await desk.press("Control+=");
    await desk.until("a larger page", async () => (width = await desk.run("return innerWidth")) < before);
  }
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    await allInReach(screen);
    await desk.becomes(
      true,
      () => desk.run("return document.documentElement.scrollWidth <= innerWidth"),
      `${screen} no wider than the window`,
    );
    await desk.run("document.querySelectorAll('main, main *').forEach((e) => (e.scrollTop = e.scrollLeft = 0))");
    await desk.record(`zoom-${screen}`);
  }
  for (const key of ["?", "Control+k"]) {
    await desk.press(key);
    await desk.shows("dialog[open]");
    await allInReach(key);
    await desk.press("Escape");
    await desk.closed();
  }
});

test("nothing moves when the system asks for reduced motion", async () => {
  assert.ok(await desk.run("return matchMedia('(prefers-reduced-motion: reduce)').matches"));
  for (const screen of Object.keys(SCREENS)) {
    await desk.go(screen);
    assert.equal(await desk.run("return document.getAnimations().length"), 0, screen);
  }
});
