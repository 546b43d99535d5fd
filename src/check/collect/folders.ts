import { documentKinds } from '../../model/document-kinds.ts'
import { groupBy } from '../../util/group-by.ts'
import { nearest } from '../../util/nearest.ts'
import * as posix from '../../util/posix.ts'
import type { NumberedKind } from '../documents/document.ts'
import { numberedKindPairs } from '../documents/kinds.ts'
import { editionName } from '../documents/report/report.ts'
import { slug } from '../files.ts'
import { compareText, type Finding, finding } from '../problem.ts'
import { filePlace } from '../source.ts'

/**
 * A file of `content/`, and the path under which it is checked (`as`): its own path, or the path in its corrected
 * folder.
 */
export type LocatedFile = { file: string; as: string }

/** Files by their folder, after the corrections made so far. */
type Folders = Map<string, LocatedFile[]>

/** The folders at the top of `content/`. */
export const topFolders = [...Object.values(documentKinds).map(({ list }) => list), 'pages']
/** Albanian names of the folders. */
const translated: Readonly<Record<string, string>> = {
  lajm: 'news',
  lajme: 'news',
  lajmet: 'news',
  faqe: 'pages',
}
/** The kind of the documents below a folder at the top. */
export function kindIn(top: string): NumberedKind<unknown> | undefined {
  return numberedKindPairs.find(([, { list }]) => list === top)?.[1]
}

const shown = /\.(mdx?|markdown|jpe?g|png|webp|avif|svg)$/i
const document = /\.(mdx?|markdown)$/i

/**
 * Finds the folders that have a wrong name or lie in a wrong place, and reports each once. Their files are checked
 * under the corrected path, so that consequences of the wrong folder are not reported.
 *
 * @param files paths relative to `content/`, sorted like the `placed` files in the result
 */
export function placeFolders(files: readonly string[]): { placed: LocatedFile[]; findings: Finding[] } {
  const own = files.map((file) => ({ file, as: file }))
  const folders: Folders = groupBy(own, ({ file }) => posix.dirname(file))
  const findings = [...placeTops(folders), ...placeDeep(folders), ...nameFolders(folders)]
  if (findings.length === 0) return { placed: own, findings }
  const placed = [...folders.values()].flat().sort((a, b) => compareText(a.file, b.file))
  return { placed, findings }
}

/** Reports unknown folders at the top of `content/`, and moves their files to the known folder that is meant. */
function placeTops(folders: Folders): Finding[] {
  const tops = groupBy(folders.keys(), (folder) => folder.split('/')[0] ?? '')
  for (const folder of ['.', ...topFolders]) tops.delete(folder)
  return [...tops].map(([top, inside]) => {
    const all = inside.flatMap((folder) => folders.get(folder) ?? [])
    const home = translated[top.toLowerCase()] ?? nearest(top, topFolders)
    const moved = new Map(inside.map((folder) => [folder, `${home}${folder.slice(top.length)}`]))
    const taken = [...moved].flatMap(([from, to]) => clashes(folders, from, to))[0]
    for (const [from, to] of moved) move(folders, from, home === undefined || taken ? undefined : to)
    const values = { file: top, isFolder: true, suggestion: home, taken }
    return finding('collect/wrong-place', placeOf(all), values)
  })
}

/** Reports folders below the folder of a document, the deepest first, so that files move up one level at a time. */
function placeDeep(folders: Folders): Finding[] {
  const deep = [...folders.keys()].filter((folder) => levelsOf(folder) > 0)
  return deep
    .sort((a, b) => levelsOf(b) - levelsOf(a))
    .flatMap((folder) => {
      const inside = folders.get(folder) ?? []
      const to = inside.some(({ as }) => shown.test(as)) ? homeOf(folder, inside, folders) : undefined
      if (to === undefined) return []
      const taken = clashes(folders, folder, to).length > 0
      const free =
        taken && hasDocument(inside) && !topFolders.includes(to) ? freeName(folders, to) : undefined
      move(folders, folder, taken ? undefined : to)
      const levels = levelsOf(folder)
      return [finding('collect/folder-depth', placeOf(inside), { folder, levels, to, taken, free })]
    })
}

/** How many levels too deep a folder lies. */
function levelsOf(folder: string): number {
  const [top = '', ...rest] = folder.split('/')
  if (!topFolders.includes(top)) return 0
  return kindIn(top)?.ownFolder === false ? rest.length : Math.max(0, rest.length - 1)
}

