/**
 * Runs beside the pages: keeps the shell for days without a connection, and shows what is pushed.
 *
 * Nothing that the server says to one person is kept: only the page itself and its files, which are
 * the same for everybody. It has no words of its own; what is pushed comes with them.
 */
const SHELL = 'tablee-shell';
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** The page, and the files it names: all it needs to begin. */
async function keepShell() {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (page.ok) await keepPage(page);
}

async function keepPage(found) {
  // What is said there of one address, to programs that show its link, is not kept.
  const text = (await found.text()).replace(/<!--preview-->[^]*?<!--\/preview-->/, '');
  const page = new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const cache = await caches.open(SHELL);
  const known = await cache.match(PAGE);
  if (known && (await known.text()) === text) return;
  if (known) await caches.delete(SHELL); // another version: its files have other names
  const fresh = await caches.open(SHELL);
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.allSettled(files.map((file) => fresh.add(file)));
  await fresh.put(PAGE, page.clone());
}

/** What a page had loaded before this worker was there. */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data?.keep)) return;
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) =>
        Promise.allSettled(
          event.data.keep
            .filter(isFile)
            .map(async (file) => (await cache.match(file)) ?? cache.add(file)),
        ),
      ),
  );
});

function isFile(path) {
  return path.startsWith('/assets/');
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (
    request.mode === 'navigate' &&
    !/^\/(api|docs|health|metrics|reports)(\/|$)/.test(url.pathname)
  ) {
    event.respondWith(openPage(event, request));
  } else if (isFile(url.pathname)) {
    event.respondWith(file(request));
  }
});

async function openPage(event, request) {
  try {
    const page = await fetch(request);
    if (page.ok && page.headers.get('content-type')?.startsWith('text/html')) {
      event.waitUntil(keepPage(page.clone()));
    }
    return page;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Its name tells its content: what is kept is right for ever. */
async function file(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(SHELL)).put(request.url, found.clone());
  return found;
}

// --- push -----------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  const { title, text, url, tag } = event.data.json();
  event.waitUntil(
    Promise.all([
      // The same question has the same tag: what comes twice stands there once, and in silence.
      self.registration.showNotification(title, {
        body: text,
        tag,
        icon: '/icon-192.png',
        badge: '/badge-96.png',
        data: { url },
      }),
      self.navigator.setAppBadge?.(),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    Promise.all([show(event.notification.data.url), self.navigator.clearAppBadge?.()]),
  );
});

/** The table, in the window that has it open, or in any, or in a new one. */
async function show(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (open) await open.focus();
  else await self.clients.openWindow(url.href);
}
