import { isDay } from '../../model/dates.ts'
import type { DocumentValues } from '../../model/kinds/kind.ts'
import { format } from '../../model/message/format.ts'
import { describeSchema, type Field } from '../../model/schema/described.ts'
import { nextEditionSchema } from '../../model/schema/next-edition.ts'
import { kinds } from '../../new/kinds.ts'
import { documentTemplate } from '../../new/template.ts'
import type { OpenDocument } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import type { Drafts } from './drafts.ts'
import { applyOperation } from './edits/apply.ts'
import { beside } from './owners.ts'
import type { ParsedDocument } from './parsed-document.ts'
import type { Given, Project } from './project.ts'
import { Refusal } from './refusal.ts'

/** The calls that begin documents. */
export function createBeginning(
  project: Project,
  {
    show,
    picturesBeside,
  }: { show(file: unknown): Promise<OpenDocument>; picturesBeside(file: string): Promise<string[]> },
) {
  const shown = async (file: string) => {
    project.onChange()
    return await show(file)
  }
  return {
    create: async (given: Given) => await shown(await beginDocument(project, given)),
    async copy(given: Given) {
      const copied = await project.open(given.file)
      return await shown(await copyDocument(project, copied, await picturesBeside(copied.file)))
    },
  }
}

/** Begins a document as a draft, without a write to `content/`; returns its path, which follows from what is given. */
async function beginDocument(project: Project, given: Given): Promise<string> {
  if (given.kind === 'nextEdition') return await beginEdition(project, given)
  const kind = kinds.find(({ names: [word] }) => word === given.kind)
  if (kind === undefined) throw new Refusal(400, words.malformed)
  const answers = readAnswers(given)
  const id = await project.nextNumber(kind.folder)
  // A title without any letter for a slug gives no name: the kind and the number take its place.
  const usual = kind.fileOf(answers).replace(/\/(?=(\/index)?\.mdx$)/, `/${kind.label}-${id}`)
  const file = freePath(usual, project)
  const values = { ...kind.values(answers, id), ...unfilled }
  await beginDraft(project.drafts, { file, text: template(kind.fields, values, kind.body(answers)) })
  return file
}

/** A template without the comments that explain the fields, which the form explains itself. */
function template(fields: readonly Field[], values: DocumentValues, body = ''): string {
  const text = documentTemplate({ fields, values, notes: [], body })
  return text.replace(/^---\n.*?\n---\n/s, (fields) => fields.replaceAll(/^(#.*)?\n/gm, ''))
}

/** Begins the next edition; refuses to begin a second one. */
async function beginEdition({ drafts, isTaken }: Project, given: Given): Promise<string> {
  const file = 'content/next-edition.yaml'
  if (isTaken(file)) throw new Refusal(409, words.editionIsThere)
  const values = { ...readDays(given), title: readTitle(given) }
  const text = template(describeSchema(nextEditionSchema).fields, values).replaceAll(/^---\n+/gm, '')
  await beginDraft(drafts, { file, text })
  return file
}

/**
 * Begins a document as a copy of another one and its photographs. The copy has a new number and a title that says so.
 *
 * @param pictures names of the photographs beside the copied document
 */
async function copyDocument(
  project: Project,
  copied: ParsedDocument,
  pictures: readonly string[],
): Promise<string> {
  const { disk, drafts } = project
  const kind = kinds.find(({ names: [word] }) => word === copied.kind)
  if (kind === undefined) throw new Refusal(400, words.malformed)
  // A copy of `<name>-2` becomes `<name>-3`.
  const usual = copied.file.slice('content/'.length).replace(/-\d(?=(\/index)?\.mdx$)/, '')
  const file = freePath(usual, project)
  const title = format(words.copyOf, { title: String(copied.values?.title ?? '') })
  const id = await project.nextNumber(kind.folder)
  const numbered = applyOperation(copied, { op: 'set', path: ['id'], value: id })
  const { text } = applyOperation(numbered, { op: 'set', path: ['title'], value: title })
  const read = (name: string) => disk.read(drafts.storedPath(beside(copied.file, name)))
  await beginDraft(drafts, { file, text }, new Map(pictures.map((name) => [name, read(name)])))
  return file
}

/** Begins the draft of a document that is not in the content, with its pictures by their names. */
export async function beginDraft(
  drafts: Drafts,
  document: { file: string; text: string },
  pictures: ReadonlyMap<string, Uint8Array | undefined> = new Map(),
): Promise<void> {
  const draft = { ...document, base: '', original: '' }
  await drafts.write(draft)
  for (const [name, bytes] of pictures) if (bytes) await drafts.write(draft, { name, bytes })
}

/** A free path for a new or renamed document. A second edition of a year, or a second post of a title, gets a number. */
export function freePath(usual: string, { isTaken }: Pick<Project, 'isTaken'>): string {
  let file = `content/${usual}`
  for (let count = 2; isTaken(file); count++)
    file = `content/${usual.replace(/(\/index)?\.mdx$/, (end) => `-${count}${end}`)}`
  return file
}

/** The path to which a new document moves because its path has another year; undefined where the document stays. */
export function newPathOf(
  { file, kind: name, values = {} }: ParsedDocument,
  project: Project,
): string | undefined {
  const kind = kinds.find(({ names: [word] }) => word === name)
  const [year, title] = [String(values.year ?? '').trim(), String(values.title ?? '').trim()]
  if (kind === undefined || readYears(year) === undefined) return undefined
  const own = file.slice(`content/${kind.folder}/`.length)
  const isFitting = own.startsWith(year) && !/^[\d]/.test(own.slice(year.length))
  return isFitting ? undefined : freePath(kind.fileOf({ year, title }), project)
}

/** First values of fields that a kind may have, until the first picture and the first words are added. */
const unfilled: DocumentValues = { readTime: '1 minutë lexim', cover: { file: '', alt: '' }, gallery: [] }

/** The answers to the questions of `npm run new`. */
function readAnswers(given: Given): Record<string, string> {
  const { kind, published, year } = given
  if (kind === 'report') {
    const { start, end } = readDays(given)
    return { year: start.slice(0, 4), start, end, title: '' }
  }
  const named = readTitle(given)
  if (kind === 'news') {
    if (!isDay(published)) throw new Refusal(422, words.wrongDay)
    return { title: named, published }
  }
  const years = readYears(String(year))
  if (years === undefined) throw new Refusal(422, words.wrongYears)
  return { title: named, year: years }
}

function readDays({ start, end }: Given): { start: string; end: string } {
  if (!isDay(start) || !isDay(end) || end < start) throw new Refusal(422, words.wrongDays)
  return { start, end }
}

function readTitle({ title }: Given): string {
  const named = typeof title === 'string' ? title.trim().replaceAll(/\s+/g, ' ') : ''
  if (named === '') throw new Refusal(422, words.noTitle)
  return named
}

/** A year, or two with a dash between them; undefined where a text is neither. */
function readYears(written: string): string | undefined {
  const [, first = '', last] = /^((?:19|20)\d{2})(?:-((?:19|20)\d{2}))?$/.exec(written) ?? []
  return first === '' || (last !== undefined && last <= first) ? undefined : written
}
