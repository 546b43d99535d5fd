import path from 'node:path'
import { editionsPerPage, pagesOf } from '../../paging.ts'
import { readJobs } from '../check-documents.ts'
import type { Collected } from '../collect.ts'
import type { Entries } from '../content.ts'
import { type AnyResult, checkDocument } from '../documents/check.ts'
import { nearby, nextToRead } from '../emit/around.ts'
import { emitAbout, emitHome, emitPost, emitReport, emitSite, postsAtHome } from '../emit/documents.ts'
import { emitListLoaders, emitReportList } from '../emit/lists.ts'
import { emitLoaders } from '../emit/loaders.ts'
import { withoutMemory } from '../emit/memory.ts'
import { emitIds, emitKnown, type Numbered } from '../emit/numbers.ts'
import { type ContentFiles, filesOnDisk } from '../files.ts'
import type { PictureFacts, PictureFile } from '../pictures.ts'
import { type Frame, type FrameMemory, readFrame } from './frame.ts'
import type { Outline } from './outline.ts'

/** Modules of pages before all content has been checked. */
export type EarlyModules = {
  /**
   * Text of a module by its name below `generated/`, from the documents that it shows and from what the
   * frontmatter of the others says at first sight. It is what the complete check leads to where that finds no
   * error; undefined for modules that need every document, and where one of the documents has an error.
   */
  textOf(name: string): Promise<string | undefined>
  /** The text of a body, by its document, that a module has shown. */
  bodyOf(file: string): Promise<string | undefined>
  /**
   * Reads what depends on the bytes of a file (a path below the root, with `/`) anew when it is shown again; with
   * no file, because some came or went, everything.
   */
  forget(file?: string): void
  /** The documents that modules have shown, by their paths below the root. */
  readonly documents: readonly string[]
  /** The pictures of the documents that modules have shown. */
  readonly pictures: readonly PictureFile[]
}

/** Modules of the content below `root`, which is looked at when the first of them is asked for. */
export function createEarlyModules(options: {
  root: string
  pictures: PictureFacts
  files?: ContentFiles
}): EarlyModules {
  const { root, pictures: facts, files = filesOnDisk(options.root) } = options
  const memory: FrameMemory = { outlines: new Map() }
  /** The frame of this moment with the modules that follow from it alone: each page asks for several of them. */
  let framed: Promise<{ frame: Frame; modules: ReadonlyMap<string, string> } | undefined> | undefined
  const read = new Map<string, Promise<AnyResult | undefined>>()
  const pictures = new Map<string, readonly PictureFile[]>()

  async function readFramed() {
    const frame = await readFrame(files, memory)
    return frame && { frame, modules: new Map(emitFrame(frame)) }
  }

  async function check(document: Collected): Promise<AnyResult | undefined> {
    const [job] = await readJobs([document], { root, files, pictures: facts })
    if (job === undefined) return undefined
    const { result } = checkDocument(document, job.bytes, job.pictures)
    if (result?.entry === undefined || result.kind !== document.kind) return undefined
    pictures.set(document.file, result.pictures)
    return result
  }

  /** What a document says; @throws {@link Faulty} where it has an error. */
  async function entryOf<Kind extends keyof Entries>(
    _kind: Kind,
    document: Collected,
  ): Promise<Entries[Kind]> {
    const known = read.get(document.file) ?? check(document)
    read.set(document.file, known)
    const result = await known
    if (result === undefined) throw new Faulty()
    return result.entry as Entries[Kind]
  }

  const reportsOf = (outlines: readonly Outline[]) =>
    Promise.all(outlines.map(({ document }) => entryOf('report', document)))
  const postsOf = (outlines: readonly Outline[]) =>
    Promise.all(outlines.map(({ document }) => entryOf('news', document)))

  async function emitReportAt({ reports }: Frame, id: number): Promise<string | undefined> {
    const position = reports.findIndex((outline) => outline.id === id)
    if (position === -1) return undefined
    const near = await reportsOf(nearby(reports, position))
    const entry = near.find(({ report }) => report.id === id)
    return entry && emitReport(entry, near, withoutMemory)
  }

  async function emitPostOf({ news }: Frame, id: number): Promise<string | undefined> {
    const position = news.findIndex((outline) => outline.id === id)
    const outline = news[position]
    if (outline === undefined) return undefined
    const following = nextToRead(news, position)
    const [post, next] = await postsOf(following ? [outline, following] : [outline])
    return post && emitPost(post, next, withoutMemory)
  }

  async function emitListPage({ reports }: Frame, page: number): Promise<string | undefined> {
    const list = pagesOf(reports, editionsPerPage)[page - 1]
    return list && emitReportList({ ...list, entries: await reportsOf(list.entries) }, withoutMemory)
  }

  async function emitDocument(content: Frame, name: string): Promise<string | undefined> {
    const [, folder, number = ''] = /^(report|news|lists\/reports)[/-](\d+)\.ts$/.exec(name) ?? []
    if (folder === 'report') return await emitReportAt(content, Number(number))
    if (folder === 'news') return await emitPostOf(content, Number(number))
    if (folder === 'lists/reports') return await emitListPage(content, Number(number))
    if (name === 'about.ts') return emitAbout(await entryOf('about', content.about))
    if (name === 'home.ts') {
      const posts = await postsOf(content.news.slice(0, postsAtHome))
      return emitHome(await entryOf('home', content.home), posts)
    }
    if (name === 'site.ts' || name.startsWith('words/')) {
      const site = await entryOf('site', content.site)
      return textIn(emitSite(site, await entryOf('words', content.words)), name)
    }
    return undefined
  }

  return {
    async textOf(name) {
      framed ??= readFramed()
      const known = await framed
      try {
        return known && (known.modules.get(name) ?? (await emitDocument(known.frame, name)))
      } catch (error) {
        if (error instanceof Faulty) return undefined
        throw error
      }
    },
    bodyOf: async (file) => (await read.get(file))?.source.text,
    forget(file) {
      framed = undefined
      if (file === undefined) {
        memory.collected = undefined
        memory.outlines.clear()
        read.clear()
      } else {
        memory.outlines.delete(file)
        for (const document of read.keys())
          if (document === file || path.posix.dirname(document) === path.posix.dirname(file))
            read.delete(document)
      }
    },
    get documents() {
      return [...read.keys()]
    },
    get pictures() {
      return [...pictures.values()].flat()
    },
  }
}

/** A document with an error, of which the complete check will tell. */
class Faulty extends Error {}

/** The modules that follow from numbers alone. */
function emitFrame({ reports, news, projects }: Frame): [name: string, text: string][] {
  const numbered: Numbered = { reports: reports.map(({ id }) => ({ report: { id } })), news, projects }
  return [
    ['ids.ts', emitIds(numbered)],
    ['lists.ts', emitListLoaders(reports)],
    ['known.ts', emitKnown(numbered)],
    ...emitLoaders(numbered),
  ]
}

function textIn(
  modules: readonly (readonly [name: string, text: string])[],
  name: string,
): string | undefined {
  return modules.find((module) => module[0] === name)?.[1]
}
