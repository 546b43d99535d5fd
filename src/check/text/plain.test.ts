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
    '16 frontmatter/markup Hiqini shenjat e HTML-së dhe shkruajini shkronjat drejtpërdrejt.',
  ])
})

test('leaves signs alone that are no HTML', async () => {
  for (const title of ['Fletorja & lapsi', 'R&D; më 3 < 5', '"<5 kWh> dhe x<y>z"'])
    expect(await cureOf(title)).toEqual([])
})
