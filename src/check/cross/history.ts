import type { ListOf } from '../../model/document-kinds.ts'
import type { AnyResult } from '../documents/check.ts'
import { numberedList } from '../documents/kinds.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'

/** What the history of the project tells of public numbers. */
export type History = {
  /** Whether it reaches back to the beginning. */
  isWhole: boolean
  /** Documents that were removed, and those of the last commit. */
  bearers: readonly Bearer[]
}

type Bearer = { list: ListOf; id: number; file: string }

/**
 * Numbers above all others that belonged to a document which is gone, and which `site.yaml` does not call retired.
 * Lower ones leave a gap.
 *
 * @param options.unread Kinds of which some document's number cannot be read: it may be one of these.
 * @param options.release whether to say that the history is not known
 */
export function checkHistory(
  results: readonly AnyResult[],
  options: { history: History | undefined; unread: ReadonlySet<AnyResult['kind']>; release: boolean },
): Finding[] {
  const { history, unread, release } = options
  const site = results.find(({ kind }) => kind === 'site')
  const retired = site?.shared?.retired
  if (site === undefined || retired === undefined) return []
  // Where the cure is written, or at the top of the file.
  const at = site.source.text.search(/^retired:/m)
  const place = placeIn(site.source, Math.max(0, at), at === -1 ? 0 : at + 'retired'.length)
  const files = new Set(results.map(({ file }) => file))
  const findings = numberedList.flatMap(([kind, { list }]) => {
    const known = retired[list] ?? []
    const ids = results.flatMap((result) => (result.kind === kind && result.id ? [result.id.value] : []))
    const taken = Math.max(0, ...ids)
    const isGone = ({ id, file }: Bearer) => id > taken && !known.includes(id) && !files.has(file)
    const gone = (history?.bearers ?? []).filter((one) => one.list === list && isGone(one))
    if (unread.has(kind)) return []
    const all = [...new Set([...known, ...gone.map(({ id }) => id)])].sort((a, b) => a - b)
    return gone.map((bearer) => finding('id/removed', place, { ...bearer, retired: all }))
  })
  if (release && !history?.isWhole)
    findings.push(finding('id/history', placeIn(site.source, 0, 0), { isThere: history !== undefined }))
  return findings
}
