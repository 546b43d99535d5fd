import { defineConfig } from 'vitest/config'

/** Tests of whole servers over the built site: `npm test -- hosts`. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    // A server that does not start says so; a slow machine is no fault.
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})
