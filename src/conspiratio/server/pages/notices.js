// What you want to be told when it is your turn, and how.

import { button, check, field, form, h, note, row, say, section, select, submit, tick } from "./elements.js";
import { Trouble, api } from "./server.js";
import { t } from "./words.js";

export async function noticesSection() {
  const { wishes, offered, push_key: key } = await api("GET", "/api/me/notices");
  const none = !Object.values(offered).some(Boolean);
  if (none) return section(t("page-notices"), note(t("page-notices-off")));
  const push = tick(wishes.push);
  const live = tick(wishes.live);
  const mail = select(["off", "each", "digest"].map((how) => [how, t(`page-mail-${how}`)]), wishes.mail);
  const webhook = h("input", { type: "url", value: wishes.webhook ?? "", placeholder: "https://" });
  const keep = async () => {
    const wished = { push: push.checked, live: live.checked, mail: mail.value, webhook: webhook.value || null };
    await api("PUT", "/api/me/notices", { ...wishes, ...wished });
    say(t("page-kept"));
  };
  return section(t("page-notices"),
    offered.push && row(button(t("page-push-here"), () => subscribe(key)), button(t("page-push-stop"), unsubscribe)),
    form(keep,
      offered.push && check(t("page-push"), push),
      offered.mail && field(t("page-mail"), mail),
      offered.webhook && field(t("page-webhook"), webhook),
      check(t("page-notices-live"), live),
      submit(t("page-keep"))));
}

const worker = () => navigator.serviceWorker?.register("/static/push.js");

async function subscribe(key) {
  const registration = await worker();
  const allowed = registration?.pushManager && (await Notification.requestPermission()) === "granted";
  if (!allowed) throw new Trouble(t("page-push-refused"));
  let subscription;
  try {
    await active(registration);
    subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Trouble(t("page-push-refused"));
  }
  const { endpoint, keys } = subscription.toJSON();
  await api("POST", "/api/me/push", { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  say(t("page-push-on"));
}

/** A worker that is still being installed can't subscribe. */
const active = (registration) => new Promise((done) => {
  const installing = registration.installing ?? registration.waiting;
  if (!installing) return done();
  installing.addEventListener("statechange", () => installing.state === "activated" && done());
});

async function unsubscribe() {
  const subscription = await (await worker())?.pushManager?.getSubscription();
  if (subscription) {
    await api("POST", "/api/me/push/remove", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  say(t("page-push-off"));
}
