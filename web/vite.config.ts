import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { serviceWorker } from './scripts/service-worker';

/** Files that nobody needs before choosing something: nets, languages other than English, icons for installing. */
const isLater = (path: string) =>
  /\.(safetensors|png)$/.test(path) ||
  /^(texts|assets)\/(?!en\b)[a-z]{2}\b.*\.(ftl|json)$/.test(path);

export default defineConfig({
  plugins: [svelte(), serviceWorker(isLater)],
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
