import { copyFile, cp, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { paths } from '../../util/paths.ts'
import { type Corpus, type CorpusSize, type Document, documentsOf } from './documents.ts'
import { drawPhoto } from './photos.ts'

/** A corpus with the vocabulary of the real content; without `photos` each document has one picture of a single width. */
export async function createCorpus(size: CorpusSize, photos?: Corpus['photos']): Promise<Corpus> {
  const vocabulary = await readWords(paths.content)
  return { size, vocabulary, photos: photos ?? [await drawPhoto(join(paths.cache, 'bench', 'narrow.jpg'))] }
}

/** Writes the `content/` of a large site to `target`: pages and settings of `content`, and a corpus without mistakes. */
export async function writeCorpus(target: string, content: string, corpus: Corpus): Promise<void> {
  for (const name of ['site.yaml', 'words.yaml', 'pages'])
    await cp(join(content, name), join(target, name), { recursive: true })
  // The map links to documents of the real content.
  await removeField(join(target, 'pages/home/index.yaml'), 'map')
  // A document of the corpus may have the number of a removed one.
  await removeField(join(target, 'site.yaml'), 'retired')
  for (const { collection, path, fields, gallery, body } of documentsOf(corpus)) {
    const file = join(target, collection, `${path}.mdx`)
    const pictures = gallery.map(({ file, alt }) => ({ file, alt }))
    await writeDocument(file, { ...fields, ...(pictures.length > 0 && { gallery: pictures }) }, body)
    await linkPhotos(dirname(file), gallery)
  }
}

/** Writes a file of fields and a body. */
export async function writeDocument(file: string, fields: object, body: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // All texts quoted, so that no YAML parser takes one for a date.
  const head = stringify(fields, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 })
  await writeFile(file, `---\n${head}---\n\n${body}\n`)
}

/** Puts photographs into a folder, as hard links where possible: only one copy per thousand folders. */
export async function linkPhotos(folder: string, gallery: Document['gallery']): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { photo, file } of gallery)
    await link(photo, join(folder, file)).catch(() => copyFile(photo, join(folder, file)))
}

/** Removes a field with all that it contains. */
async function removeField(file: string, name: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(new RegExp(`^${name}:\\n(?: .*\\n)+`, 'm'), ''))
}

/** The words of the documents in `content` with their frequency, except names, numbers and marked words. */
async function readWords(content: string): Promise<[string, ...string[]]> {
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.mdx')).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(content, file), 'utf8')))
  const bodies = texts.map((text) => text.slice(text.indexOf('\n---\n', 4)).replace(/<[^>]*>/g, ' '))
  const [first, ...others] = bodies.flatMap((body) => body.match(/(?<=\s)\p{Ll}+(?=[,.;:]?\s)/gu) ?? [])
  if (first === undefined) throw new Error(`No words in ${content}.`)
  return [first, ...others]
}
