import { createHash } from 'node:crypto'
import path from 'node:path'
import { assemble } from './assemble.ts'
import { type Collected, collect, type Kind } from './collect.ts'
import type { Content } from './content.ts'
import { checkIds } from './cross/ids.ts'
import { checkLinks } from './cross/links.ts'
import { checkPictureKeys } from './cross/pictures.ts'
import { checkTitles } from './cross/titles.ts'
import { checkYears } from './cross/years.ts'
import { type AnyResult, checkDocument } from './documents/check.ts'
import { type ContentFiles, filesOnDisk } from './files.ts'
import { limitFindings } from './limit.ts'
import type { Rule } from './messages/index.ts'
import type { Language } from './messages/language.ts'
import { languages } from './messages/languages.ts'
import { type FolderPictures, type PictureFacts, pictureName } from './pictures.ts'
import { type Finding, type Problem, present } from './problem.ts'
import { checkSpelling, readWordList, wordListFile } from './spelling/check.ts'
import type { Speller } from './spelling/hunspell.ts'

type Checked = ReturnType<typeof checkDocument>

/** Results of earlier runs by file; they hold as long as bytes and pictures are the same. */
export type DocumentCache = Map<string, { fingerprint: string; checked: Checked }>

/** What {@link checkContent} is handed. */
export type CheckOptions = {
  /** Absolute path of the project, in which `content/` lies. */
  root: string
  pictures: PictureFacts
  /** Kept between runs by those who check again and again (the dev server, `--watch`). */
  cache?: DocumentCache
  /** Where the files are read from: the disk below `root` unless something else is said. */
  files?: ContentFiles
  /** Whether the content is about to be released: stand-ins are errors then. */
  release?: boolean
  /** Judges words of the site's language; without it they are not judged. */
  speller?: Speller
  /** The current day, as `2024-11-21`; the clock's where it is absent. */
  today?: string
  /** The language of the problems; Albanian where nothing is said. */
  language?: Language
}

/** Files open at the same time. */
const concurrency = 16

/**
 * Checks everything below `content/`.
 *
 * @returns All problems of all files, sorted by place, and the content; the content is undefined when
 * one of the problems is an error. Rejects only where the file system itself fails.
 */
export async function checkContent({
  root,
  pictures,
  cache,
  files = filesOnDisk(root),
  release = false,
  speller,
  today = new Date().toISOString().slice(0, 10),
  language = languages.sq,
}: CheckOptions): Promise<{ problems: Problem[]; content: Content | undefined }> {
  const { documents, findings } = await collect(files)
  const { files: served } = await files.list('public')
  const checked = await mapLimited(documents, async (document) =>
    checkOne(document, await files.read(document.file), await lookUp(root, document, pictures), cache),
  )
  forget(cache, documents)
  const results = checked.flatMap(({ result }) => result ?? [])
  const nameless = unreadKinds(documents, checked, [])
  const ids = checkIds(results, nameless)
  const unread = unreadKinds(
    documents,
    checked,
    ids.filter(({ rule }) => rule === 'id/duplicate'),
  )
  const all = limitFindings([
    ...findings,
    ...checked.flatMap((one) => one.findings),
    ...ids,
    ...checkLinks(results, { unread, files: served.map((file) => `/${file}`) }),
    ...checkPictureKeys(results),
    ...checkTitles(results),
    ...checkYears(results, today),
    ...(speller === undefined ? [] : await checkWordsOf(results, speller, files)),
  ])
  const problems = present(all, language.messages).map((problem) => (release ? forRelease(problem) : problem))
  const failed = problems.some(({ severity }) => severity === 'error')
  return { problems, content: failed ? undefined : assemble(results) }
}

async function checkWordsOf(
  results: readonly AnyResult[],
  speller: Speller,
  files: ContentFiles,
): Promise<Finding[]> {
  const { files: names } = await files.list('content')
  const listed = names.includes(path.posix.basename(wordListFile))
  const list = listed ? new TextDecoder().decode(await files.read(wordListFile)) : ''
  const documents = results.map(({ texts }) => texts)
  return checkSpelling(documents, speller, readWordList(list))
}

/** Warnings that a release must not carry. */
const releaseErrors: ReadonlySet<Rule> = new Set<Rule>(['stand-in/listed'])

function forRelease(problem: Problem): Problem {
  return releaseErrors.has(problem.rule) ? { ...problem, severity: 'error' } : problem
}

/** Kinds of which some document's number is unknown or disputed: links to such documents may be right. */
function unreadKinds(
  documents: readonly Collected[],
  checked: readonly Checked[],
  disputed: readonly Finding[],
): Set<Kind> {
  const files = new Set(disputed.map(({ place }) => place.source.file))
  const unread = documents.filter(
    ({ file }, index) => checked[index]?.result?.id === undefined || files.has(file),
  )
  return new Set(unread.map(({ kind }) => kind))
}

function checkOne(
  document: Collected,
  bytes: Uint8Array,
  pictures: FolderPictures,
  cache: DocumentCache | undefined,
): Checked {
  if (cache === undefined) return checkDocument(document, bytes, pictures)
  const fingerprint = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([...pictures]))
    .digest('hex')
  const known = cache.get(document.file)
  if (known?.fingerprint === fingerprint) return known.checked
  const checked = checkDocument(document, bytes, pictures)
  cache.set(document.file, { fingerprint, checked })
  return checked
}

/** What is known of the pictures beside a document. */
export async function lookUp(
  root: string,
  document: Collected,
  facts: PictureFacts,
): Promise<FolderPictures> {
  const { folder, pictures } = document
  return new Map(
    await Promise.all(
      pictures.map(async (name) => {
        const found = await facts(path.join(root, folder, name))
        return [pictureName(name), { ...found, name }] as const
      }),
    ),
  )
}

function forget(cache: DocumentCache | undefined, documents: readonly Collected[]): void {
  const present = new Set(documents.map(({ file }) => file))
  for (const file of cache?.keys() ?? []) if (!present.has(file)) cache?.delete(file)
}

/** Maps in the order of the input, a few at a time. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await map(item)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
