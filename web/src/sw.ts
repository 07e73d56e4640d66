// The service worker: keeps the shell (the page and its hashed files, nothing of any game) so that it opens at once and
// says that it is offline; shows pushed notices and opens their table.

/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELL = "shell-1";
const ASSETS = "/static/assets/";

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  const page = await fetch("/", { credentials: "omit" });
  const html = await page.clone().text();
  await shell.put("/", page);
  await shell.addAll([...new Set(html.match(/\/static\/assets\/[\w.-]+/g) ?? [])]);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(ASSETS)) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
});

/** Hashed files never change. */
async function kept(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const found = await shell.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await shell.put(request, fresh.clone()).catch(() => undefined); // no room: it works all the same
  return fresh;
}

/** The page from the server; without one, the shell, which says so. */
async function page(request: Request): Promise<Response> {
  const fresh = await fetch(request).catch(() => null);
  if (!fresh) return (await caches.match("/")) ?? Response.error();
  if (fresh.ok && new URL(request.url).pathname === "/") await refresh(fresh.clone()).catch(() => undefined);
  return fresh;
}

/** A new release: keep its page, and drop the files that it no longer names. */
async function refresh(fresh: Response): Promise<void> {
  const shell = await caches.open(SHELL);
  const before = await shell.match("/");
  const html = await fresh.clone().text();
  if ((await before?.text()) === html) return;
  await shell.put("/", fresh);
  for (const request of await shell.keys()) {
    if (!html.includes(new URL(request.url).pathname)) await shell.delete(request);
  }
}

interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
}

worker.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data!.json() as Pushed;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { href } = new URL((event.notification.data as { url: string }).url, location.href);
  const show = async (): Promise<void> => {
    const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((window) => window.url === href);
    await (there ? there.focus() : worker.clients.openWindow(href));
  };
  event.waitUntil(show());
});
