import type { StepResult, TestCount } from './run-steps.ts'

const words = { passed: '✓ passed', failed: '✗ failed', skipped: '– left out' } as const

/** The table at the end of `npm test`: step, result, seconds. */
export function summaryTable(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ title }) => title.length), 0)
  const rows = results.map(({ title, outcome, seconds, tests, note }) => {
    const count = tests === undefined ? '' : `   ${countLine(tests)}`
    const rest = note === undefined ? count : `${count}   ${note}`
    return `  ${title.padEnd(width)}   ${words[outcome].padEnd(10)} ${seconds.toFixed(1).padStart(7)} s${rest}`
  })
  return ['', ...rows].join('\n')
}

/** All tests together; a failed step in which no test failed counts as one failure, or a broken step would hide. */
export function totalCount(results: readonly StepResult[]): TestCount {
  let passed = 0
  let failed = 0
  for (const { outcome, tests } of results) {
    passed += tests?.passed ?? 0
    failed += Math.max(tests?.failed ?? 0, outcome === 'failed' ? 1 : 0)
  }
  return { passed, failed }
}

/** The plain line that ends `npm test`. */
export function countLine({ passed, failed }: TestCount): string {
  return `${passed} passed, ${failed} failed`
}
