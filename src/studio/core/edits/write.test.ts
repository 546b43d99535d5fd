import { expect, test } from 'vitest'
import { parseDocument, Scalar } from 'yaml'
import { writeValue } from './write.ts'

/** Characters with a meaning in YAML, alone or beside others. */
const characters = [
  ...[
    'a',
    ' ',
    ': ',
    ' #',
    '- ',
    '?',
    '"',
    "'",
    '{',
    '}',
    ', ',
    '[',
    '~',
    'null',
    '0x1',
    '.5',
    '---',
    '...',
    '%',
  ],
  ...[
    '\n',
    '\r\n',
    '\t',
    '\u2028',
    '\uFEFF',
    '\\',
    '„',
    '&',
    '*',
    '!',
    '|',
    '@',
    '\u0001',
    ' fjalë'.repeat(30),
  ],
]

test.each(['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL'] as const)(
  'writeValue writes any value on one readable line in the style %s',
  (type) => {
    const like = new Scalar('x')
    like.type = type
    for (const value of characters.flatMap((one) => [one, ...characters.map((other) => one + other)])) {
      for (const inFlow of [false, true]) {
        const written = writeValue(value, like, { indent: 2, eol: '\n', inFlow })
        expect(written).not.toMatch(/[\n\r]/)
        const text = inFlow ? `{ a: ${written}, b: 1 }` : `a: ${written}\nb: 1\n`
        const read = parseDocument(text, { strict: true, logLevel: 'error' })
        expect([read.errors, read.get('a'), read.get('b')]).toEqual([[], value, 1])
      }
    }
  },
)
