// Starts the window: the program or the hall display.
import { mount } from "svelte";
import App from "./App.svelte";
import Display from "./screens/hall/Display.svelte";
import { appearance } from "./state/appearance.svelte";
import { rememberColumns } from "./components/columns.svelte";
import { remember, remembered } from "./platform/preferences";
import { keepRepainting } from "./platform/repainting";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the window.");
if (navigator.webdriver) keepRepainting();
rememberColumns({ read: (name) => remembered(`table-${name}`), write: (name, hidden) => remember(`table-${name}`, hidden) });
await appearance.start();
mount(location.hash === "#hall" ? Display : App, { target });
