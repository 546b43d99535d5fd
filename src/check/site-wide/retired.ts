import type { AnyResult } from '../documents/check.ts'
import { numberedKindPairs } from '../documents/kinds.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import type { Bearer, History } from './history.ts'
import { ascending, idsOf } from './ids.ts'

/**
 * Reports numbers of removed documents that are higher than all others and not listed under `retired` in `site.yaml`.
 * Lower numbers of removed documents are reported as gaps.
 *
 * @param unread kinds with a document whose number cannot be read, because it may be one of the removed numbers
 * @param release whether to report an incomplete history
 */
export function checkHistory(
  results: readonly AnyResult[],
  history: History | undefined,
  removed: readonly Bearer[],
  unread: ReadonlySet<AnyResult['kind']>,
  release: boolean,
): Finding[] {
  const site = results.find(({ kind }) => kind === 'site')
  const retired = site?.shared?.retired
  if (site === undefined || retired === undefined) return []
  // The place is the field `retired`, or the top of the file if there is no such field.
  const at = site.source.text.search(/^retired:/m)
  const place = placeIn(site.source, Math.max(0, at), at === -1 ? 0 : at + 'retired'.length)
  const findings = numberedKindPairs.flatMap(([kind, { list }]) => {
    if (unread.has(kind)) return []
    const listed = retired[list] ?? []
    const last = Math.max(0, ...idsOf(results, kind).numbered.map(({ value }) => value))
    const isUnlisted = ({ id }: Bearer) => id > last && !listed.includes(id)
    const gone = removed.filter((one) => one.list === list && isUnlisted(one))
    const all = ascending([...listed, ...gone.map(({ id }) => id)])
    return gone.map(({ id, file }) => finding('id/removed', place, { id, file, list, retired: all }))
  })
  if (release && !history?.isWhole)
    findings.push(finding('id/history', placeIn(site.source, 0, 0), { isThere: history !== undefined }))
  return findings
}
