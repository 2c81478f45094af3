import { defineConfig } from 'vitest/config';

// Whole games in a real browser, two files at a time: each has a server and a Chromium of its own, and much of the time they wait.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // What is waited for comes at once on an idle machine, and later on a busy one.
    expect: { poll: { timeout: 10_000 } },
  },
});
