/** For tests: the work of an editor in the studio of a browser, over the whole site. */
import { unzipSync } from 'fflate'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { manifestName } from '../../hosts/zip/manifest.ts'
import type { OpenDocument, Operation } from '../../protocol.ts'
import type { PublishedContent } from '../../store/published.ts'
import words from '../../words/publish.json'
import { type openBrowser, publishedContent } from './browser.ts'

export const news = 'content/news/prizren-klima/index.mdx'
export const rahovec = 'content/news/rahovec-2050/index.mdx'
export const report = 'content/reports/2024/index.mdx'
export const site = 'content/site.yaml'
export const photo = Uint8Array.of(0xff, 0xd8, 0xff, 7)
export const item = { file: '26.jpg', alt: 'Ilustrim: fusha e gjelbër nën qiellin e ditës.' }

export const published = await publishedContent()

export type Opened = Pick<Awaited<ReturnType<typeof openBrowser>>, 'studio' | 'call'>

export const edit = ({ call }: Pick<Opened, 'call'>, document: OpenDocument, operation: Operation) =>
  call('edit', { file: document.file, revision: document.revision, operation })

export async function set(
  opened: Pick<Opened, 'call'>,
  file: string,
  key: string,
  value: string,
): Promise<void> {
  await edit(opened, await opened.call('open', { file }), { op: 'set', path: [key], value })
}

export async function beginProject(opened: Pick<Opened, 'call'>): Promise<string> {
  const begun = await opened.call('create', { kind: 'project', title: 'Pylli i provës', year: '2025' })
  await edit(opened, begun, { op: 'write', text: `${begun.text.trimEnd()}\n\nNjë pyll i vogël.\n` })
  return begun.file
}

/** Removes a document, and takes away the links of others to it; gives the documents that differ. */
export async function remove(opened: Pick<Opened, 'call'>, file: string): Promise<string[]> {
  const { call } = opened
  const { links, revision } = await call('links', { file })
  await call('remove', { file, revision })
  for (const link of links) {
    const document = await call('open', { file: link.file })
    const text = document.text
      .replaceAll(/\[([^\]]*)\]\(\/[^)]*\)/g, '$1')
      .replaceAll(/(?<=link: )"\/information-blog\/\d+"/g, '"/projects"')
    await edit(opened, document, { op: 'write', text })
  }
  return [file, ...links.map((link) => link.file)]
}

/** Writes in a report, adds a photograph to a post, begins a project, discards one draft and removes a report. */
export async function work(opened: Opened): Promise<string[]> {
  const { studio, call } = opened
  await set(opened, report, 'title', 'Titull i ri')
  const post = await call('open', { file: news })
  const { document } = await studio.upload({ file: news, revision: post.revision, name: '26.jpg' }, photo)
  await edit(opened, document, { op: 'insert', path: ['gallery'], index: 0, value: item })
  const project = await beginProject(opened)
  await set(opened, rahovec, 'title', 'Titulli i hedhur')
  await call('discard', { file: rahovec })
  return [report, news, project, ...(await remove(opened, 'content/reports/2014/index.mdx'))]
}

type Archive = { files: Record<string, Uint8Array>; gone: string[]; note: string[] }

/** The `.zip` of some drafts, by default of all; what it removes (`gone`), and the lines of its note. */
export async function zipOf({ studio, call }: Opened, ...only: string[]): Promise<Archive> {
  const listed = (await call('changes', {})).documents.map(({ file }) => file)
  const {
    [words.zip.note]: note,
    [manifestName]: manifest,
    ...files
  } = unzipSync(await studio.zip(only.length > 0 ? only : listed))
  const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
  const changed: Record<string, { digest: string }> = JSON.parse(textOf(manifest)).files
  const gone = Object.keys(changed).filter((file) => changed[file]?.digest === '')
  return { files, gone, note: textOf(note).trimEnd().split('\n') }
}

/** Exports all drafts and marks them as sent; gives the texts that are sent, or have been published already. */
export async function sendByHand(runtime: Opened): Promise<PublishedContent['texts']> {
  const { files } = await zipOf(runtime)
  await runtime.call('markSent', {})
  const texts = Object.entries(files).filter(([file]) => !isPictureFile(file))
  const sent = texts.map(([file, bytes]) => [file, new TextDecoder().decode(bytes)])
  return { ...published.texts, ...Object.fromEntries(sent) }
}
