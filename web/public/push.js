// What the service worker does with a push: it shows the notification, and a touch on it opens its page. Taken into the
// worker by vite/offline.ts.
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {};
  if (!title) return;
  const look = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, { ...look, body, tag, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Only a page of this site is ever opened.
  const target = new URL(event.notification.data?.link ?? '/', self.location.origin);
  const address = target.origin === self.location.origin ? target.href : self.location.origin;
  event.waitUntil(open(address));
});

// A browser that renews its subscription by itself is pushed to as before: the session is renewed by its cookie, as a page
// would do it, and the new address takes the place of the old one. Where nobody is signed in there is nobody to push to.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const token = await openSession();
  if (!token) return;
  const { items, publicKey } = await ask(token, 'GET');
  if (!publicKey) return;
  const { pushManager } = self.registration;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = newSubscription ?? (await pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  const before = items.find((device) => device.endpoint === oldSubscription?.endpoint);
  const name = before?.name ?? 'This browser';
  await ask(token, 'PUT', '', { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, name });
  if (before && before.endpoint !== endpoint) await ask(token, 'DELETE', `/${before.id}`);
}

async function openSession() {
  const answer = await fetch('/api/v1/auth/refresh', { method: 'POST' });
  return answer.ok ? (await answer.json()).accessToken : null;
}

async function ask(token, method, path = '', body = undefined) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`/api/v1/me/push-devices${path}`, init);
  // The browser tells of a failure, and the next page that opens repairs it.
  if (!answer.ok) throw new Error(`${method} push-devices: ${answer.status}`);
  return answer.json();
}

async function open(address) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
