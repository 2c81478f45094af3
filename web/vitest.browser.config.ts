import { defineConfig } from 'vitest/config';

// Whole games in a real browser, one file after the other: they share one server and one Chromium.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
