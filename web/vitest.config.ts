import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Node 20 has the WebSocket of browsers behind this switch; later ones have it without.
    execArgv: ['--experimental-websocket'],
  },
});
