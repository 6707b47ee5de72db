/*
 * Show the messages to this device, and open what they name. When the push service gives the device another
 * subscription, tell the site, which knows it by the former one. Nothing else: it sees no page and keeps no link.
 */

const RENEWED = "/device/renewed"; // where a subscription is posted, and under which the present one is kept

addEventListener("push", (event) => {
  const { title, navigate, data, ...options } = event.data.json().notification;
  const icon = new URL("icon-192.png", location.href).href;
  event.waitUntil(registration.showNotification(title, { ...options, icon, data: { ...data, navigate } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data.navigate));
});

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));

/** Subscribe anew, unless the browser has done so, and post that together with the former subscription. */
async function renew(given) {
  const cache = await caches.open("posse");
  const before = await (await cache.match(RENEWED))?.json();
  if (!before) return;
  const options = { userVisibleOnly: true, applicationServerKey: before.key };
  const { endpoint, keys } = (given ?? (await registration.pushManager.subscribe(options))).toJSON();
  const told = { before: before.endpoint, before_auth: before.auth, endpoint, public_key: keys.p256dh, auth: keys.auth };
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const answer = await fetch(RENEWED, { method: "POST", body: JSON.stringify(told), headers });
  if (answer.ok) await cache.put(RENEWED, new Response(JSON.stringify({ ...before, endpoint, auth: keys.auth })));
}
