import { createHash } from 'node:crypto'
/** For tests: a small site without mistakes, into which each test puts one. */
import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import type { NextEdition } from '../../model/schema/next-edition.ts'
import { checkContent } from '../check.ts'
import type { Content } from '../content.ts'
import { checkDocument } from '../documents/check.ts'
import type { FoundDocument, Kind } from '../documents/kinds.ts'
import type { ContentFiles } from '../files.ts'
import { filesOnDisk } from '../files-on-disk.ts'
import type { Facts, FolderPictures, PictureFacts } from '../pictures/pictures.ts'
import { present } from '../present.ts'
import type { Problem } from '../problem.ts'
import { exampleDocuments } from '../rules/record.ts'
import { cachedFiles, recordsInMemory, withChanges } from './overlay.ts'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const good = path.join(projectRoot, 'tests/fixtures/content-check/good')
const wordsOfFixture = path.join(projectRoot, 'tests/fixtures/whole-site/content/words.yaml')

const { words: _words, ...own } = exampleDocuments

/** The documents of the good site, by a short name. */
export const documents = own

/** The fields of a next edition; the good site has none. */
export const nextEdition: NextEdition = {
  title: 'Shkolla e diellit',
  start: '2099-07-06',
  end: '2099-07-10',
  place: 'Durrës',
  deadline: '2099-05-15',
  audience: 'Nxënës të klasave 10 deri në 12.',
  email: 'aplikime@dielli.test',
}

/** The file of a next edition, and its text. */
export const nextEditionFile = 'content/next-edition.yaml'
export const nextEditionText = stringify(nextEdition)

/** A change of a document: a text that occurs once, and its replacement. */
export type Change = readonly [from: string | RegExp, to: string]

/** Files of a site by path: their new text, a change, or undefined to remove one. */
type Files = Readonly<Record<string, string | Uint8Array | Change | undefined>>

const kinds: Readonly<Record<keyof typeof documents, Kind>> = {
  report: 'report',
  shortReport: 'report',
  news: 'news',
  project: 'project',
  shortProject: 'project',
  home: 'home',
  about: 'about',
  english: 'english',
  site: 'site',
}

const facts = new Map<string, Facts>()

/** Facts as if every file were a valid picture of the format in its name. */
export const pictureFacts: PictureFacts = async (file) => {
  const cached = facts.get(file) ?? factsOf(file)
  facts.set(file, cached)
  return cached
}

/** All problems of one document of the good site after changes. */
export async function problemsOf(name: keyof typeof documents, ...changes: Change[]): Promise<Problem[]> {
  const text = await readFile(path.join(good, documents[name]), 'utf8')
  return await problemsOfBytes(name, new TextEncoder().encode(changes.reduce(change, text)))
}

/** All problems if a document of the good site had these bytes. */
export async function problemsOfBytes(name: keyof typeof documents, bytes: Uint8Array): Promise<Problem[]> {
  const { document, pictures } = await inputOf(name)
  return present(checkDocument(document, bytes, pictures).findings)
}

/** `12:3 report/day-date` for each problem. */
export function placesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`)
}

/** `content/words.yaml:12:3 frontmatter/missing-field …` for each error, on a line of its own. */
export function errorsIn(problems: readonly Problem[]): string {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`)
    .join('\n')
}

/** The folder of a document, and its pictures. */
export async function inputOf(
  name: keyof typeof documents,
): Promise<{ document: FoundDocument; pictures: FolderPictures }> {
  const file = documents[name]
  const folder = path.posix.dirname(file)
  const names = (await readdir(path.join(good, folder))).filter((entry) => /\.(jpg|svg)$/.test(entry)).sort()
  const pictures = new Map(names.map((name) => [name, { ...factsOf(name), name }]))
  return { document: { kind: kinds[name], file, folder, pictures: names }, pictures }
}

/** The text of a document of the good site, its folder, and its pictures. */
export async function readGood(name: keyof typeof documents) {
  return { text: await readFile(path.join(good, documents[name]), 'utf8'), ...(await inputOf(name)) }
}

/** A copy of the good site on disk with the words of the fixture `whole-site`; the caller removes the copy. */
export async function copyGoodSite(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'))
  await cp(good, root, { recursive: true })
  await cp(wordsOfFixture, path.join(root, 'content/words.yaml'))
  return root
}

/** The good site with the words of the fixture `whole-site`, read once. */
export async function goodFiles(): Promise<ContentFiles> {
  const bytes = await readFile(wordsOfFixture)
  return cachedFiles(withChanges(filesOnDisk(good), { 'content/words.yaml': bytes }))
}

/** The problems of the whole good site with some files changed or removed (undefined). */
export async function problemsOfSite(files: Files, facts: PictureFacts = pictureFacts): Promise<Problem[]> {
  return (await checkSite(files, facts)).problems
}

/** The content that the check of the good site returns. */
export async function goodContent(): Promise<Content> {
  const { content, problems } = await checkSite({}, pictureFacts)
  if (content === undefined) throw new Error(`The good site has errors:\n${errorsIn(problems)}`)
  return content
}

// Most documents are the same in each check of the site.
const store = recordsInMemory()

/** Checks the good site with some files changed. */
export async function checkSite(files: Files, facts: PictureFacts): ReturnType<typeof checkContent> {
  const before = await goodFiles()
  const changes = await Promise.all(
    Object.entries(files).map(async ([file, content]) => {
      if (!Array.isArray(content)) return [file, content as string | Uint8Array | undefined] as const
      const text = new TextDecoder().decode(await before.read(file))
      return [file, change(text, content as unknown as Change)] as const
    }),
  )
  const changed = withChanges(before, Object.fromEntries(changes))
  return await checkContent({ root: good, pictures: facts, files: changed, store })
}

/** Applies a change to a text. */
export function change(text: string, [from, to]: Change): string {
  const found =
    typeof from === 'string'
      ? text.split(from).length - 1
      : [...text.matchAll(new RegExp(from, `${from.flags}g`))].length
  if (found !== 1) throw new Error(`The good site has ${String(from)} ${found} times, not once.`)
  return text.replace(from, () => to)
}

function factsOf(file: string): Facts {
  const vector = file.endsWith('.svg')
  const digest = createHash('sha256')
    .update(file.split(/[\\/]/).slice(-2).join('/'))
    .digest('hex')
    .slice(0, 16)
  return {
    hash: digest.slice(0, 12),
    digest,
    width: vector ? 48 : 1600,
    height: vector ? 48 : 1067,
    tone: 3,
    format: vector ? 'svg' : 'jpeg',
  }
}
