// Builds the service worker beside the page, with the list of all files of this version in it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

import type { Files, Listing } from '../src/offline/listing.ts';

const WORKER = 'sw.js';
/** Where the list goes: a name that the worker's source uses once and nobody declares. */
const MARK = '__FILES__';

/** A plugin for Vite, with the worker's source. `isLater` says which files are not needed to start, by their paths. */
export function serviceWorker(source: string, isLater: (path: string) => boolean): Plugin {
  let folder = '';
  return {
    name: 'teahouse-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: WORKER });
    },
    writeBundle: {
      order: 'post', // everything is written by then, the files of public/ too
      handler() {
        const path = join(folder, WORKER);
        writeFileSync(path, filledIn(readFileSync(path, 'utf8'), list(folder, isLater)));
      },
    },
  };
}

/** The worker with its list. It must stand alone: browsers load it as a plain script. */
export function filledIn(worker: string, listing: Listing): string {
  const parts = worker.split(MARK);
  if (parts.length !== 2)
    throw new Error(`${WORKER} names ${MARK} ${parts.length - 1} times instead of once`);
  if (/\b(import|export)\b\s*[{*"'\w]/.test(worker))
    throw new Error(`${WORKER} is not one plain script`);
  return parts.join(JSON.stringify(listing));
}

/** All files of a built page, sorted into those it starts with and those that come later. */
export function list(folder: string, isLater: (path: string) => boolean): Listing {
  const files: Files = filesBelow(folder)
    .map((path) => relative(folder, path).split(sep).join('/'))
    .filter((path) => path !== WORKER && !/(^|\/)\.|\.(br|gz|map)$/.test(path))
    .sort()
    .map((path) => [path === 'index.html' ? '' : path, sha256(readFileSync(join(folder, path)))]);
  const version = sha256(JSON.stringify(files)).slice(0, 16);
  const later = files.filter(([path]) => isLater(path));
  return { version, shell: files.filter(([path]) => !isLater(path)), later };
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
