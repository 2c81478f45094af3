// The service worker: keeps the page for use without a network, one whole version at a time.
//
// A new version is fetched beside the one in use and checked byte by byte against the list that was built into this file; if
// anything is missing or of another version, the old one stays. It takes over when the page says so, or with the next load.
import { placeIn, type Listing } from './offline/listing';
import type { Answer, Message } from './offline/messages';

declare const self: ServiceWorkerGlobalScope;
/** What the page consists of; the build writes it here (plugins/service-worker.ts). */
declare const __FILES__: Listing;

const files = __FILES__;
const scope = new URL(self.registration.scope);
/** Other pages of the same host may keep things too. */
const ours = `teahouse ${scope.pathname} `;
/** What the page starts with, whole. */
const shell = `${ours}${files.version}`;
/** Nets and languages, as they were asked for. Their keys name their content, so versions share what is the same. */
const kept = `${ours}kept`;
const shellHashes = new Map(files.shell);
const laterHashes = new Map(files.later);

let hasHandedOver = false;

self.addEventListener('install', (event) => event.waitUntil(fetchShell()));
self.addEventListener('activate', (event) =>
  event.waitUntil(tidyUp().then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => event.waitUntil(hear(event)));
self.addEventListener('fetch', (event) => {
  const place = placeIn(scope, event.request);
  if (place === undefined) return;
  if (event.request.mode === 'navigate') {
    if (place.isPage) event.respondWith(openPage());
  } else if (shellHashes.has(place.path)) event.respondWith(fromShell(place.path));
  else if (laterHashes.has(place.path)) event.respondWith(fromKept(place.path));
  else if (place.path === 'api/tables') event.respondWith(askForTables(event.request));
});

async function hear({ data, source }: ExtendableMessageEvent): Promise<void> {
  const message = data as Message;
  if (message === 'take-over') await self.skipWaiting();
  else if (message === 'page-opened') {
    if ((await openPages()).length < 2) await self.skipWaiting();
  } else {
    const script = placeIn(scope, { method: 'GET', url: message.loadedFrom });
    if (script && !shellHashes.has(script.path))
      source?.postMessage('not-of-this-version' satisfies Answer);
  }
}

/** All pages of ours, whichever version serves them. */
async function openPages(): Promise<readonly Client[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(scope.href));
}

/** The shared tables, or an empty answer where there are none: that is no error, and browsers would tell of one. */
async function askForTables(request: Request): Promise<Response> {
  const nothing = () => new Response(null, { status: 204 });
  const answer = await fetch(request).catch(nothing);
  return answer.status === 404 ? nothing() : answer;
}

async function fetchShell(): Promise<void> {
  const cache = await caches.open(shell);
  try {
    await Promise.all(
      files.shell.map(async ([path, hash]) =>
        cache.put(address(path), await fetchExactly(path, hash)),
      ),
    );
  } catch (problem) {
    await caches.delete(shell);
    throw problem;
  }
}

/** Removes the versions before, and what the present one has no use for. */
async function tidyUp(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  await Promise.all(
    names.filter((name) => name !== shell && name !== kept).map((name) => caches.delete(name)),
  );
  const cache = await caches.open(kept);
  const useful = new Set(files.later.map(([path, hash]) => keptKey(path, hash)));
  const useless = (await cache.keys()).filter((request) => !useful.has(request.url));
  await Promise.all(useless.map((request) => cache.delete(request)));
}

/** The page. If a new version waits and no other page is open, the new one: it takes over, and the page asks again. */
async function openPage(): Promise<Response> {
  const waiting = self.registration.waiting;
  if (waiting && !hasHandedOver && (await openPages()).length < 2) {
    hasHandedOver = true; // once: a version that cannot take over must not keep the page from opening
    waiting.postMessage('take-over' satisfies Message);
    return new Response('', { headers: { refresh: '0', 'content-type': 'text/html' } });
  }
  return fromShell('');
}

async function fromShell(path: string): Promise<Response> {
  const cache = await caches.open(shell);
  const found = await cache.match(address(path));
  if (found) return found;
  // The browser was short of space and threw it away.
  return exactlyOrNothing(path, shellHashes.get(path) ?? '', (response) =>
    cache.put(address(path), response),
  );
}

async function fromKept(path: string): Promise<Response> {
  const hash = laterHashes.get(path) ?? '';
  const cache = await caches.open(kept);
  const key = keptKey(path, hash);
  return (
    (await cache.match(key)) ?? exactlyOrNothing(path, hash, (response) => cache.put(key, response))
  );
}

/** A file of this version from the network; one of another version counts as missing, and the new version is looked for. */
async function exactlyOrNothing(
  path: string,
  hash: string,
  keep: (response: Response) => Promise<void>,
): Promise<Response> {
  try {
    const response = await fetchExactly(path, hash);
    await keep(response.clone()).catch(() => undefined); // no space left: it is fetched again next time
    return response;
  } catch {
    void self.registration.update().catch(() => undefined);
    return new Response(null, { status: 503 });
  }
}

async function fetchExactly(path: string, hash: string): Promise<Response> {
  // What has a hash in its name is the same wherever it lies; anything else is asked for anew.
  const response = await fetch(address(path), {
    cache: path.startsWith('assets/') ? 'default' : 'no-cache',
  });
  const bytes = await response.clone().arrayBuffer();
  if (!response.ok || (await sha256(bytes)) !== hash)
    throw new Error(`${path} is not of this version`);
  // A page cannot be opened from an answer that was redirected.
  return response.redirected ? new Response(bytes, { headers: response.headers }) : response;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function address(path: string): string {
  return new URL(path, scope).href;
}

function keptKey(path: string, hash: string): string {
  return `${address(path)}?${hash}`;
}
