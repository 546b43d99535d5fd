import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import {
  nextEditionText as edition,
  nextEditionFile as file,
  goodFiles,
  pictureFacts,
  placesOf,
  problemsOfSite,
} from '../testing/good-site.ts'
import { withChanges } from '../testing/overlay.ts'

/** The rules that the next edition breaks if the check runs on a day. */
async function brokenOn(today: string): Promise<string[]> {
  const files = withChanges(await goodFiles(), { [file]: edition })
  const { problems, content } = await checkContent({ root: '', files, pictures: pictureFacts, today })
  expect(content?.nextEdition?.place).toBe('Durrës')
  return problems.map(({ rule, severity }) => `${rule} ${severity}`)
}

test('check warns when the next edition is over after its last day', async () => {
  expect(await brokenOn('2099-07-10')).toEqual([])
  expect(await brokenOn('2099-07-11')).toEqual(['edition/past warning'])
})

test('check accepts a deadline on the first day and an edition of one day', async () => {
  const short = edition.replace('end: 2099-07-10', 'end: 2099-07-06').replace('2099-05-15', '2099-07-06')
  expect(await problemsOfSite({ [file]: short })).toEqual([])
})

test('check finds errors in several fields of the next edition', async () => {
  const text =
    'title: Shkolla\nstart: 2099-07-06\nend: 2099-07-05\nplace: Durrës\ndeadline: 15 maj\nage: 16\n'
  expect(placesOf(await problemsOfSite({ [file]: text }))).toEqual([
    '1:1 frontmatter/missing-field',
    '3:6 report/date-range',
    '5:11 frontmatter/date',
    '6:1 frontmatter/unknown-field',
    '6:7 edition/no-way-to-apply',
  ])
})

test('check links to the calendar of the next edition while the edition exists', async () => {
  const link = (href: string) => ['<hr>', `<p><a href="${href}">Ftesa</a></p>`] as const
  const news = 'content/news/dita-e-diellit/index.mdx'
  for (const href of ['/summer-school#edicioni-i-ardhshem', '/summer-school.ics']) {
    expect(await problemsOfSite({ [file]: edition, [news]: link(href) })).toEqual([])
    const [problem, ...others] = await problemsOfSite({ [news]: link(href) })
    expect([problem?.rule, others]).toEqual([
      href.includes('#') ? 'link/missing-anchor' : 'link/missing-file',
      [],
    ])
  }
})
