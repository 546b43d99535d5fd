import { expect, test } from 'vitest'
import { createSource } from '../source.ts'
import { passageText } from '../text/passage.ts'
import { checkHtml } from './check.ts'

test('passages of HTML end at each block, and go on over line breaks', () => {
  const source = createSource('a.mdx', '<ul><li>Dielli<br>uji<ul><li>Era</li></ul>Toka</li></ul>')
  expect(checkHtml(source, 0).passages.map(passageText)).toEqual(['Dielli uji', 'Era', 'Toka'])
})
