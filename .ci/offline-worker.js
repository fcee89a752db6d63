// The service worker: it keeps every part of the page in the browser, so that all of it works with the network off from the first
// visit on. The build puts this file beside the page, with the list of the parts in the place of FILES.
// A newer one waits until the page says that nothing lies on the table (`takeOver`).

/** Path of each part, as the page asks for it, and what tells one version of it from another. */
const FILES = new Map(self.__FILES__);
const KEEPS = 'kusari-page';
const CACHE = `${KEEPS}-${self.__VERSION__}`;
const AT_ONCE = 6;

/** Under which address a version of a part is kept. */
const keptAs = (path) => new URL(`${path}?version=${FILES.get(path)}`, self.registration.scope).href;

/** One part: as an older version of the page kept it, if it has not changed, otherwise from where the page came from. */
async function keep(cache, path) {
  const at = keptAs(path);
  const known = await caches.match(at).catch(() => undefined);
  const response = known ?? (await fetch(new URL(path, self.registration.scope), { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(at, response);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const waiting = [...FILES.keys()];
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEEPS) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The part that a request asks for; undefined where it is none, which then goes to the network. */
function partOf({ method, url, mode, cache }) {
  // Whoever asks past every store wants to know what the network says now.
  if (method !== 'GET' || cache === 'no-store') return undefined;
  const { scope } = self.registration;
  if (!url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length).replace(/[?#].*$/, '');
  if (FILES.has(path)) return path;
  return mode === 'navigate' && path === '' ? 'index.html' : undefined;
}

/** What is kept, or else the network: a store that a killed browser has left damaged must not stand before the page. */
async function answer(path, request) {
  const kept = await caches
    .open(CACHE)
    .then((cache) => cache.match(keptAs(path)))
    .catch(() => undefined);
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const path = partOf(event.request);
  if (path !== undefined) event.respondWith(answer(path, event.request));
});
