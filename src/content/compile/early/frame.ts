import { type Collected, collect, type Kind } from '../collect.ts'
import type { ContentFiles } from '../files.ts'
import { compareText } from '../problem.ts'
import { datedOutlineOf, type Outline, outlineOf } from './outline.ts'

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

/** The frame of the content as its frontmatter says it at first sight; undefined where anything is unclear. */
export async function readFrame(files: ContentFiles): Promise<Frame | undefined> {
  const { documents, findings } = await collect(files)
  if (findings.length > 0) return undefined
  const textOf = async ({ file }: Collected) => decoder.decode(await files.read(file))
  const ofKind = (kind: Kind) => documents.filter((document) => document.kind === kind)
  const dated = async (kind: 'report' | 'news') => {
    const found = await Promise.all(
      ofKind(kind).map(async (document) => datedOutlineOf(document, await textOf(document), kind)),
    )
    return inFull(found)?.sort((a, b) => compareText(b.day, a.day) || a.id - b.id)
  }
  const projects = inFull(
    await Promise.all(ofKind('project').map(async (document) => outlineOf(document, await textOf(document)))),
  )
  const [reports, news] = [await dated('report'), await dated('news')]
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

/** A list without gaps; undefined where it has one. */
function inFull<Item>(items: readonly (Item | undefined)[]): Item[] | undefined {
  const found = items.flatMap((item) => item ?? [])
  return found.length === items.length ? found : undefined
}

function areDistinct(outlines: readonly Outline[]): boolean {
  return new Set(outlines.map(({ id }) => id)).size === outlines.length
}
