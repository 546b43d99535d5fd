import { defineConfig } from 'vitest/config'

/** The published pages before a checker of HTML: `npm test -- html`. */
export default defineConfig({
  test: {
    include: ['tests/html/**/*.test.ts'],
    // Java starts slowly on a busy machine.
    testTimeout: 120_000,
  },
})
