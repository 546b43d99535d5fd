import { expect, test } from 'vitest'
import { problemsOf } from '../testing/good-site.ts'

/** The rules that find something in a report with these English texts. */
async function rulesFor(title: string, summary: string): Promise<string[]> {
  const fields = `author: "Klubi"\nenglish:\n  title: ${JSON.stringify(title)}\n  summary: ${JSON.stringify(summary)}\n`
  const problems = await problemsOf('report', ['author: "Klubi"\n', fields])
  return problems.map(({ rule }) => rule)
}

test('check applies no Albanian rule to English fields', async () => {
  expect(await rulesFor('A week "at the window"', "It's the sun -- and the shadow of the window...")).toEqual(
    [],
  )
})

test('check accepts English sentences only in English fields', async () => {
  const text = 'The students measured the shadow of the window every hour and wrote it down.'
  expect(await rulesFor('A week at the window', text)).toEqual([])
  const problems = await problemsOf('english', ['The weeks of the club.', text])
  expect(problems).toEqual([])
})

test('check refuses Albanian sentences in English fields and asks for English', async () => {
  const text = 'Nxënësit e matën hijen e dritares çdo orë dhe e shënuan në fletoret e tyre.'
  expect(await rulesFor('A week at the window', text)).toEqual(['language/wrong-mark'])
  const problems = await problemsOf('english', ['The weeks of the club.', text])
  expect(problems.map(({ rule, hint }) => [rule, hint])).toEqual([
    ['language/wrong-mark', 'Shkruajeni në anglisht: kjo fushë shqiptohet si anglisht.'],
  ])
})

test('check asks for both English texts of a document', async () => {
  const problems = await problemsOf('report', [
    'author: "Klubi"\n',
    'author: "Klubi"\nenglish: { title: A week }\n',
  ])
  expect(problems.map(({ rule }) => rule)).toEqual(['frontmatter/missing-field'])
})
