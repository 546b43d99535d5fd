import { isDay } from '../../model/dates.ts'
import { nextEditionAnchor, nextEditionPath } from '../../model/next-edition.ts'
import { type NextEdition, nextEditionSchema, waysToApply } from '../../model/schema/next-edition.ts'
import { type Finding, finding } from '../problem.ts'
import { valuePlace } from '../yaml/locate.ts'
import { resultOf } from './data.ts'
import { type DocumentKind, endPlace, openDocument } from './document.ts'

/** The next edition of the summer school; the file exists only while there is an edition to announce. */
export const nextEditionKind: DocumentKind<NextEdition> = {
  file: 'next-edition.yaml',
  isOptional: true,
  schema: nextEditionSchema,
  title: 'Edicioni i ardhshëm',
  page: { path: nextEditionPath, ids: [nextEditionAnchor] },
  check(input) {
    const fields = openDocument(input.source, nextEditionSchema)
    const { source, partial, yaml } = fields
    const { start, end, deadline } = partial
    if (yaml === undefined) return resultOf(fields, [])
    const place = (name: keyof NextEdition) => valuePlace(yaml, [name])
    const findings: Finding[] = []
    if (isDay(start) && isDay(end) && end < start)
      findings.push(finding('report/date-range', place('end'), { start, end }))
    if (isDay(start) && isDay(deadline) && start < deadline)
      findings.push(finding('edition/deadline', place('deadline'), { deadline, start }))
    const written = Object.keys(yaml.value ?? {})
    if (!waysToApply.some((way) => written.includes(way)))
      findings.push(finding('edition/no-way-to-apply', endPlace(source)))
    const last = isDay(end) && { end: { value: end, place: place('end') } }
    return { ...resultOf(fields, findings), ...last }
  },
}
