// Who you are: your name, ways to come back, sessions, e-mail, notices, bot accounts, your data.

import { button, field, form, go, h, note, row, say, section, submit } from "./elements.js";
import { nameForm } from "./home.js";
import { noticesSection } from "./notices.js";
import { makePasskey, signInWithPasskey } from "./passkeys.js";
import { api } from "./server.js";
import { moment, t } from "./words.js";

const BROWSERS = [["Edg", "Edge"], ["OPR/", "Opera"], ["Firefox", "Firefox"], ["FxiOS", "Firefox"],
  ["Chrom", "Chrome"], ["CriOS", "Chrome"], ["Safari", "Safari"]];
const SYSTEMS = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"],
  ["Mac OS", "macOS"], ["CrOS", "ChromeOS"], ["Linux", "Linux"]];
const again = () => location.reload();
const secret = (autocomplete) => h("input", { type: "password", autocomplete, required: true });

export async function show(main, { me }) {
  document.title = `${t("page-your-page")} · Conspiratio`;
  main.append(h("h1", {}, t("page-your-page")));
  const guest = me?.kind !== "account";
  const left = [me && nameForm(me), guest && signIn(), guest && me && makeAccount()];
  const right = !me ? [] : guest
    ? [await noticesSection()]
    : [password(me), await passkeys(), email(me), await noticesSection(), await bots()];
  const rest = me ? [await sessions(), yourData(guest)] : [];
  main.append(h("div", { class: "columns" }, h("div", {}, ...left.filter(Boolean), ...rest), h("div", {}, ...right)));
}

// Coming back

function signIn() {
  const name = h("input", { autocomplete: "username", required: true });
  const word = secret("current-password");
  const address = h("input", { type: "email", autocomplete: "email", required: true });
  const enter = async (way) => {
    await way();
    go("/");
  };
  return section(t("page-sign-in"),
    form(() => enter(() => api("POST", "/api/session", { name: name.value, password: word.value })),
      row(field(t("page-name"), name), field(t("page-password"), word)), submit(t("page-sign-in"))),
    button(t("page-sign-in-passkey"), () => enter(signInWithPasskey)),
    h("details", {}, h("summary", {}, t("page-forgotten")), form(
      async () => {
        await api("POST", "/api/recover", { email: address.value });
        say(t("page-recover-sent"));
      },
      field(t("page-email"), address), submit(t("page-recover-send")))));
}

function makeAccount() {
  const word = secret("new-password");
  const make = (way) => async () => {
    await way();
    again();
  };
  return section(t("page-make-account"), note(t("page-make-account-note")),
    form(make(() => api("POST", "/api/me/account", { password: word.value })),
      field(t("page-password-new"), word), submit(t("page-make-account"))),
    button(t("page-make-passkey"), make(makePasskey)));
}

function password({ has_password: has }) {
  const [old, fresh] = [secret("current-password"), secret("new-password")];
  const change = async () => {
    await api("PUT", "/api/me/password", { new: fresh.value, old: has ? old.value : null });
    say(t("page-kept"));
  };
  return section(t("page-password"), form(change,
    has && field(t("page-password-old"), old), field(t("page-password-new"), fresh), submit(t("page-keep"))));
}

async function passkeys() {
  const { passkeys: known } = await api("GET", "/api/me/passkeys");
  const remove = (id) => async () => {
    await api("POST", "/api/me/passkeys/remove", { id });
    again();
  };
  const line = ({ id, name, created_at: at }) =>
    h("li", {}, h("span", {}, `${name} · ${moment(at)}`), button(t("page-remove"), remove(id)));
  return section(t("page-passkeys"), h("ul", { class: "list" }, known.map(line)),
    button(t("page-make-passkey"), async () => (await makePasskey(), again())));
}

/** What a browser calls itself, as people call it: "Firefox, Android". */
function device(agent) {
  const first = (names) => names.find(([sign]) => agent.includes(sign))?.[1];
  const found = [first(BROWSERS), first(SYSTEMS)].filter(Boolean);
  return found.length ? found.join(", ") : agent;
}

async function sessions() {
  const { sessions: open } = await api("GET", "/api/me/sessions");
  const end = (path) => async () => {
    await api("DELETE", path);
    again();
  };
  const line = ({ id, agent, seen_at: at, current }) => h("li", { title: agent },
    h("span", {}, current && h("span", { class: "badge quiet" }, t("page-here")), ` ${device(agent)} · ${moment(at)}`),
    !current && button(t("page-end"), end(`/api/me/sessions/${id}`)));
  return section(t("page-sessions"), h("ul", { class: "list" }, open.map(line)),
    open.length > 1 && button(t("page-end-others"), end("/api/me/sessions")));
}

// E-mail and bots

function email(me) {
  const address = h("input", { type: "email", value: me.email ?? "", autocomplete: "email", required: true });
  const keep = async () => {
    await api("PUT", "/api/me/email", { email: address.value });
    say(t("page-email-sent"));
  };
  return section(t("page-email"), note(t("page-email-note")),
    form(keep, row(field(t("page-email"), address), submit(t("page-keep")))),
    me.email && button(t("page-remove"), async () => (await api("DELETE", "/api/me/email"), again())));
}

async function bots() {
  const { bots: known } = await api("GET", "/api/me/bots");
  const name = h("input", { maxlength: 30, required: true });
  const shown = h("div", { role: "status" });
  const list = h("ul", { class: "list" });
  const show = ({ name, token }) => {
    const label = t("page-token");
    const text = h("input", { value: token, readonly: "", "aria-label": label, onfocus: () => text.select() });
    shown.replaceChildren(h("p", {}, t("page-token-once", { name })), text);
  };
  const line = ({ id, name }) => {
    const renew = async () => show(await api("POST", `/api/me/bots/${id}/token`));
    const remove = async () => {
      if (!confirm(t("page-sure"))) return;
      await api("DELETE", `/api/me/bots/${id}`);
      item.remove();
    };
    const item = h("li", {}, h("span", {}, name),
      row(button(t("page-token-new"), renew), button(t("page-remove"), remove)));
    return item;
  };
  list.append(...known.map(line));
  const make = async () => {
    const bot = await api("POST", "/api/me/bots", { name: name.value });
    list.append(line(bot));
    show(bot);
  };
  return section(t("page-bots"),
    note(t("page-bots-note"), " ", h("a", { href: "/api/docs" }, "API")), list, shown,
    form(make, row(field(t("page-name"), name), submit(t("page-make-bot")))));
}

// Your data

function yourData(guest) {
  const leave = async () => {
    if (guest && !confirm(t("page-sign-out-guest"))) return;
    await api("DELETE", "/api/session");
    go("/");
  };
  const forget = async () => {
    if (!confirm(t("page-delete-sure"))) return;
    await api("DELETE", "/api/me");
    go("/");
  };
  return section(t("page-your-data"), row(
    h("a", { class: "button", href: "/api/me/export", download: "" }, t("page-export")),
    button(t("page-sign-out"), leave), button(t("page-delete"), forget, { class: "danger" })));
}
