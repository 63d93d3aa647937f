// Starts the window: the desk, or the display for the hall.
import { mount } from "svelte";
import App from "./App.svelte";
import Display from "./screens/hall/Display.svelte";
import { look } from "./state/look.svelte";
import { stir } from "./platform/driven";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the window.");
look.start();
if (navigator.webdriver) stir();
mount(location.hash === "#hall" ? Display : App, { target });
