/** Every file of a version: its path below the page's folder, '' for the page itself, and the SHA-256 of its bytes. */
export type Files = [path: string, hash: string][];

/** What a version of the page consists of. */
export interface Listing {
  /** A name for exactly these files. */
  version: string;
  /** What the page needs to start; kept from the beginning. */
  shell: Files;
  /** Kept as it is asked for: nets, languages. */
  later: Files;
}

/** Where a request goes within the page's folder; undefined if it is none of the page's affairs. */
export function placeIn(
  scope: URL,
  request: { method: string; url: string },
): { path: string; isPage: boolean } | undefined {
  const url = new URL(request.url);
  const isOurs = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (request.method !== 'GET' || !isOurs) return undefined;
  const path = url.pathname.slice(scope.pathname.length);
  return { path, isPage: path === '' || path === 'index.html' };
}
