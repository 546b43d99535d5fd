import { parseDocument } from 'yaml'
import type { History } from '../check/site-wide/history.ts'
import { type Disk, filesBelow, textIn } from '../util/disk/disk.ts'

/**
 * The number of the next document of a folder: one more than the highest in the content, the settings, the history and the
 * studio's drafts. Gaps are not filled, because an old number may live on in shared links.
 *
 * @param options.folder name of the folder below `content/`
 */
export function nextId(options: {
  disk: Pick<Disk, 'list' | 'read'>
  history: History | undefined
  folder: string
}): number {
  const { disk, history, folder } = options
  const given = history?.bearers.filter(({ list }) => list === folder).map(({ id }) => id) ?? []
  const names = filesBelow(disk, `content/${folder}`).filter((name) => name.endsWith('.mdx'))
  const own = names.map((name) => numberIn(textIn(disk, `content/${folder}/${name}`) ?? '') ?? 0)
  return Math.max(0, ...own, ...retiredIds(disk, folder), ...given, ...draftIds(disk, folder)) + 1
}

/** Numbers of documents that are drafts in the studio. */
function draftIds(disk: Pick<Disk, 'list' | 'read'>, folder: string): number[] {
  const texts = disk.list('drafts/open').map(({ name }) => textIn(disk, `drafts/open/${name}/draft.json`))
  const own = texts.map(readDraft).filter(({ file }) => file.startsWith(`content/${folder}/`))
  return own.flatMap(({ text }) => numberIn(text) ?? [])
}

/** A draft; an empty one if its file was cut off, which the studio leaves out as well. */
function readDraft(json = ''): { file: string; text: string } {
  try {
    return JSON.parse(json)
  } catch {
    return { file: '', text: '' }
  }
}

/** The number of a document; undefined if there is none. Reads a line, not YAML, so that mistakes elsewhere do not matter. */
export function numberIn(text: string): number | undefined {
  const [, id] = /^id:\s*["']?(\d+)/m.exec(text) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Numbers listed as retired in `site.yaml`; none if the file has mistakes, which the check reports. */
function retiredIds(disk: Pick<Disk, 'read'>, folder: string): number[] {
  const parsed = parseDocument(textIn(disk, 'content/site.yaml') ?? '')
  const ids: unknown = parsed.errors.length === 0 ? parsed.toJS()?.retired?.[folder] : undefined
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
}
