import path from 'node:path'
import { type Finding, finding } from './problem.ts'
import { createSource, placeIn } from './source.ts'

/** What the systems of computers add to the name of a copy, a second download or a second file of a name. */
const added = /(?:(?: -)? (?:copy|kopje|kopja|kopjo)(?: \(?\d+\)?)?| ?\(\d+\))$/i

const documentName = /\.(mdx?|markdown|ya?ml)$/i

/**
 * Finds copies of folders and documents that lie beside their originals, and says so once for each. What is in them
 * is not judged: it would be told of a second time, and of its original that somebody has its number.
 *
 * @param files paths relative to `content/`, sorted; so are the others
 */
export function leaveOutCopies(files: readonly string[]): { others: string[]; findings: Finding[] } {
  const known = new Set(files.flatMap(withFolders))
  const copies = new Map<string, { original: string; inside: string[] }>()
  const others = files.filter((file) => {
    for (const copy of withFolders(file)) {
      const original = originalOf(copy, copy === file)
      if (original === undefined || !known.has(original)) continue
      const { inside } = copies.get(copy) ?? { inside: [] }
      copies.set(copy, { original, inside: [...inside, file] })
      return false
    }
    return true
  })
  const findings = [...copies].map(([copy, { original, inside }]) => {
    const spokenOf = inside.find((file) => documentName.test(file)) ?? inside[0]
    return finding('collect/copy', placeIn(createSource(`content/${spokenOf}`, ''), 0, 0), { copy, original })
  })
  return { others, findings }
}

/** The path without what a copy's name ends with; of photos nobody knows whether two of a name are the same. */
function originalOf(copy: string, isFile: boolean): string | undefined {
  const ending = isFile ? path.posix.extname(copy) : ''
  // Beside an `index` nothing else may lie, which is said of all that does.
  if (isFile && (!documentName.test(ending) || /(^|\/)index[^/]*$/.test(copy))) return undefined
  const stem = copy.slice(0, copy.length - ending.length)
  return added.test(stem) ? stem.replace(added, '') + ending : undefined
}

/** A path and those of the folders above it, the outermost first. */
function withFolders(file: string): string[] {
  const names = file.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
