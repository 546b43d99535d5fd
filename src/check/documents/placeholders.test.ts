import { expect, test } from 'vitest'
import { problemsOfSite } from '../testing/good-site.ts'

test.each([
  ['menu: Menyja', 'menu: Menyja {n}', 'Shkruaje fjalën pa kllapa { }.'],
  ['"By {author}"', '"By {author} {n}"', 'Përdor vetëm {author} – pikërisht kështu.'],
  ['"{name}: faqja kryesore"', '"{nam}: faqja kryesore"', 'Përdor vetëm {name} – pikërisht kështu.'],
])('a part in braces that the page does not fill in is refused once: %s → %s', async (from, to, cure) => {
  const problems = await problemsOfSite({ 'content/words.yaml': [from, to] })
  expect(problems.map(({ rule, cure }) => [rule, cure])).toEqual([['frontmatter/placeholder', cure]])
})
