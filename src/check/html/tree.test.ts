import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReportBody, readSections } from '../documents/report/sections.ts'
import { parseBody } from '../markdown/parse.ts'
import { createSource } from '../source.ts'
import { inOneLine, parseHtml, plainText } from './tree.ts'

/** Blocks of a report's text; each `#` stands for a word. */
const blocks = [
  '# #',
  '#  \n#',
  '- #\n- #',
  '- #\n\n  #\n- #\n  - #\n  - #',
  '1. #\n2. # **#** _#_',
  '> #\n>\n> #',
  '<Note title="#">\n\n#\n\n- #\n\n</Note>',
  '<TwoColumns>\n\n- #\n- #\n\n</TwoColumns>',
  '<Figure file="01.jpg" alt="x" caption="#" />',
  '<VideoCard href="https://video.test/1" title="#" />',
  '[#](/about) <span lang="en">#</span>',
]

/** Elements of a news post's text; each `#` stands for a word. */
const elements = [
  '<p>#<br>#</p>',
  '<p># <strong>#</strong></p>',
  '<ul><li>#</li><li><p>#</p><p>#</p><ul><li>#</li></ul></li></ul>',
  '<table><caption>#</caption><tbody><tr><th>#</th><td>#</td></tr></tbody></table>',
  '<figure><figcaption>#</figcaption></figure>',
  '<h2>#</h2><blockquote><p>#</p></blockquote>',
]

/** The text with a word of its own for each `#`, and these words. */
function withWords(parts: readonly string[], join: string): { text: string; inserted: string[] } {
  const inserted: string[] = []
  const text = parts.join(join).replace(/#(?=[^#]|$)/g, () => {
    inserted.push(`fjala${inserted.length + 1}x`)
    return inserted.at(-1) ?? ''
  })
  return { text, inserted }
}

test('report text has every word in order and joins no two words', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 6 }), (parts) => {
      const { text, inserted } = withWords(parts, '\n\n')
      const { value } = parseBody(createSource('a.mdx', `## Hyrje\n\n${text}\n`), 0, [])
      if (value === undefined) throw new Error(text)
      const { intro } = readReportBody(readSections(value).sections)
      expect(inOneLine(intro).match(/[\p{L}\p{N}]+/gu)).toEqual(inserted)
    }),
  )
})

test('post text has every word in order and joins no two words', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...elements), { minLength: 1, maxLength: 6 }), (parts) => {
      const { text, inserted } = withWords(parts, '')
      expect(plainText(parseHtml(text)).match(/[\p{L}\p{N}]+/gu)).toEqual(inserted)
    }),
  )
})
