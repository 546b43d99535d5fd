import { expect, test } from 'vitest'
import { type Change, type documents, problemsOf, problemsOfSite } from '../testing/good-site.ts'

const themes = 'title: "Hartat e hijes"\nthemes: [pyjet, pyjet]'

test.each<[keyof typeof documents, list: string, written: string, Change]>([
  ['home', 'cards', 'Matim', ['title: Tregojmë', 'title: Matim']],
  ['home', 'items', 'Kush?', ['title: Pse?', 'title: Kush?']],
  ['home', 'items', 'Mirë.', ['description: Mësova.', 'description: Mirë.']],
  ['about', 'goals', 'Një', ['title: Dy,', 'title: Një,']],
  ['about', 'points', 'matim', ['shënojmë,', 'matim,']],
  ['project', 'themes', 'pyjet', ['title: "Hartat e hijes"', themes]],
])('check of %s refuses a repeated value in the list „%s“: %s', async (name, list, written, change) => {
  const problems = await problemsOf(name, change)
  expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
    ['frontmatter/repeated', `Te lista „${list}“ vlera „${written}“ është dy herë.`],
  ])
})

test.each([
  ['menu: Menyja', 'menu: Menyja {n}', 'Shkruajeni fjalën pa kllapa { }.'],
  ['"By {author}"', '"By {author} {n}"', 'Përdorni {author} – pikërisht kështu.'],
  ['"{name}: faqja kryesore"', '"{nam}: faqja kryesore"', 'Përdorni {name} – pikërisht kështu.'],
  ['"{title} – faqja {n}"', 'Faqja {n}', 'Përdorni {title}, {n} – pikërisht kështu.'],
])('check refuses an unknown or missing variable once: %s → %s', async (from, to, hint) => {
  const problems = await problemsOfSite({ 'content/words.yaml': [from, to] })
  expect(problems.map(({ rule, hint }) => [rule, hint])).toEqual([['frontmatter/variable', hint]])
})

test.each(['', '""', '" "', '7'])('check refuses a word without text once: %s', async (written) => {
  const problems = await problemsOfSite({ 'content/words.yaml': ['"{title} – faqja {n}"', written] })
  expect(problems).toHaveLength(1)
})
