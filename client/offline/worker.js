// The service worker: keeps everything that was built, so that the table works without a network once it was loaded.
const VERSION = '__VERSION__';
const FILES = ['/', ...__FILES__];

self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(VERSION)).addAll(FILES);
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name !== VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  // What was built has the hash of its content in its name: the copy is as good as the original.
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
