// Notices that reach this browser when no page of ours is open.

import { t } from "../i18n/words.svelte";
import { post, Trouble } from "../server/api";

/** The worker that was registered when the page came; none where there is no push. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  const known = await navigator.serviceWorker?.getRegistration();
  return known && "pushManager" in known ? navigator.serviceWorker.ready : null;
}

export const canPush = async (): Promise<boolean> => (await worker()) !== null;

export async function isSubscribed(): Promise<boolean> {
  return !!(await (await worker())?.pushManager.getSubscription());
}

export async function subscribe(key: string): Promise<void> {
  const registration = await worker();
  const allowed = registration && (await Notification.requestPermission()) === "granted";
  if (!allowed) throw new Trouble(t("page-push-refused"));
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await registration.pushManager.subscribe(wish).catch(() => null);
  if (!subscription) throw new Trouble(t("page-push-refused"));
  const { endpoint, keys } = subscription.toJSON();
  await post("/api/me/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await post("/api/me/push/remove", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
