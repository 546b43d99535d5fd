import { expect, test } from 'vitest'
import { languages, type Problem } from '../../check/index.ts'
import { writeReport } from './reports.ts'

const place = { file: 'content/site.yaml', line: 6, column: 8, cure: 'Ndreqe.' }
const problems: Problem[] = [
  { ...place, rule: 'stand-in/listed', severity: 'warning', message: 'Vërejtja.' },
  { ...place, rule: 'yaml/syntax', severity: 'error', message: 'Gabimi.' },
]
const formats = ['text', 'json', 'github', 'sarif', 'markdown'] as const

test.each(formats)('leaves warnings out of %s where nobody wants them', (format) => {
  const report = (quiet: boolean) =>
    writeReport(problems, { format, quiet, language: languages.sq }, { colour: false, annotate: true })
  expect(report(false)).toMatch(/Vërejtja[\s\S]*Gabimi/)
  expect(report(true)).toContain('Gabimi')
  expect(report(true)).not.toMatch(/Vërejtja|stand-in/)
})

test('as text a quiet check has no word for content without errors', () => {
  const options = { format: 'text', quiet: true, language: languages.sq } as const
  expect(writeReport(problems.slice(0, 1), options, { colour: false, annotate: true })).toBe('')
})
