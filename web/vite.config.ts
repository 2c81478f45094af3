import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { languages } from './plugins/languages.ts';
import { serviceWorker } from './plugins/service-worker.ts';

/** Files that nobody needs before choosing something: nets, endgames, the check of dice, icons for installing, and languages, of which the
 * page and the engine hold English themselves. */
const isLater = (path: string) =>
  /\.(mill|safetensors|png)$/.test(path) ||
  /^assets\/([a-z]{2}-[^/]*\.js|verify-[^/]*\.wasm)$/.test(path);

export default defineConfig({
  plugins: [svelte(), languages(), serviceWorker('src/sw.ts', isLater)],
  // The page is served from any folder of any host.
  base: './',
  build: {
    target: 'es2022',
    // Nothing is put inline: the Content-Security-Policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  worker: { format: 'es' },
});
