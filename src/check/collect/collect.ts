import { groupBy } from '../../util/group-by.ts'
import * as posix from '../../util/posix.ts'
import { type FoundDocument, type Kind, kindOfPath, requiredFiles } from '../documents/kinds.ts'
import type { ContentFiles } from '../files.ts'
import { parts } from '../patterns.ts'
import { isPictureFile } from '../pictures/pictures.ts'
import { compareText, type Finding, finding } from '../problem.ts'
import { filePlace } from '../source.ts'
import { kindIn, placeFolders } from './folders.ts'
import { describeStray, guides, suggestPath } from './stray.ts'
import { leaveOutUnpacked } from './unpacked.ts'

/** Finds the documents of `content/` by path; a file in a wrong place or with a wrong name is a finding. */
export async function collect({
  list,
  unpacked,
}: ContentFiles): Promise<{ documents: FoundDocument[]; findings: Finding[] }> {
  const { files: listed, others } = await list('content')
  const { others: files, findings: archives } = leaveOutUnpacked(listed, (await unpacked?.()) ?? [])
  const found: FoundDocument[] = []
  const { others: own, findings: copies } = leaveOutCopies(files)
  const { placed, findings: folders } = placeFolders(own)
  const clashes = describeClashes([...files, ...others].sort(compareText))
  // Links and devices are not followed: their targets are not part of the content.
  const strange = others.map((written) => {
    const name = written.replace(/\/$/, '')
    return finding('collect/not-a-file', filePlace(name), { name, isFolder: name !== written })
  })
  const findings = [...archives, ...clashes, ...strange, ...copies, ...folders]
  const pictures = groupBy(
    placed.filter(({ as }) => isPicture(as)),
    ({ as }) => posix.dirname(as),
  )
  const paths = new Set(placed.map(({ as }) => as))
  const taken = new Set(paths)
  for (const one of placed) {
    const { file, as } = one
    const right = kindOfPath(as)
    const stray = right === undefined && !isPicture(as) && !guides.includes(as)
    if (stray) findings.push(describeStray(one, paths))
    const kind = right ?? (stray ? misnamedKind(as, taken) : undefined)
    if (kind === undefined) continue
    const [folder, home] = [posix.dirname(file), posix.dirname(as)]
    found.push({
      kind,
      file: `content/${file}`,
      folder: posix.join('content', folder),
      pictures: (pictures.get(home) ?? []).map((picture) => within(folder, picture.file)),
      ...(stray && { misnamed: true }),
      ...(home !== folder && { home: posix.join('content', home) }),
    })
  }
  // A required file in other letter case has a finding of its own.
  const names = new Set([...paths, ...others].map((name) => name.toLowerCase()))
  for (const file of requiredFiles().filter((name) => !names.has(name))) findings.push(missing(file))
  for (const folder of foldersOfPictures(paths)) findings.push(missing(`${folder}/index.mdx`))
  return { documents: found, findings }
}

/** The kind of a misnamed file under its right name, if that name is known and free; the file is checked as such. */
function misnamedKind(file: string, taken: Set<string>): Kind | undefined {
  const meant = /\.(mdx?|markdown|mdx\.txt)$/i.test(file) ? suggestPath(file) : undefined
  if (meant === undefined || taken.has(meant)) return undefined
  if (posix.dirname(meant) !== posix.dirname(file)) return undefined
  taken.add(meant)
  return kindOfPath(meant)
}

/**
 * Whether the site reads a file by its path below `content/`: documents, pictures in their folders, and files of the
 * guide.
 */
export function isSiteFile(path: string): boolean {
  const folder = posix.dirname(path)
  const isBeside = ['mdx', 'yaml'].some((ending) => kindOfPath(`${folder}/index.${ending}`) !== undefined)
  return kindOfPath(path) !== undefined || guides.includes(path) || (isPicture(path) && isBeside)
}

function isPicture(file: string): boolean {
  const [top = '', ...rest] = file.split('/')
  return (
    rest.length === 2 &&
    !file.includes('\\') &&
    (top === 'pages' || kindIn(top)?.ownFolder === true) &&
    isPictureFile(file)
  )
}

/** The path of a file relative to a folder. Nearly always the folder holds the file, and its name is enough. */
function within(folder: string, file: string): string {
  const name = posix.basename(file)
  return file === `${folder}/${name}` ? name : posix.relative(folder, file)
}

/** Folders of documents that hold pictures and nothing else, not even a misnamed document. */
function foldersOfPictures(files: Iterable<string>): string[] {
  const folders = groupBy(files, (file) => posix.dirname(file))
  return [...folders].flatMap(([folder, inside]) =>
    !folder.startsWith('pages/') && inside.every(isPicture) ? folder : [],
  )
}

function missing(file: string): Finding {
  return finding('collect/missing', filePlace(file), {
    file: `content/${file}`,
    isDocument: file.endsWith('.mdx'),
  })
}

/** Reports two names that some file systems treat as equal. */
function describeClashes(files: readonly string[]): Finding[] {
  const seen = new Map<string, string>()
  return files.flatMap((file) => {
    const folded = file.normalize('NFC').toLowerCase()
    const other = seen.get(folded)
    seen.set(folded, file)
    if (other === undefined) return []
    const isComposition = file.normalize('NFC') === other.normalize('NFC')
    return [finding('collect/case-clash', filePlace(file), { other: `content/${other}`, isComposition })]
  })
}

/** Suffixes that operating systems add to the name of a copy or a repeated download. */
const added = new RegExp(String.raw`(?:${parts.copyWord}(?:${parts.copyNumber})?| ?\(\d+\))$`, 'i')

const documentName = /\.(mdx?|markdown|ya?ml)$/i

/**
 * Finds copies of folders and documents that lie beside their originals, and reports each once. Their content is not
 * checked, because each finding would appear twice and the original's number would count as a duplicate.
 *
 * @param files paths relative to `content/`, sorted like the `others` in the result
 */
export function leaveOutCopies(files: readonly string[]): { others: string[]; findings: Finding[] } {
  const paths = new Set(files.flatMap(withFolders))
  const own = new Set(files)
  const originals = new Map([...paths].map((path) => [path, originalOf(path, own.has(path))] as const))
  const isCopy = (path: string) => paths.has(originals.get(path) ?? '')
  const copies = groupBy(files, (file) => withFolders(file).find(isCopy))
  const findings = [...copies].flatMap(([copy, inside]) => {
    if (copy === undefined) return []
    const reported = inside.find((file) => documentName.test(file)) ?? inside[0]
    return finding('collect/copy', filePlace(reported ?? ''), { copy, original: originals.get(copy) ?? '' })
  })
  return { others: copies.get(undefined) ?? [], findings }
}

/** The path without the suffix of a copy; undefined without a suffix, and for photos, whose names may have one. */
function originalOf(copy: string, isFile: boolean): string | undefined {
  const ending = isFile ? posix.extname(copy) : ''
  // A copy of an `index` file is reported by another rule.
  if (isFile && (!documentName.test(ending) || /(^|\/)index[^/]*$/.test(copy))) return undefined
  const stem = copy.slice(0, copy.length - ending.length)
  return added.test(stem) ? stem.replace(added, '') + ending : undefined
}

/** The paths of the folders above a file, outermost first, and the path of the file. */
function withFolders(file: string): string[] {
  const names = file.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
