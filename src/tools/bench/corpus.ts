import { copyFile, cp, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newsText, pictureName, projectText, reportText } from './corpus-texts.ts'
import { createRng, type Rng } from './rng.ts'

/** How many documents of each collection a corpus has. */
export type CorpusSize = { reports: number; news: number; projects: number }

/** 1,000 reports come with 250 news posts and 500 projects, any other number in that proportion. */
export function sizeByReports(reports: number): CorpusSize {
  return { reports, news: Math.round(reports / 4), projects: Math.round(reports / 2) }
}

/**
 * Writes the `content/` of a large site below `dir`: pages and settings of the project `root`, and documents of words
 * drawn from its texts. They are without mistakes, and the same seed writes the same bytes.
 *
 * @param options.words the content whose words are drawn, absolute
 * @param options.photos paths of the photographs. Of several, a report takes 7 to 12 and a post 3 to 5; a single one
 *   is the only picture of each document.
 */
export async function writeCorpus(options: {
  dir: string
  root: string
  words: string
  size: CorpusSize
  seed: string
  photos: readonly [string, ...string[]]
}): Promise<void> {
  const { dir, root, size, seed, photos } = options
  const target = path.join(dir, 'content')
  for (const name of ['words.yaml', 'pages'])
    await cp(path.join(root, 'content', name), path.join(target, name), { recursive: true })
  for (const name of ['site.yaml', 'pages/home/index.yaml', 'pages/about/index.yaml'])
    await writeFile(
      path.join(target, name),
      withoutStandIns(await readFile(path.join(root, 'content', name), 'utf8')),
    )
  const words = await readWords(options.words)
  const draft = (rng: Rng, id: number, fewest: number, most: number) => ({
    rng,
    id,
    words,
    size,
    pictures: photos.length === 1 ? 1 : rng.int(fewest, most),
  })
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true })
    await writeFile(path.join(target, file), text)
  }
  /** The pictures of a document lie side by side in the album of all, from a place of its own on. */
  const linkPhotos = async (folder: string, rng: Rng, count: number) => {
    const first = rng.int(0, photos.length - 1)
    for (let n = 0; n < count; n++)
      await linkFile(photos[(first + n) % photos.length] ?? '', path.join(target, folder, pictureName(n + 1)))
  }
  for (let id = 1; id <= size.reports; id++) {
    const { folder, year } = editionOf(id)
    const report = draft(createRng(`${seed}/report/${id}`), id, 7, 12)
    await write(`reports/${folder}/index.mdx`, reportText({ ...report, year }))
    await linkPhotos(`reports/${folder}`, report.rng, report.pictures)
  }
  for (let id = 1; id <= size.news; id++) {
    const post = draft(createRng(`${seed}/news/${id}`), id, 3, 5)
    await write(`news/lajmi-${id}/index.mdx`, newsText(post))
    await linkPhotos(`news/lajmi-${id}`, post.rng, post.pictures)
  }
  for (let id = 1; id <= size.projects; id++) {
    const year = 2000 + (id % 25)
    const project = draft(createRng(`${seed}/project/${id}`), id, 0, 0)
    await write(`projects/${year}-projekti-${id}.mdx`, projectText({ ...project, year }))
  }
}

/** Many editions share a year: the folder of the second one of 2001 is `2001-2`. */
export function editionOf(id: number): { folder: string; year: number } {
  const year = 2000 + (id % 25)
  const round = Math.floor(id / 25) + 1
  return { year, folder: round === 1 ? String(year) : `${year}-${round}` }
}

/** Settings and pages with other values where the check would warn that they are stand-ins. */
function withoutStandIns(settings: string): string {
  const filled = settings
    .replaceAll('www.example.org/', 'www.tjetri.test/')
    .replaceAll('example.org', 'energjia.test')
    .replaceAll(' 00 000', ' 44 123')
  return filled.replace(/^standIns:(\n +- .*)*/m, 'standIns: []').replaceAll(/^ *standIn: true\n/gm, '')
}

/** The running words of the real reports and projects, as often as they occur; names, numbers and marked words not. */
async function readWords(content: string): Promise<[string, ...string[]]> {
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.mdx')).sort()
  const texts = await Promise.all(files.map((file) => readFile(path.join(content, file), 'utf8')))
  const bodies = texts.map((text) => text.slice(text.indexOf('\n---\n', 4)).replace(/<[^>]*>/g, ' '))
  const [first, ...others] = bodies.flatMap((body) => body.match(/(?<=\s)\p{Ll}+(?=[,.;:]?\s)/gu) ?? [])
  if (first === undefined) throw new Error(`No words in ${content}.`)
  return [first, ...others]
}

/** The same picture in a thousand folders takes its place on the disk once, where the disk allows it. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}
