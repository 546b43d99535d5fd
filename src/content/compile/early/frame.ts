import { type Collected, collect, type Kind } from '../collect.ts'
import type { ContentFiles } from '../files.ts'
import { compareText } from '../problem.ts'
import { type Outline, outlineOf } from './outline.ts'

/** Which documents there are, by their numbers and in the order in which the site lists them. */
export type Frame = {
  site: Collected
  words: Collected
  home: Collected
  about: Collected
  reports: Outline[]
  news: Outline[]
  projects: Outline[]
}

/** What a frame has been made of, for the next one: it holds until somebody says that a file changed. */
export type FrameMemory = {
  collected?: ReturnType<typeof collect>
  /** By the document's file. */
  readonly outlines: Map<string, Promise<Outline | undefined>>
}

/**
 * The frame of the content as its frontmatter says it at first sight; undefined where anything is unclear.
 *
 * @param memory what it holds is not read, and what is read is put there
 */
export async function readFrame(files: ContentFiles, memory: FrameMemory): Promise<Frame | undefined> {
  memory.collected ??= collect(files)
  const { documents, findings } = await memory.collected
  if (findings.length > 0) return undefined
  const ofKind = (kind: Kind) => documents.filter((document) => document.kind === kind)
  const read = async (document: Collected) =>
    outlineOf(document, decoder.decode(await files.read(document.file)))
  const outlined = async (kind: Kind) => {
    const outlines = ofKind(kind).map(async (document) => {
      const known = memory.outlines.get(document.file) ?? read(document)
      memory.outlines.set(document.file, known)
      return await known
    })
    return inFull(await Promise.all(outlines))
  }
  const reports = (await outlined('report'))?.sort(newestFirst)
  const news = (await outlined('news'))?.sort(newestFirst)
  const projects = await outlined('project')
  const [[site], [words], [home], [about]] = [
    ofKind('site'),
    ofKind('words'),
    ofKind('home'),
    ofKind('about'),
  ]
  if (!site || !words || !home || !about || !reports || !news || !projects) return undefined
  if (![reports, news, projects].every(areDistinct)) return undefined
  return { site, words, home, about, reports, news, projects }
}

const decoder = new TextDecoder()

function newestFirst(a: Outline, b: Outline): number {
  return compareText(b.day ?? '', a.day ?? '') || a.id - b.id
}

/** A list without gaps; undefined where it has one. */
function inFull<Item>(items: readonly (Item | undefined)[]): Item[] | undefined {
  const found = items.flatMap((item) => item ?? [])
  return found.length === items.length ? found : undefined
}

function areDistinct(outlines: readonly Outline[]): boolean {
  return new Set(outlines.map(({ id }) => id)).size === outlines.length
}
