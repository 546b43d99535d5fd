import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Rule, rules } from '../../check/rules/index.ts'
import { exampleDocuments, type ShownExample } from '../../check/rules/record.ts'
import { paths } from '../../util/paths.ts'

/** What the page of the rules shows of a rule: of an example that has its place in a document, the lines around it. */
export function shownExample(rule: Rule): ShownExample {
  const { example } = rules[rule]
  if (!('in' in example)) return example
  const { right, wrong: marked, instead, shown } = example
  const wrong = marked.replaceAll(/[⟦⟧]/g, '')
  if (shown !== undefined) return shown
  const site = example.in === 'words' ? '' : 'tests/fixtures/content-check/good'
  const text = readFileSync(join(paths.root, site, exampleDocuments[example.in]), 'utf8')
  const start = instead === undefined ? text.indexOf(right) : -1
  if (start === -1) return { wrong, right }
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [after = ''] = text.slice(start + right.length).split('\n')
  return { wrong: (before + wrong + after).trim(), right: (before + right + after).trim() }
}
