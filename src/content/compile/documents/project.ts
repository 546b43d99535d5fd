import { type Project, projectFrontmatterSchema } from '../../schema/project.ts'
import { yearAnchor } from '../../year-anchor.ts'
import { checkNodes } from '../markdown/check.ts'
import { projectComponents } from '../markdown/components.ts'
import { parseBody } from '../markdown/parse.ts'
import { finding } from '../problem.ts'
import { checkBlocks, readBlocks, readDescription } from '../project/blocks.ts'
import { fieldPassages } from '../text/fields.ts'
import { markdownPassages } from '../text/markdown.ts'
import { valuePlace } from '../yaml/locate.ts'
import {
  type DocumentInput,
  type DocumentResult,
  endOf,
  idOf,
  isSound,
  openDocument,
  titleOf,
  yearsOf,
} from './document.ts'

/** Checks `content/projects/<years>-<slug>.mdx` and reads its description. */
export function checkProject({ source }: DocumentInput): DocumentResult<Project> {
  const opened = openDocument(source, projectFrontmatterSchema)
  const { value, partial, yaml, bodyOffset } = opened
  const findings = [...opened.findings]
  const body = bodyOffset === undefined ? undefined : parseBody(source, bodyOffset, projectComponents)
  findings.push(...(body?.findings ?? []))
  const root = body?.value
  const uses = root && checkNodes(source, root, projectComponents)
  if (root !== undefined) findings.push(...(uses?.findings ?? []))
  // A text that was set aside as spoilt is not missing.
  if (root !== undefined && (root.children.length > 0 || body?.findings.length === 0))
    findings.push(...checkBlocks(source, root, endOf(source)))
  const years = String(partial.year ?? '')
  if (yaml !== undefined && years !== '') {
    const [first = '', last] = years.split('-')
    const place = valuePlace(yaml, ['year'])
    if (last !== undefined && last <= first)
      findings.push(finding('project/year-range', place, { written: years }))
    const name = source.file.slice(source.file.lastIndexOf('/') + 1)
    // A name that says no years has been spoken of.
    if (/^\d{4}-/.test(name) && !name.startsWith(`${years}-`))
      findings.push(finding('project/year-name', place, { years, name }))
  }
  const sound = value !== undefined && root !== undefined && isSound(findings)
  return {
    source,
    entry: sound
      ? { ...value, year: years, description: readDescription(root), blocks: readBlocks(root) }
      : undefined,
    ...idOf(partial, yaml),
    ...titleOf(partial, yaml),
    ...yearsOf(years.split('-').at(-1), 'year', yaml),
    links: uses?.links ?? [],
    anchors: years === '' ? [] : [yearAnchor(years)],
    pictures: [],
    texts: [
      ...(yaml ? fieldPassages(yaml) : []),
      ...(root && body ? markdownPassages(source, root, body.text) : []),
    ],
    findings,
  }
}
