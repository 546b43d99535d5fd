import { expect, test } from 'vitest'
import { formatFinding } from '../present.ts'
import { createSource } from '../source.ts'
import { pairTags } from './balance.ts'
import { scanHtml } from './scan.ts'

test.each([
  ['<p>Po <em>dielli</p>', 'Shtoni </em> pas përmbajtjes së tij.'],
  ['<p>Po <em>dielli<em></p>', 'Shkruani: </em>'],
  ['<h4>Po<h4>\n<p>Dielli.</p>', 'Shkruani: </h4>'],
  ['<h4>Po<h4>Dielli</h4>', 'Shtoni </h4> pas përmbajtjes së tij.'],
])('unclosed element has the right hint: %s', (text, hint) => {
  const source = createSource('a.mdx', text)
  const { findings } = pairTags(source, scanHtml(source, 0).value)
  expect(findings.map((found) => formatFinding(found).hint)).toEqual([hint])
})
