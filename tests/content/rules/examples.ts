import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Rule, rules } from '../../../src/check/rules/index.ts'
import type { ShownExample } from '../../../src/check/rules/record.ts'
import { paths, replacedText } from './fixture.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What the page of the rules shows of a rule. */
export function shownExample(rule: Rule): ShownExample {
  const { example } = rules[rule]
  if (!('in' in example)) return example
  const { right, wrong: marked, shown } = example
  const wrong = marked.replaceAll(/[⟦⟧]/g, '')
  if (shown !== undefined) return shown
  const folder = example.in === 'words' ? root : `${root}tests/fixtures/content-check/good/`
  const text = readFileSync(`${folder}${paths[example.in]}`, 'utf8')
  if (replacedText(example, text) !== right) return { wrong, right }
  return difference(text.replace(right, () => wrong).split('\n'), text.split('\n'))
}

/** The lines in which two documents differ. */
function difference(wrongLines: readonly string[], rightLines: readonly string[]): ShownExample {
  let start = 0
  while (wrongLines[start] === rightLines[start]) start++
  let end = 0
  while (end < wrongLines.length - start && wrongLines.at(-1 - end) === rightLines.at(-1 - end)) end++
  const example = { wrong: cut(wrongLines, start, end), right: cut(rightLines, start, end) }
  if (example.wrong !== '' && example.right !== '') return example
  // Lines that only one of the documents has are shown with their neighbours.
  const [first, last] = [Math.max(0, start - 1), Math.max(0, end - 1)]
  return { wrong: cut(wrongLines, first, last), right: cut(rightLines, first, last) }
}

function cut(lines: readonly string[], start: number, end: number): string {
  return lines
    .slice(start, lines.length - end)
    .join('\n')
    .trim()
}
