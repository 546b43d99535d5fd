import { expect, test } from 'vitest'
import { problemsOf } from '../testing/good-site.ts'

const cureOf = async (title: string) =>
  (await problemsOf('shortProject', ['title: Fletorja', `title: ${title}`])).map(
    ({ rule, column, cure }) => `${column} ${rule} ${cure}`,
  )

test('tells of HTML in a field once, with the value as it was meant', async () => {
  expect(await cureOf('<b>Fletorja</b> jonë')).toEqual(['8 frontmatter/markup Shkruani: Fletorja jonë'])
  expect(await cureOf('Fletorja &amp; lapsi')).toEqual(['17 frontmatter/markup Shkruani: Fletorja & lapsi'])
  expect(await cureOf('Fletorja<br />e re &#8211; po')).toEqual([
    '16 frontmatter/markup Hiqini shenjat dhe shkruajini shkronjat drejtpërdrejt.',
  ])
})

test('tells of Markdown in a field, with the value as it was meant', async () => {
  expect(await cureOf('"**Fletorja** jonë"')).toEqual(['9 frontmatter/markup Shkruani: Fletorja jonë'])
  expect(await cureOf('Një [fletore](/projects) **e re**')).toEqual([
    '12 frontmatter/markup Shkruani: Një fletore e re',
  ])
  for (const title of ['"5 ** 7 ** 9"', 'Fletorja [e re] (jonë)', '"3 * 4"'])
    expect(await cureOf(title)).toEqual([])
})

test('leaves signs alone that are no HTML', async () => {
  for (const title of ['Fletorja & lapsi', 'R&D; më 3 < 5', '"<5 kWh> dhe x<y>z"'])
    expect(await cureOf(title)).toEqual([])
})
