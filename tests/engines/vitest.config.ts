import { defineConfig } from 'vitest/config'
import { type Engine, enginePrograms, missingEngines } from '../../src/tools/programs.ts'

const missing = missingEngines()
const found = (Object.keys(enginePrograms) as Engine[]).filter((name) => !missing.includes(name))

/** A walk through the built site in other engines than Chromium: `npm test -- engines`. */
export default defineConfig({
  test: {
    include: found.map((name) => `tests/engines/${name}.test.ts`),
    passWithNoTests: true,
    // The engines walk beside each other.
    maxWorkers: '100%',
    // Engines start slowly on a busy machine, and a walk visits every page.
    hookTimeout: 120_000,
    testTimeout: 300_000,
  },
})
