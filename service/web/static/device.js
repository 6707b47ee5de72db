/*
 * Have this browser told when it is its player's turn: subscribe at the browser's push service, post that, and keep the
 * link of the page here, because no message holds one. All words come with the page.
 */

const section = document.querySelector("[data-keep]");
const form = section?.querySelector("form[data-key]"); // not on the page that a device keeps for itself

/** Return what subscribes. Declarative Web Push needs no worker; for other browsers it only shows the messages. */
async function pushManager() {
  if (window.pushManager) return window.pushManager;
  if (!navigator.serviceWorker || !window.PushManager) return null;
  const registration = await navigator.serviceWorker.register(section.dataset.worker);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker.state !== "activated") {
    await new Promise((resolve) => {
      worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
    });
  }
  return registration.pushManager;
}

/** Return whether a subscription takes messages that are signed with this key, in base64url. */
function takes(subscription, key) {
  const bytes = String.fromCharCode(...new Uint8Array(subscription.options.applicationServerKey ?? []));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

/** Subscribe, or return the subscription that there is; one for another key of the site is replaced. */
async function subscription(manager, key) {
  const present = await manager.getSubscription();
  if (present && takes(present, key)) return present;
  await present?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Post the subscription, keep the link, and go to the page that the answer names. */
async function post(subscribed) {
  const { endpoint, keys } = subscribed.toJSON();
  const body = JSON.stringify({ endpoint, public_key: keys.p256dh, auth: keys.auth });
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const answer = await fetch(form.action, { method: "POST", body, headers });
  const { link, page, message, fields } = await answer.json();
  if (!answer.ok) return say(Object.values(fields ?? {})[0] ?? message);
  const kept = await caches.open("posse"); // what the worker needs when the push service gives another subscription
  await kept.put("/device/renewed", new Response(JSON.stringify({ endpoint, auth: keys.auth, key: form.dataset.key })));
  localStorage.setItem(`posse ${section.dataset.keep}`, new URL(form.dataset.link || link).pathname);
  const { pathname, search } = new URL(page, location.href);
  location.assign(pathname + search);
}

function say(words) {
  form.querySelector("[role=status]").textContent = words;
}

async function tell(event) {
  event.preventDefault();
  try {
    if ((await Notification.requestPermission()) !== "granted") return say(form.dataset.denied);
    await post(await subscription(await pushManager(), form.dataset.key));
  } catch {
    say(form.dataset.failed);
  }
}

/** Return the hash by which this browser is found in the list; null if it has no subscription. */
async function digest() {
  const manager = window.pushManager ?? (await navigator.serviceWorker?.getRegistration(section.dataset.worker))?.pushManager;
  const subscribed = await manager?.getSubscription();
  if (!subscribed) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscribed.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** Mark this browser in the list; one that is not told keeps no link. */
async function mark() {
  const own = await digest();
  const row = [...section.querySelectorAll("[data-digest]")].find((one) => one.dataset.digest === own);
  if (!row) return localStorage.removeItem(`posse ${section.dataset.keep}`);
  row.querySelector("span").append(` (${section.dataset.mine})`);
}

if (form) {
  const button = form.querySelector("button");
  button.hidden = !window.pushManager && !(navigator.serviceWorker && window.PushManager);
  say(button.hidden ? form.dataset.unable : "");
  form.addEventListener("submit", tell);
}
if (section) mark();
