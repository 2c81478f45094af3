// What the page and its service worker say to each other. Types alone: the worker must stay one plain script, and shares no code.

/** What the page tells a worker. */
export type Message =
  /** To one that waits: start, and load all open pages anew. */
  | 'take-over'
  /** To one that waits: a page has just been opened; start if it is the only one. */
  | 'page-opened'
  /** To the one that serves the page: the address of the page's script, to learn whether both are of the same version. */
  | { loadedFrom: string };

/** What a worker answers a page whose script it does not have. */
export type Answer = 'not-of-this-version';
