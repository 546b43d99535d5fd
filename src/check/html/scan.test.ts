import { expect, test } from 'vitest'
import { createSource } from '../source.ts'
import { scanHtml } from './scan.ts'

test('HTML scan goes on with the same text after a < that begins no tag', () => {
  const source = createSource('a.mdx', 'Po <p>2 < 3<!-- jo --></p>')
  const { value, findings } = scanHtml(source, 0)
  const parts = value.map((token) =>
    token.kind === 'text' ? source.text.slice(token.start, token.end) : token.kind,
  )
  expect(parts).toEqual(['Po ', 'start', '2 < 3', '', 'end', ''])
  expect(findings.map(({ rule, place }) => [rule, place.start])).toEqual([['html/less-than', 8]])
})
