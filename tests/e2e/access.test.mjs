// For everybody: nothing is lost at twice the size, the focus is always seen, and nothing moves for who wants it still.
// What axe can see of names, roles and contrast is in screens.test.mjs.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const SCREENS = ["event", "register", "knockouts", "rounds", "standings", "points", "hall", "print", "history"];

let desk;
before(async () => {
  // The system's wish for stillness, as GTK keeps it.
  const settings = join(dirname(FILES), "config", "gtk-3.0");
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  desk = await openWindow("--sample");
  await desk.sees(/64 players registered/);
});
after(() => desk.close());

const shows = (selector) => desk.until(selector, () => desk.run("return document.querySelector(arguments[0]) !== null", selector));
const go = async (at) => (await desk.press(`Alt+${at}`), await shows(`[data-screen=${SCREENS[at]}][aria-current=page]`), await desk.frame());

/** The controls that cannot be brought into sight, or lie under something else when they are. */
const OUT_OF_REACH = `
  const seen = (control) => {
    control.scrollIntoView({ block: "center", inline: "center" });
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (control.contains(hit) || hit.contains(control) || [...(control.labels ?? [])].some((label) => label.contains(hit)));
  };
  const controls = [...document.querySelectorAll("button, input, select, summary, [role=tab]")].filter((c) => c.checkVisibility() && !c.closest(".visually-hidden") && !c.matches(".visually-hidden, [tabindex='-1']:not([role=tab])"));
  const inDialog = document.querySelector("dialog[open]");
  return controls.filter((c) => !inDialog || inDialog.contains(c)).filter((c) => !seen(c)).map((c) => c.innerText || c.getAttribute("aria-label") || c.outerHTML.slice(0, 120));
`;

test("a round is on the wall", async () => {
  for (const step of ["close_register", "close_register", "pair", "release"]) {
    await shows(`[data-name=next][data-step=${step}]:not([aria-disabled=true])`);
    await desk.press("Control+Enter");
  }
  await shows("[data-name=pass]");
});

test("the focus is seen wherever Tab leads", async () => {
  for (const at of SCREENS.keys()) {
    await go(at);
    for (let turn = 0; turn < 20; turn += 1) {
      await desk.press("Tab");
      const seen = await desk.run(`
        const at = document.activeElement;
        if (at === document.body) return true;
        const [style, box] = [getComputedStyle(at), at.getBoundingClientRect()];
        const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
        return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && inside) || at.outerHTML.slice(0, 160);`);
      assert.equal(seen, true, SCREENS[at]);
    }
    await desk.run("document.activeElement.blur()");
  }
});

test("at twice the size every control of every screen can be reached", async () => {
  const wide = await desk.run("return innerWidth");
  await desk.until("twice the size", async () => {
    await desk.press("Control+=");
    await desk.frame();
    return (await desk.run("return innerWidth")) <= wide / 2 + 1;
  });
  for (const at of SCREENS.keys()) {
    await go(at);
    assert.deepEqual(await desk.run(OUT_OF_REACH), [], SCREENS[at]);
    assert.ok(await desk.run("return document.documentElement.scrollWidth <= innerWidth"), `${SCREENS[at]} is wider than the window`);
    await desk.run("document.querySelectorAll('main, main *').forEach((e) => (e.scrollTop = e.scrollLeft = 0))");
    if (process.env.DRAWMASTER_SCREENS) writeFileSync(join(process.env.DRAWMASTER_SCREENS, `zoom-${SCREENS[at]}.png`), await desk.picture());
  }
  for (const key of ["?", "Control+k"]) {
    await desk.press(key);
    await shows("dialog[open]");
    assert.deepEqual(await desk.run(OUT_OF_REACH), [], key);
    await desk.press("Escape");
    await desk.until("no dialog", () => desk.run("return document.querySelector('dialog[open]') === null"));
  }
});

test("nothing moves where the system is asked for stillness", async () => {
  assert.ok(await desk.run("return matchMedia('(prefers-reduced-motion: reduce)').matches"));
  for (const at of SCREENS.keys()) {
    await go(at);
    assert.equal(await desk.run("return document.getAnimations().length"), 0, SCREENS[at]);
  }
});
