// Where the browser comes in: the language first, then the frame and the page.

import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./i18n/words.svelte";
import { applySettings } from "./settings.svelte";

applySettings();
const target = document.getElementById("app")!;
await speak(preferred());
mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // it works without, only not offline
}
