import { readFile } from 'node:fs/promises'
import type { TestCount } from './run-steps.ts'

/** Counts of Vitest's JSON report. A file that could not be loaded counts as a failed test. */
export function countVitest(report: VitestReport): TestCount {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Counts of Playwright's JSON report; a test that passed at a second attempt did not pass. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCount {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Reads a report; undefined when the program ended before it wrote one. */
export async function readCount<Report>(
  file: string,
  count: (report: Report) => TestCount,
): Promise<TestCount | undefined> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')) as Report)
  } catch {
    return undefined
  }
}

/** The part of Vitest's JSON report that is read. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The part of Playwright's JSON report that is read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}
