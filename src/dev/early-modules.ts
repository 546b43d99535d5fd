import { checkDocuments, type RecordStore, readJobs } from '../check/check-documents.ts'
import { collect } from '../check/collect/collect.ts'
import { assemble } from '../check/content.ts'
import { type FoundDocument, type Kind, singleNames } from '../check/documents/kinds.ts'
import type { ContentFiles } from '../check/files.ts'
import { filesOnDisk } from '../check/files-on-disk.ts'
import type { PictureFacts, PictureFile } from '../check/pictures/pictures.ts'
import { compareText } from '../check/problem.ts'
import { numberedNames, pagedNames } from '../model/document-kinds.ts'
import { plainPageNames } from '../model/schema/pages.ts'
import { homeCounts } from '../model/specification.ts'
import {
  countFacts,
  knownValues,
  type PublishedModule,
  publishedModules,
  shownAt,
} from '../pipeline/data/published.ts'
import { groupBy } from '../util/group-by.ts'

/**
 * A module, the text of the document whose body it holds, and its pictures. Only the documents that it shows are read.
 */
export type EarlyModule = {
  module: PublishedModule
  documentText?: string | undefined
  pictures: readonly PictureFile[]
}

/** A document's number, its year or years, and the day by which its list is sorted, as `2024-11-21`; projects have no day, posts no year. */
type Outline = { document: FoundDocument; id: number; year: string; day: string }

/** The outlines of all documents by their kind, newest first. */
type Outlines = ReadonlyMap<Kind, readonly Outline[]>

/** Opens the content for the time before the first check has ended, which takes seconds for a thousand documents. */
export function createEarlyModules(options: {
  root: string
  pictures: PictureFacts
  store?: RecordStore
  files?: ContentFiles
}) {
  const { root, pictures, store, files = filesOnDisk(options.root) } = options
  let read: ReturnType<typeof readOutlines> | undefined

  async function make(name: string, shown: readonly Outline[]): Promise<EarlyModule | undefined> {
    const documents = shown.map(({ document }) => document)
    const jobs = await readJobs(documents, { root, files, pictures })
    const checked = await checkDocuments(jobs, { ...(store && { store }), withTexts: false })
    const results = checked.flatMap(({ result }) => result ?? [])
    const content = results.every(({ entry }) => entry !== undefined) && assemble(results)
    const module = content && publishedModules(content).find((one) => one.name === name)
    if (!module) return undefined
    const documentText = results.find(({ source }) => source.file === module.body)?.source.text
    return { module, pictures: content.pictures, documentText }
  }

  return {
    /**
     * A content module. The outlines of all documents tell which documents it shows, and only these are checked.
     * Undefined for lists, for documents with errors, and if an outline is unclear.
     */
    async moduleOf(name: string): Promise<EarlyModule | undefined> {
      read ??= readOutlines(files)
      const outlines = await read
      if (outlines === undefined) return undefined
      if (name === 'known') {
        const values = () => knownValues((kind) => outlines.get(kind)?.map(({ id }) => id) ?? [])
        return { module: { name, values }, pictures: [] }
      }
      const shown = shownBy(name, outlines)
      const outline =
        shown && (await make(name, [...singleNames.flatMap((kind) => outlines.get(kind) ?? []), ...shown]))
      if (outline === undefined || name !== 'home') return outline
      const facts = countFacts(outlines.get('report') ?? [], outlines.get('project') ?? [])
      return { ...outline, module: { name, values: () => ({ ...outline.module.values(), facts }) } }
    },
  }
}

/** The documents that a module shows besides the single ones of the site; undefined if it has data of all documents. */
function shownBy(name: string, outlines: Outlines): readonly Outline[] | undefined {
  if (plainPageNames.some((page) => page === name)) return []
  if (name === 'home') return outlines.get('news')?.slice(0, homeCounts.articles) ?? []
  const [kind, id] = name.split('/')
  const numbered = numberedNames.find((one) => one === kind)
  const outlined = numbered && outlines.get(numbered)
  const position = outlined?.findIndex((outline) => String(outline.id) === id) ?? -1
  return numbered && outlined && position !== -1 ? shownAt(numbered, outlined, position) : undefined
}

/** The outlines of all documents, newest first; undefined if anything is unclear. */
async function readOutlines(files: ContentFiles): Promise<Outlines | undefined> {
  const { documents, findings } = await collect(files)
  if (findings.length > 0) return undefined
  const decoder = new TextDecoder()
  const read = async (document: FoundDocument): Promise<Outline | undefined> =>
    document.file.endsWith('.mdx')
      ? outlineOf(document, decoder.decode(await files.read(document.file)))
      : { document, id: 0, year: '', day: '' }
  const all = await Promise.all(documents.map(read))
  const readable = all.flatMap((outline) => outline ?? [])
  const outlines = groupBy(
    readable.sort((a, b) => compareText(b.day, a.day) || a.id - b.id),
    ({ document }) => document.kind,
  )
  const areDistinct = [...outlines.values()].every(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
  )
  return areDistinct && readable.length === documents.length ? outlines : undefined
}

/** The outline of a document; undefined unless its number, its year and its day are plainly written. */
function outlineOf(document: FoundDocument, text: string): Outline | undefined {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1
  const fields = text.slice(0, Math.max(0, end))
  const id = /^id: (\d+)$/m.exec(fields)?.[1]
  const day = /^(?:start|published|date): (\d{4}-\d{2}-\d{2})$/m.exec(fields)?.[1] ?? ''
  const year = /^year: (\d{4}(?:-\d{4})?)$/m.exec(fields)?.[1] ?? ''
  const isPaged = pagedNames.some((name) => name === document.kind)
  const isWhole = (day !== '' || !isPaged) && (year !== '' || document.kind === 'news')
  if (id === undefined || !isWhole) return undefined
  return { document, id: Number(id), year, day }
}
