import { expect, test } from 'vitest'
import { problemsOf } from '../testing/good-site.ts'

const hintOf = async (title: string) =>
  (await problemsOf('shortProject', ['title: Fletorja', `title: ${title}`])).map(
    ({ rule, column, hint }) => `${column} ${rule} ${hint}`,
  )

test('plain text check reports HTML in a field once with the corrected value', async () => {
  expect(await hintOf('<b>Fletorja</b> jonë')).toEqual(['8 frontmatter/markup Shkruani: Fletorja jonë'])
  expect(await hintOf('Fletorja &amp; lapsi')).toEqual(['17 frontmatter/markup Shkruani: Fletorja & lapsi'])
  expect(await hintOf('Fletorja<br />e re &#8211; po')).toEqual([
    '16 frontmatter/markup Hiqini shenjat dhe shkruajini shkronjat drejtpërdrejt.',
  ])
})

test('plain text check reports Markdown in a field with the corrected value', async () => {
  expect(await hintOf('"**Fletorja** jonë"')).toEqual(['9 frontmatter/markup Shkruani: Fletorja jonë'])
  expect(await hintOf('Një [fletore](/projects) **e re**')).toEqual([
    '12 frontmatter/markup Shkruani: Një fletore e re',
  ])
  for (const title of ['"5 ** 7 ** 9"', 'Fletorja [e re] (jonë)', '"3 * 4"'])
    expect(await hintOf(title)).toEqual([])
})

test('plain text check accepts characters that are not HTML', async () => {
  for (const title of ['Fletorja & lapsi', 'R&D; më 3 < 5', '"<5 kWh> dhe x<y>z"'])
    expect(await hintOf(title)).toEqual([])
})
