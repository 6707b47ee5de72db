/* Show the messages to this device, and open what they name. Nothing else: it sees no page and keeps nothing. */

addEventListener("push", (event) => {
  const { title, navigate, data, ...options } = event.data.json().notification;
  const icon = new URL("icon-192.png", location.href).href;
  event.waitUntil(registration.showNotification(title, { ...options, icon, data: { ...data, navigate } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data.navigate));
});
