// Keeps the page itself for when there is no connection: its document and its files, and nothing that anybody wrote or read. It is
// registered once somebody has opened an own report; what the report says stays in the tab.
const prefix = 'udaya.page.';
const document = '/birthchart-report';
const own = (url) => url.origin === self.location.origin;
const isFile = (url) => own(url) && url.pathname.startsWith('/assets/');
/** The script that the document begins with. */
const ofDocument = '/colour-scheme.js';
/** Addresses of the API, of pages that are not this one, and of files. */
const foreign = /^\/(api|assets|dev|sandbox|welcome|report-registration(-status)?)(\/|$)|\.\w{1,12}$/;
/** So long the network may take where a document is kept, in milliseconds. */
const patience = 6_000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { kind, entry, files } = event.data ?? {};
  if (kind === 'keep' && typeof entry === 'string' && Array.isArray(files))
    event.waitUntil(keep(entry, files).catch(() => undefined));
});

/** Keeps the build that a page runs, by the file that it begins with, and forgets the others. */
async function keep(entry, files) {
  const answer = await fetch(document, { cache: 'no-store' });
  // Another build by now: the next full load brings and keeps it.
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(entry)) return;
  const named = [...text.matchAll(/="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const cache = await caches.open(prefix + entry);
  const wanted = [...new Set([...files, ...named])].filter((file) =>
    isFile(new URL(file, self.location.origin)),
  );
  const missing = await Promise.all(
    [...wanted, ofDocument, '/favicon.svg'].map(async (file) => ((await cache.match(file)) ? [] : [file])),
  );
  await cache.addAll(missing.flat());
  // With its headers: the nonce of its styles stands in both.
  await cache.put(document, answer);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(prefix) && name !== prefix + entry)
      .map((name) => caches.delete(name)),
  );
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !own(url)) return;
  if (request.mode === 'navigate') {
    if (!foreign.test(url.pathname)) event.respondWith(page(request));
  } else if (isFile(url) || url.pathname === ofDocument) event.respondWith(file(request));
});

/** From the network as long as there is one, and a server behind it that can work. */
async function page(request) {
  const asked = fetch(request).catch(() => Response.error());
  const kept = await caches.match(document, { ignoreVary: true });
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([asked, late]);
  return answer && !isAway(answer) ? answer : kept;
}

/** No answer came, or one of something between here and a server that can work. */
const isAway = ({ type, status }) => type === 'error' || (status >= 502 && status <= 504);

/** A file never changes under its name, so one that was kept is as good as a fresh one. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  return kept ?? fetch(request).catch(() => Response.error());
}
