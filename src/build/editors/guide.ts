import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { newsFrontmatterSchema } from '../../content/schema/news.ts'
import { projectFrontmatterSchema } from '../../content/schema/project.ts'
import { reportFrontmatterSchema } from '../../content/schema/report.ts'
import { writeAtomically } from '../atomic.ts'
import { paths } from '../paths.ts'
import { describeFields, type Field } from './fields.ts'
import { renderRules } from './rules-guide.ts'

const schemas = {
  reports: reportFrontmatterSchema,
  news: newsFrontmatterSchema,
  projects: projectFrontmatterSchema,
}

/**
 * The editors' guide with its field tables, between `<!-- fields:reports -->` and `<!-- /fields:reports -->`,
 * written anew from the schemas.
 *
 * @throws an Error when the place of a table is not marked
 */
export function fillGuide(guide: string): string {
  return Object.entries(schemas).reduce((text, [name, schema]) => {
    const [start, end] = [`<!-- fields:${name} -->`, `<!-- /fields:${name} -->`]
    const from = text.indexOf(start)
    const to = text.indexOf(end)
    if (from < 0 || to < from) throw new Error(`content/README.md: ${start} … ${end} mungon`)
    const table = `${start}\n\n${fieldTable(describeFields(schema))}\n\n`
    return text.slice(0, from) + table + text.slice(to)
  }, guide)
}

/** Path of the editors' guide. */
export const guideFile = join(paths.content, 'README.md')

/** Renews the tables of the committed guide. */
export async function writeGuide(): Promise<void> {
  const guide = await readFile(guideFile, 'utf8')
  const filled = fillGuide(guide)
  if (filled !== guide) await writeAtomically(guideFile, filled)
}

/** Path of the page of the rules. */
export const rulesFile = join(paths.content, 'RREGULLAT.md')

/** Renews the committed page of the rules. */
export async function writeRules(fixtureExample: Parameters<typeof renderRules>[0]): Promise<void> {
  const page = renderRules(fixtureExample)
  const written = await readFile(rulesFile, 'utf8').catch(() => '')
  if (page !== written) await writeAtomically(rulesFile, page)
}

function fieldTable(fields: readonly Field[]): string {
  const head = ['| Fusha | Çfarë shkruhet | Shembull | E detyrueshme |', '|---|---|---|---|']
  return [...head, ...fields.flatMap((field) => rows(field, ''))].join('\n')
}

function rows(field: Field, group: string): string[] {
  const { name, label, hint, examples, required, shape, fields } = field
  const path = `${group}\`${name}\``
  const written = examples.map((example) => stringify(example).trim())
  const whole = shape === 'values' ? [`[${written.join(', ')}]`] : written
  const shown = whole.map((example) => `\`${example}\``).join(', ')
  const cells = [path, `**${label}.** ${hint}`, shown, required ? 'po' : 'jo']
  return [`| ${cells.map(escapeCell).join(' | ')} |`, ...fields.flatMap((inner) => rows(inner, `${path} › `))]
}

/** `<numri>` in a hint is text, not HTML; a bar would begin another cell. */
function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
