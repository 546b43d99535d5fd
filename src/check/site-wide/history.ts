import type { ListOf } from '../../model/document-kinds.ts'
import type { AnyResult } from '../documents/check.ts'
import { numberedKindPairs } from '../documents/kinds.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import { idsOf } from './ids.ts'

/** Public numbers according to the Git history. */
export type History = {
  /** Whether the history is complete, not a shallow clone. */
  isWhole: boolean
  /** The numbers of removed documents and of the documents of the last commit, with their files. */
  bearers: readonly Bearer[]
}

type Bearer = { list: ListOf; id: number; file: string }

/**
 * Reports numbers of removed documents that are higher than all others and not listed under `retired` in `site.yaml`.
 * Lower numbers of removed documents are reported as gaps.
 *
 * @param unread Kinds in which a document's number cannot be read: it may be one of the removed numbers.
 * @param release whether to report an incomplete history
 */
export function checkHistory(
  results: readonly AnyResult[],
  history: History | undefined,
  unread: ReadonlySet<AnyResult['kind']>,
  release: boolean,
): Finding[] {
  const site = results.find(({ kind }) => kind === 'site')
  const retired = site?.shared?.retired
  if (site === undefined || retired === undefined) return []
  // The place is the field `retired`, or the top of the file if there is no such field.
  const at = site.source.text.search(/^retired:/m)
  const place = placeIn(site.source, Math.max(0, at), at === -1 ? 0 : at + 'retired'.length)
  const files = new Set(results.map(({ file }) => file))
  const findings = numberedKindPairs.flatMap(([kind, { list }]) => {
    if (unread.has(kind)) return []
    const known = retired[list] ?? []
    const last = Math.max(0, ...idsOf(results, kind).numbered.map(({ value }) => value))
    const isGone = ({ id, file }: Bearer) => id > last && !known.includes(id) && !files.has(file)
    const gone = (history?.bearers ?? []).filter((one) => one.list === list && isGone(one))
    const all = [...new Set([...known, ...gone.map(({ id }) => id)])].sort((a, b) => a - b)
    return gone.map((bearer) => finding('id/removed', place, { ...bearer, retired: all }))
  })
  if (release && !history?.isWhole)
    findings.push(finding('id/history', placeIn(site.source, 0, 0), { isThere: history !== undefined }))
  return findings
}
