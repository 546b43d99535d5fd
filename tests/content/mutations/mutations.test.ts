import { beforeAll, expect, test } from 'vitest'
import { rules } from '../../../src/check/rules/index.ts'
import { bodyMutations } from './body.ts'
import { encodingMutations } from './encoding.ts'
import { fieldMutations } from './fields.ts'
import { fileMutations } from './files.ts'
import { frontmatterMutations } from './frontmatter.ts'
import type { Mutations } from './mutation.ts'
import { newsMutations } from './news.ts'
import { reportMutations } from './report.ts'
import { checkMutant, checkUntouched, chooseMutants, keyOf, type Outcome, readDocuments } from './run.ts'
import { togetherMutations } from './together.ts'
import { wordMutations } from './words.ts'

const families: Readonly<Record<string, Mutations>> = {
  encoding: encodingMutations,
  frontmatter: frontmatterMutations,
  fields: fieldMutations,
  report: reportMutations,
  body: bodyMutations,
  news: newsMutations,
  files: fileMutations,
  words: wordMutations,
  together: togetherMutations,
}
/** Maximum number of mutants of one kind; the workflow tries each mistake in more documents. */
const most = process.env.CI === undefined ? 6 : 12

const outcomes: Outcome[] = []
// In a hook: Vitest begins with the files that took longest, and does not count what they do on import.
beforeAll(async () => {
  const untouched = await checkUntouched()
  const existing = new Set(untouched.map(keyOf))
  // A mistake that a document already has cannot be told from the mutant's.
  const mistakes = untouched.filter(({ rule }) => !rules[rule].stopsRelease)
  const warned = new Set(mistakes.map(({ place }) => place.source.file))
  const documents = (await readDocuments()).filter(({ file }) => !warned.has(file))
  for (const [family, mutations] of Object.entries(families)) {
    for (const [name, mutation] of Object.entries(mutations)) {
      for (const mutant of chooseMutants(mutation, name, documents, most)) {
        outcomes.push(await checkMutant(`${family}: ${name}`, mutant, existing))
      }
    }
  }
}, 300_000)

function describe({ mutation, mutant, reported }: Outcome): string {
  return `${mutation} → ${mutant.file}:${mutant.line} ${mutant.rule}, but ${reported.join(', ') || 'nothing'}`
}

test('mutations include at least forty kinds, all in use, and a thousand mutants', () => {
  const kinds = Object.entries(families).flatMap(([family, mutations]) =>
    Object.keys(mutations).map((name) => `${family}: ${name}`),
  )
  const used = new Set(outcomes.map(({ mutation }) => mutation))
  expect(kinds.filter((kind) => !used.has(kind))).toEqual([])
  expect(kinds.length).toBeGreaterThanOrEqual(40)
  expect(outcomes.length).toBeGreaterThanOrEqual(1000)
  const share = (right: readonly Outcome[]) => `${right.length} of ${outcomes.length}`
  console.log(
    `${kinds.length} kinds of mistake: caught ${share(outcomes.filter(({ caught }) => caught))}, on the right line ${share(outcomes.filter(({ placed }) => placed))}, by the right rule ${share(outcomes.filter(({ named }) => named))}`,
  )
})

test('check reports every mutant', () => {
  expect(outcomes.filter(({ caught }) => !caught).map(describe)).toEqual([])
})

test('check reports every mutant on its line', () => {
  expect(outcomes.filter(({ placed }) => !placed).map(describe)).toEqual([])
})

test('check reports every mutant by its rule', () => {
  expect(outcomes.filter(({ named }) => !named).map(describe)).toEqual([])
})
