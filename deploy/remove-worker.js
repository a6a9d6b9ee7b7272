// To be served as sw.js by a site that is to have no worker any more: takes the place of the former one at each visitor's
// next visit, forgets what it kept, and goes. Their lists are elsewhere, and stay.
const forget = async () => {
  const names = await caches.keys();
  // As src/domain/addresses/scope-of.ts has it: other copies of the app on the same host have other names.
  const folder = new URL(self.registration.scope).pathname.slice(1, -1);
  const own = folder ? `/${encodeURIComponent(folder)}/matinee-` : 'matinee-';
  await Promise.all(names.filter((name) => name.startsWith(own)).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forget()));
