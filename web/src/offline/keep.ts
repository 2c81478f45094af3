// What the page does about its service worker.
import type { Answer, Message } from './messages';

/** How long a new version may take to start, in milliseconds. It waits for whatever the old one is still sending. */
const START_WITHIN = 3000;

/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

/**
 * Keeps the page for use without a network. `onNewVersion` is called when a new version is there and waits; whoever calls
 * `takeOver` starts it, which loads all open pages anew. Without that it starts with the next load.
 */
export async function keepForOffline(onNewVersion: (takeOver: () => void) => void): Promise<void> {
  // Plain HTTP from another machine: the page works, but browsers keep nothing of it.
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first one serves what this page was loaded from; any other is a new version.
    if (isControlled) location.reload();
    isControlled = true;
  });
  // A version may have taken over while this page was loading and nobody listened yet.
  workers.addEventListener('message', ({ data }) => {
    if (data === ('not-of-this-version' satisfies Answer)) location.reload();
  });
  workers.controller?.postMessage({ loadedFrom: import.meta.url } satisfies Message);
  const registration = await workers.register('./sw.js', { updateViaCache: 'none' });
  const tell = () => {
    const waiting = registration.waiting;
    if (waiting && workers.controller) onNewVersion(() => start(waiting));
  };
  registration.waiting?.postMessage('page-opened' satisfies Message);
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  lookAgain(registration);
}

function start(waiting: ServiceWorker): void {
  waiting.postMessage('take-over' satisfies Message);
  // Loading anew ends what is being sent, and asks for the new version once more.
  setTimeout(() => location.reload(), START_WITHIN);
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // there is no network just now
  });
}
