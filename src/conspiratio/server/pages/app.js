// The frame round every page, and which page it is. The server decides everything; these pages show what it tells.

import { h, section, select } from "./elements.js";
import { api, whoAmI } from "./server.js";
import { LANGUAGES, chooseLanguage, language, loadWords, t } from "./words.js";

const PAGES = {
  "": () => import("./home.js"),
  table: () => import("./table.js"),
  replay: () => import("./replay.js"),
  me: () => import("./me.js"),
  join: () => import("./doors.js"),
  confirm: () => import("./doors.js"),
  recover: () => import("./doors.js"),
};

function frame(me) {
  const chooser = select(Object.entries(LANGUAGES), language);
  chooser.setAttribute("aria-label", t("page-language"));
  chooser.addEventListener("change", async () => {
    if (me) await api("PUT", "/api/me/language", { language: chooser.value }).catch(() => {});
    chooseLanguage(chooser.value);
  });
  document.getElementById("top").replaceChildren(
    h("a", { class: "brand", href: "/" }, "Conspiratio"),
    h("nav", {}, h("a", { href: "/me" }, me?.name ?? t("page-sign-in"))),
    chooser,
  );
}

async function show() {
  const main = document.getElementById("main");
  const [, name, argument] = location.pathname.split("/");
  try {
    await loadWords();
  } catch {
    document.getElementById("away").hidden = false; // in all languages, as we have no words
    return;
  }
  try {
    const me = await whoAmI();
    frame(me);
    if (!PAGES[name]) throw Object.assign(new Error("no such page"), { told: t("page-not-here") });
    const page = await PAGES[name]();
    await page.show(main, { name, argument, me });
  } catch (trouble) {
    const told = h("p", { class: "bad", role: "alert" }, trouble.told ?? t("page-trouble"));
    main.replaceChildren(section("Conspiratio", told, h("a", { class: "button", href: "/" }, t("page-home"))));
    if (!trouble.told) throw trouble;
  }
}

show();
