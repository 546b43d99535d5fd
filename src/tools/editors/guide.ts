import { join } from 'node:path'
import { stringify } from 'yaml'
import { numberedKindPairs } from '../../check/documents/kinds.ts'
import { families, type Rule, ruleAnchor, rules } from '../../check/rules/index.ts'
import { describeSchema, type Field, singleExamples } from '../../model/schema/described.ts'
import { nextEditionSchema } from '../../model/schema/next-edition.ts'
import { paths } from '../../util/paths.ts'
import { shownExample } from './examples.ts'

/**
 * The editors' guide with its field tables, between `<!-- fields:reports -->` and `<!-- /fields:reports -->`,
 * regenerated from the schemas.
 *
 * @throws an Error when the markers of a table are missing
 */
export function fillGuide(guide: string): string {
  const numbered = numberedKindPairs.map(([, { list, schema }]) => [list, schema] as const)
  return [...numbered, ['next-edition', nextEditionSchema] as const].reduce((text, [name, schema]) => {
    const [start, end] = [`<!-- fields:${name} -->`, `<!-- /fields:${name} -->`]
    const from = text.indexOf(start)
    const to = text.indexOf(end)
    if (from < 0 || to < from) throw new Error(`content/README.md: ${start} … ${end} mungon`)
    const table = `${start}\n\n${fieldTable(describeSchema(schema).fields)}\n\n`
    return text.slice(0, from) + table + text.slice(to)
  }, guide)
}

/** Paths of the editors' guide and of the rules page. */
export const guideFile = join(paths.content, 'README.md')
export const rulesFile = join(paths.content, 'RREGULLAT.md')

function fieldTable(fields: readonly Field[]): string {
  const head = ['| Fusha | Çfarë shkruhet | Shembull | E detyrueshme |', '|---|---|---|---|']
  return [...head, ...fields.flatMap((field) => rows(field, ''))].join('\n')
}

function rows(field: Field, group: string): string[] {
  const { name, title = name, description = '', isRequired, items } = field
  const path = `${group}\`${name}\``
  const [item = field] = items
  const written = singleExamples(field).map((example) => stringify(example).trim())
  const whole = item !== field && item.fields.length === 0 ? [`[${written.join(', ')}]`] : written
  const shown = whole.map((example) => `\`${example}\``).join(', ')
  const cells = [path, `**${title}.** ${description}`, shown, isRequired ? 'po' : 'jo']
  const inner = item.fields.flatMap((one) => rows(one, `${path} › `))
  return [`| ${cells.map(escapeCell).join(' | ')} |`, ...inner]
}

/** Escapes HTML in a hint (`<numri>`), and bars, which would begin another cell. */
function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const opening = `# Rregullat e kontrollit

Kjo faqe krijohet vetvetiu; mos e ndryshoni me dorë. Për çdo rregull thotë pse ekziston, si nuk shkruhet dhe si shkruhet. Emri i rregullit është ai që del në njoftim, pas vendit. Një **gabim** e ndal publikimin, një **vërejtje** jo.
`

/** The page of the rules, one section each with an anchor of its own (`#encoding-utf-16`). */
export function renderRules(): string {
  const parts = families.map((family) => {
    const sections = family.rules.map((rule) => {
      const { wrong, right } = shownExample(rule)
      const why = escapeText(rules[rule].why)
      return `${heading(rule)}\n\n${why}\n\nJo kështu:\n\n${block(wrong)}\n\nKështu:\n\n${block(right)}\n`
    })
    return `## ${family.title}\n\n${sections.join('\n')}`
  })
  return [opening, contents(), ...parts].join('\n')
}

function contents(): string {
  const lines = families.map((family) => {
    const links = family.rules.map((rule) => `[${rule}](#${ruleAnchor(rule)})`)
    return `- **${family.title}:** ${links.join(', ')}`
  })
  return `${lines.join('\n')}\n`
}

/** Escapes characters such as `<` and `*` in a sentence. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_`[\]\\]/g, '\\$&')
}

function heading(rule: Rule): string {
  const severity = rules[rule].severity === 'warning' ? 'vërejtje' : 'gabim'
  return `<a id="${ruleAnchor(rule)}"></a>\n\n### ${rule}\n\n_${severity}_`
}

function block(text: string): string {
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}text\n${text}\n${fence}`
}
