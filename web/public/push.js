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

async function open(address) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
