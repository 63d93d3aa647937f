// The help opens on every screen, with all its keys.
import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Help from "./Help.svelte";
import { SHEET } from "./keys";
import { SCREENS } from "./screens";

it.each(SCREENS.map(({ id }) => id))("opens on the screen %s", (screen) => {
  const help = mount(Help, {
    target: document.body,
    props: { screen, onclose: () => undefined, onfirststeps: () => undefined, onabout: () => undefined },
  });
  const keys = SHEET.find((part) => part.title === `screen-${screen}`)?.keys ?? [];
  expect(document.querySelectorAll("aside dt").length).toBe(keys.length);
  void unmount(help);
});
