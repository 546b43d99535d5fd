import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RuleExample } from '../../../src/build/editors/rules-guide.ts'
import type { Rule } from '../../../src/content/compile/messages/index.ts'
import { documents } from '../../../src/content/compile/testing/good-site.ts'
import { fixtures } from './fixtures.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const places: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(documents).map(([name, file]) => [name, `tests/fixtures/content-check/good/${file}`]),
  ),
  words: 'content/words.yaml',
}

/** The lines in which a rule's wrong fixture and its mended twin differ; undefined where these are no text. */
export function fixtureExample(rule: Rule): RuleExample | undefined {
  const fixture = fixtures[rule]
  if (!('in' in fixture)) return undefined
  const { right, wrong, instead = right } = fixture
  const text = readFileSync(`${root}${places[fixture.in]}`, 'utf8')
  const wrongLines = text.replace(instead, () => wrong.replaceAll(/[⟦⟧]/g, '')).split('\n')
  const rightLines = text.replace(instead, () => right).split('\n')
  let start = 0
  while (wrongLines[start] === rightLines[start]) start++
  let end = 0
  while (end < wrongLines.length - start && wrongLines.at(-1 - end) === rightLines.at(-1 - end)) end++
  const example = { wrong: cut(wrongLines, start, end), right: cut(rightLines, start, end) }
  if (example.wrong !== '' && example.right !== '') return example
  // Lines that only one of the twins has are shown with their neighbours.
  const [first, last] = [Math.max(0, start - 1), Math.max(0, end - 1)]
  return { wrong: cut(wrongLines, first, last), right: cut(rightLines, first, last) }
}

function cut(lines: readonly string[], start: number, end: number): string {
  return lines
    .slice(start, lines.length - end)
    .join('\n')
    .trim()
}
