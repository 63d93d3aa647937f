// Another program's file with a line that cannot be read, imported from the start page.
import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FILES, openWindow } from "./window.mjs";

const RESULTS = `; EV[Mill Open]
; DT[2026-03-07]
1 Brook Ada 1d UK Mill 2 2+ 3+
2 Pop Ana weak RO Mill 0 1- 0-
3 Lake Bo 2k SE Lund 0 0- 1-
`;

let desk;
before(async () => {
  writeFileSync(join(FILES, "other.h9"), RESULTS);
  desk = await openWindow();
});
after(() => desk.close());

test("a file with a wrong line is refused with the line, and imported without it if the director wants", async () => {
  await desk.point("[data-name=import-event]");
  await desk.sees(/Line 4: Pop Ana has the rank "weak"/, "[role=alert]");
  assert.equal(existsSync(join(FILES, "other.drawmaster")), false, "nothing is half imported");
  await desk.point("[data-name=anyway]");
  await desk.sees(/Mill Open/);
  await desk.hides("[role=alert]");
  assert.ok(existsSync(join(FILES, "other.drawmaster")));
});
