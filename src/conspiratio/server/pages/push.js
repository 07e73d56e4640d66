// The service worker: shows a notice that was pushed, and opens its table when it is tapped.

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: "/static/icon.svg", data: { url } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data.url, location);
  const windows = clients.matchAll({ type: "window", includeUncontrolled: true });
  const show = (open) => open.find((window) => window.url === href)?.focus() ?? clients.openWindow(href);
  event.waitUntil(windows.then(show));
});
