import * as posix from '../../util/posix.ts'
import { archiveFiles } from '../files.ts'
import { type Finding, finding } from '../problem.ts'
import { createSource, placeIn } from '../source.ts'

const [manifest, note] = archiveFiles

/**
 * Finds archives of changes that were unpacked, and reports each once. The content of an archive is not checked,
 * because each file would be reported as a file in a wrong place.
 *
 * @param files paths relative to `content/`, sorted like the `others` in the result
 * @param beside paths relative to the project of the notes and manifests outside `content/`
 */
export function leaveOutUnpacked(
  files: readonly string[],
  beside: readonly string[],
): { others: readonly string[]; findings: Finding[] } {
  const isOfArchive = (file: string) => archiveFiles.some((name) => name === posix.basename(file))
  const inside = files.filter(isOfArchive).map((file) => `content/${file}`)
  const found = [...inside, ...beside]
  // A lone note in the project's folder is left from an archive of a former studio, which was unpacked there.
  const folders = new Set(found.filter((file) => file !== note).map((file) => posix.dirname(file)))
  const findings = [...folders].map((folder) => {
    const file = posix.join(folder, found.includes(posix.join(folder, manifest)) ? manifest : note)
    const place = placeIn(createSource(file, ''), 0, 0)
    return finding('collect/unpacked', place, { folder: folder === '.' ? undefined : folder })
  })
  if (inside.length === 0) return { others: files, findings }
  const copies = [...folders].map((folder) => `${folder}/content/`)
  const isOther = (file: string) =>
    !isOfArchive(file) && !copies.some((copy) => `content/${file}`.startsWith(copy))
  return { others: files.filter(isOther), findings }
}
