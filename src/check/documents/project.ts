import { projectAnchor, yearAnchor } from '../../model/anchors.ts'
import { projectRecord } from '../../model/kinds/project.ts'
import { omit } from '../../model/records.ts'
import { type Project, projectFrontmatterSchema } from '../../model/schema/project.ts'
import { slug } from '../files.ts'
import { finding } from '../problem.ts'
import { valuePlace } from '../yaml/locate.ts'
import {
  type DocumentInput,
  type DocumentResult,
  identityOf,
  isSound,
  type NumberedKind,
  openDocument,
} from './document.ts'
import { openPlainBody } from './plain-body.ts'

/** A project of the timeline: `content/projects/<years>-<slug>.mdx`. */
export const projectKind: NumberedKind<Project> = {
  ...projectRecord,
  check: checkProject,
  nameOf(written) {
    const name = slug(written)
    return /^\d{4}(-\d{4})?-./.test(name) ? name : `2024-${name}`
  },
}

/** Checks a project and reads its description. */
export function checkProject(input: DocumentInput): DocumentResult<Project> {
  const opened = openDocument(input.source, projectFrontmatterSchema)
  const { source, value, partial, yaml } = opened
  const body = openPlainBody(source, opened.bodyOffset)
  const findings = [...opened.findings, ...body.findings]
  const years = String(partial.year ?? '')
  if (yaml !== undefined && years !== '') {
    const [first = '', last] = years.split('-')
    const place = valuePlace(yaml, ['year'])
    if (last !== undefined && last <= first)
      findings.push(
        finding('project/year-range', place, {
          written: years,
          isSame: last === first,
          meant: last === first ? first : `${last}-${first}`,
        }),
      )
    const name = source.file.slice(source.file.lastIndexOf('/') + 1)
    // A name without years is reported already.
    if (/^\d{4}-/.test(name) && !name.startsWith(`${years}-`))
      findings.push(finding('project/year-name', place, { years, name }))
  }
  const compared = identityOf(opened, 'year', years.split('-').at(-1))
  const sound = isSound(findings) && body.value
  return {
    source,
    entry: value && sound ? { ...omit(value, 'placeholder'), year: years, ...sound } : undefined,
    ...compared,
    links: body.links,
    anchors: [
      ...(years === '' ? [] : [yearAnchor(years)]),
      ...(compared.id ? [projectAnchor(compared.id.value)] : []),
    ],
    pictures: [],
    texts: [...opened.texts, ...body.texts],
    findings,
  }
}
