import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, readCount } from './counts.ts'

describe('countVitest', () => {
  it('counts a file that could not be loaded as a failed test', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ]
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    })
  })
})

describe('countPlaywright', () => {
  it('counts flaky tests and errors outside tests as failed', () => {
    const stats = { expected: 40, unexpected: 2, flaky: 1 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 40, failed: 4 })
  })
})

describe('readCount', () => {
  it('gives nothing for a report that was never written', async () => {
    expect(await readCount('/nowhere/report.json', countVitest)).toBeUndefined()
  })
})
