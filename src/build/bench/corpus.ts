import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createRng } from '../../rng.ts'
import { newsText, pictureName, projectText, reportText, type Sentences } from './corpus-texts.ts'

/** How many documents of each collection a corpus has. */
export type CorpusSize = { reports: number; news: number; projects: number }

/** Splits a number of documents as a large site would: 57 reports, 14 news posts, 29 projects of a hundred. */
export function sizeOf(documents: number): CorpusSize {
  const reports = Math.round(documents * 0.57)
  const news = Math.round(documents * 0.14)
  return { reports, news, projects: documents - reports - news }
}

/** How many pictures the gallery of a report and of a post has. */
export type PictureCounts = { report: number; news: number }

/** As many as real documents have, on the small side. */
const realistic: PictureCounts = { report: 7, news: 3 }

/** 1,000 reports come with 250 news posts and 500 projects, any other number in that proportion. */
export function sizeByReports(reports: number): CorpusSize {
  return { reports, news: Math.round(reports / 4), projects: Math.round(reports / 2) }
}

/**
 * Writes the `content/` of a large site below `dir`: the pages and settings of the real one, and documents
 * put together from its sentences and pictures. The same seed yields the same files, and they are without
 * mistakes.
 *
 * @param options.root the project whose content is taken
 * @param options.photo path of a picture that stands for every photograph; those of the newest album otherwise
 */
export async function writeCorpus(options: {
  dir: string
  root: string
  size: CorpusSize
  seed: string
  photo?: string
  pictures?: PictureCounts
}): Promise<void> {
  const { dir, root, size, seed, photo, pictures = realistic } = options
  const source = path.join(root, 'content')
  const album = path.join(source, 'reports', '2024')
  const names = (await readdir(album)).filter((name) => /^\d+\.jpg$/.test(name)).sort()
  const photos = photo === undefined ? names.map((name) => path.join(album, name)) : [photo]
  const sentences = await readSentences(source)
  for (const file of ['site.yaml', 'words.yaml', 'pages'])
    await copyTree(path.join(source, file), path.join(dir, 'content', file), photo)

  const write = async (file: string, text: string, count: number) => {
    const target = path.join(dir, 'content', file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
    for (let n = 0; n < count; n++) {
      await linkFile(photos[n % photos.length] ?? '', path.join(path.dirname(target), pictureName(n + 1)))
    }
  }
  for (let id = 1; id <= size.reports; id++) {
    const { folder, year } = editionOf(id)
    const rng = createRng(`${seed}/report/${id}`)
    const text = reportText({ rng, id, year, sentences, pictures: pictures.report })
    await write(`reports/${folder}/index.mdx`, text, pictures.report)
  }
  for (let id = 1; id <= size.news; id++) {
    const text = newsText({ rng: createRng(`${seed}/news/${id}`), id, sentences, pictures: pictures.news })
    await write(`news/lajmi-${id}/index.mdx`, text, pictures.news)
  }
  for (let id = 1; id <= size.projects; id++) {
    const year = 2000 + (id % 25)
    const text = projectText({ rng: createRng(`${seed}/project/${id}`), id, year, sentences })
    await write(`projects/${year}-projekti-${id}.mdx`, text, 0)
  }
}

/** Many editions share a year: the folder of the second one of 2001 is `2001-2`. */
export function editionOf(id: number): { folder: string; year: number } {
  const year = 2000 + (id % 25)
  const round = Math.floor(id / 25) + 1
  return { year, folder: round === 1 ? String(year) : `${year}-${round}` }
}

/** Paragraphs and points of the real reports that carry no links and no marks. */
async function readSentences(content: string): Promise<Sentences> {
  const years = (await readdir(path.join(content, 'reports'))).sort()
  const texts = await Promise.all(
    years.map((year) => readFile(path.join(content, 'reports', year, 'index.mdx'), 'utf8')),
  )
  const lines = texts.flatMap((text) => text.slice(text.indexOf('\n---\n', 4)).split('\n'))
  const plain = lines.filter((line) => !/[<{[\]*_`\\&"]/.test(line))
  return {
    paragraphs: plain.filter((line) => /^\p{Lu}.{150,}[.!?]$/u.test(line)),
    points: plain.filter((line) => /^- .{30,}/.test(line)).map((line) => line.slice(2)),
  }
}

/** Copies a file or a folder; `photo`, where it is given, takes the place of every JPEG. */
async function copyTree(from: string, to: string, photo: string | undefined): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => undefined)
  if (entries === undefined) {
    await mkdir(path.dirname(to), { recursive: true })
    return await copyFile(photo !== undefined && from.endsWith('.jpg') ? photo : from, to)
  }
  for (const { name } of entries) await copyTree(path.join(from, name), path.join(to, name), photo)
}

/** The same picture in a thousand folders takes its place on the disk once, where the disk allows it. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}
