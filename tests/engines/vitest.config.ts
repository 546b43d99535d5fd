import { defineConfig } from 'vitest/config'

/** A walk through the built site in other engines than Chromium: `npm test -- engines`. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // Engines start slowly on a busy machine, and a walk visits every page.
    hookTimeout: 120_000,
    testTimeout: 300_000,
  },
})