/** The folder to which the files of a too deep folder belong; undefined if unknown. */
function homeOf(folder: string, inside: readonly LocatedFile[], folders: Folders): string | undefined {
  const [top = '', ...names] = folder.split('/')
  const kind = kindIn(top)
  if (kind?.ownFolder === false) return inside.some(({ as }) => /\/index\.\w+$/i.test(as)) ? undefined : top
  const has = (file: string) => folders.get(posix.dirname(file))?.some(({ as }) => as === file) === true
  if (!hasDocument(inside)) return documentFolder(folder, has)
  if (top === 'reports') {
    const name = editionOf(names, folders)
    return name === undefined ? undefined : `reports/${name}`
  }
  const name = names.map(slug).findLast((word) => /[a-z]/.test(word))
  return kind !== undefined && name !== undefined ? `${top}/${name}` : undefined
}

/** The edition that folder names mean: `2014/vjeshtë` is `2014-vjeshte` if `2014` has its own document, else `2014`. */
function editionOf(names: readonly string[], folders: Folders): string | undefined {
  const own = editionName(names.at(-1) ?? '')
  if (own !== undefined) return own
  const year = names.map(editionName).findLast((name) => name !== undefined)
  const isSecond = hasDocument(folders.get(`reports/${year}`) ?? [])
  return year !== undefined && isSecond ? editionName(`${year}-${names.at(-1)}`) : year
}

/** The nearest folder above a path whose document can show pictures; undefined if none. `has` tells which files exist. */
export function documentFolder(path: string, has: (file: string) => boolean): string | undefined {
  const above = posix.dirname(path)
  if (above === '.') return undefined
  return has(`${above}/index.mdx`) || has(`${above}/index.yaml`) ? above : documentFolder(above, has)
}

/** Reports folders of documents whose names cannot be part of an address, and gives them the right name. */
function nameFolders(folders: Folders): Finding[] {
  return [...folders].flatMap(([folder, inside]) => {
    const [top = '', name = '', ...rest] = folder.split('/')
    const kind = kindIn(top)
    if (!kind?.ownFolder || name === '' || rest.length > 0) return []
    if (!inside.some(({ as }) => shown.test(as))) return []
    const meant = kind.nameOf(name)
    if (kind.file.test(`${folder}/index.mdx`) || meant === undefined || meant === '') return []
    const taken = folders.has(`${top}/${meant}`)
    const to = taken ? freeName(folders, `${top}/${meant}`) : `${top}/${meant}`
    move(folders, folder, to)
    return [
      finding('collect/folder-name', placeOf(inside), {
        folder,
        meant: `${top}/${meant}`,
        to,
        isTaken: taken,
      }),
    ]
  })
}

function freeName(folders: Folders, folder: string): string {
  let number = 2
  while (folders.has(`${folder}-${number}`)) number++
  return `${folder}-${number}`
}

function hasDocument(inside: readonly LocatedFile[]): boolean {
  return inside.some(({ as }) => document.test(as))
}

/** Paths that would collide if the files of one folder were moved to another. */
function clashes(folders: Folders, from: string, to: string): string[] {
  const taken = new Set(folders.get(to)?.map(({ as }) => as.toLowerCase()))
  return (folders.get(from) ?? [])
    .map(({ as }) => `${to}/${posix.basename(as)}`)
    .filter((as) => taken.has(as.toLowerCase()))
}

/** Moves the files of a folder to another folder; without a target, the files are not checked further. */
function move(folders: Folders, from: string, to: string | undefined): void {
  const inside = folders.get(from) ?? []
  folders.delete(from)
  if (to === undefined) return
  const moved = inside.map(({ file, as }) => ({ file, as: posix.join(to, posix.basename(as)) }))
  folders.set(to, [...(folders.get(to) ?? []), ...moved])
}

/** A folder is reported at its document, or else at its first file. */
function placeOf(inside: readonly LocatedFile[]) {
  return filePlace((inside.find(({ as }) => document.test(as)) ?? inside[0])?.file ?? '')
}

/** The name of a file without its ending; Notepad adds its own: `2008-pylli.mdx.txt` → `2008-pylli`. */
export function documentStem(name: string): string {
  return name.replace(/(\.(mdx?|markdown|txt|ya?ml|html?))+$/i, '').replace(/\.[^.]*$/, '')
}
