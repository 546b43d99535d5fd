import { expect, test } from 'vitest'
import { withoutUnread } from './studio-rules.ts'

test('studio rules keep Albanian sentences and drop English, reasons and examples', () => {
  const record = {
    severity: 'error',
    values: { id: 'number' },
    sq: 'Numri {id} mungon.',
    sqHint: 'Shkruajeni.',
    form: { sentence: 'Mungon.' },
    en: 'The number {id} is missing.',
    enHint: 'Write it.',
    why: 'Adresa e kërkon.',
    example: { in: 'report', wrong: '⟦⟧', right: 'id: 1' },
  }
  const { severity, values, sq, sqHint, form } = record
  const expected = JSON.stringify({ 'id/missing': { severity, values, sq, sqHint, form } })
  expect(withoutUnread(JSON.stringify({ 'id/missing': record }))).toBe(expected)
})
