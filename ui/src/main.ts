// Starts the window: the program or the hall display.
import { mount } from "svelte";
import { appearance } from "./state/appearance.svelte";
import { rememberColumns } from "./components/columns.svelte";
import { markBars } from "./platform/bars";
import { remember, remembered } from "./platform/preferences";
import { keepRepainting } from "./platform/repainting";
import "./styles/tokens.css";
// Each weight is split by script: the window loads only the files whose letters it shows.
import "@fontsource/noto-sans/400.css";
import "@fontsource/noto-sans/600.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the window.");
if (navigator.webdriver) keepRepainting();
rememberColumns({
  read: (name) => remembered(`table-${name}`),
  write: (name, hidden) => remember(`table-${name}`, hidden),
});
// The display and the program share little. Each loads only its own part, while the texts are loaded.
const page = location.hash === "#hall" ? import("./screens/hall/Display.svelte") : import("./App.svelte");
await appearance.start();
mount((await page).default, { target });
markBars();
