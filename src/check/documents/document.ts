import type { z } from 'zod'
import type { documentKinds, ListOf, NumberedName } from '../../model/document-kinds.ts'
import type { LinkUse } from '../links/links.ts'
import {
  type Facts,
  type FolderPictures,
  findPicture,
  type PictureFile,
  pictureOf,
} from '../pictures/pictures.ts'
import { type Finding, finding } from '../problem.ts'
import { rules } from '../rules/index.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { fieldPassages, type Passage } from '../text/passage.ts'
import { type CheckedFields, checkFields } from '../yaml/check.ts'
import { splitFrontmatter } from '../yaml/frontmatter.ts'
import { leavesOf, valuePlace } from '../yaml/locate.ts'
import { parseYaml, type YamlData } from '../yaml/parse.ts'
import { namedFieldsOf } from '../yaml/schema.ts'

/** What a document is checked by: its text, its folder (relative to the root) and the folder's pictures. */
export type DocumentInput = { source: Source; folder: string; pictures: FolderPictures }

/** What the check of one document yields; it depends on nothing but its bytes and its pictures. */
export type DocumentResult<Entry> = {
  source: Source
  /** Undefined when the document has an error. */
  entry: Entry | undefined
  /** Its public number, as soon as that can be read. */
  id?: { value: number; place: Place }
  /** Its title, as soon as that can be read. */
  title?: { value: string; place: Place }
  /** What a settings file tells the other documents, as far as it is right. */
  shared?: Shared
  /** The year for which it stands, as soon as that can be read. */
  year?: { value: number; place: Place }
  links: LinkUse[]
  /** Ids on its page that a link may lead to; undefined where its body cannot be read. */
  anchors: string[] | undefined
  pictures: PictureFile[]
  /** Its words, as far as they can be read. */
  texts: Passage[]
  findings: Finding[]
}

/** What other documents are checked against; absent parts are unknown. */
type Shared = {
  /** The site's own address. */
  address?: string
  /** Public numbers that are not given again, by the name of their list. */
  retired?: Readonly<Partial<Record<ListOf, readonly number[]>>>
}

/** A kind of document. All kinds stand in `kinds.ts`. */
export type DocumentKind<Entry> = {
  /** Its path below `content/`: the one that must be there, or what any of many must look like. */
  file: string | RegExp
  schema: z.ZodObject
  /** Title of its fields in editors' programs. */
  title: string
  check(input: DocumentInput): DocumentResult<Entry>
  /** The page of a kind with one document: its public path, and the ids on it that links may lead to. */
  page?: { path: string; ids: readonly string[] }
}

/** A kind of document of which there are many, each with a public number. */
export type NumberedKind<Entry> = DocumentKind<Entry> &
  (typeof documentKinds)[NumberedName] & {
    file: RegExp
    /** The name of the folder or file of a document that another name was meant to be. */
    nameOf(written: string): string | undefined
    /** The same of a document whose year and title are known, in words of an address; those of its title where it is absent. */
    newName?(year: string, words: string): string
    /** Years that a document may lie ahead: reports and posts are written afterwards, projects are planned. */
    yearsAhead: number
    /** The order in which the site shows them. */
    compare(a: Entry, b: Entry): number
    /** What the text of a document looks like; it tells the kind of a document in the folder of another kind. */
    looksLike(body: string): boolean
  }

/** The fields of a document as far as they can be read. */
type OpenedFields<Fields> = CheckedFields<Fields> & {
  yaml: YamlData | undefined
  /** Their words. */
  texts: Passage[]
}

/** The parts of a document with frontmatter. */
type Opened<Fields> = OpenedFields<Fields> & {
  /** Offset of the body; undefined where it cannot be told. */
  bodyOffset: number | undefined
}

/** Splits a document and checks its frontmatter; the value is undefined when anything is wrong with it. */
export function openDocument<Fields extends object>(
  source: Source,
  schema: z.ZodType<Fields>,
): Opened<Fields> {
  const { yaml: block, body, findings } = splitFrontmatter(source)
  const bodyOffset = body?.offset
  if (block === undefined)
    return { value: undefined, partial: {}, yaml: undefined, texts: [], bodyOffset, findings }
  const fields = openFields(source, block.text, block.offset, schema)
  const all = [...findings, ...fields.findings]
  return { ...fields, ...(!isSound(all) && { value: undefined }), bodyOffset, findings: all }
}

/** Reads YAML, which starts at an offset of the source, and checks its fields. */
export function openFields<Fields extends object>(
  source: Source,
  text: string,
  offset: number,
  schema: z.ZodType<Fields>,
): OpenedFields<Fields> {
  const named = namedFieldsOf(schema)
  const { value: yaml, findings } = parseYaml(source, text, offset, named.words, named.texts)
  if (yaml === undefined) return { value: undefined, partial: {}, yaml, texts: [], findings }
  const fields = checkFields(schema, yaml)
  const texts = fieldPassages(yaml, named.wordless)
  return { ...fields, yaml, texts, findings: [...findings, ...fields.findings, ...checkMarks(yaml)] }
}

/** Warns once of all that is marked as standing in for words of the association. */
function checkMarks(yaml: YamlData): Finding[] {
  const marks = leavesOf(yaml.value).filter(({ path, value }) => value === true && path.at(-1) === 'standIn')
  const [first] = marks
  if (first === undefined) return []
  const parts = first.path.length === 1 ? 0 : marks.length
  return [finding('stand-in/marked', valuePlace(yaml, first.path), { parts })]
}

/** What a document is compared with others by, with its place, as far as it can be read. */
export function comparedBy(
  { partial: { id, title }, yaml }: { partial: { id?: number; title?: string }; yaml: YamlData | undefined },
  yearField: string,
  written: unknown,
): Pick<DocumentResult<unknown>, 'id' | 'title' | 'year'> {
  if (yaml === undefined) return {}
  const [year] = /^\d{4}/.exec(String(written)) ?? []
  return {
    ...(typeof id === 'number' && { id: { value: id, place: valuePlace(yaml, ['id']) } }),
    ...(typeof title === 'string' && { title: { value: title, place: valuePlace(yaml, ['title']) } }),
    ...(year && { year: { value: Number(year), place: valuePlace(yaml, [yearField]) } }),
  }
}

/** Looks pictures up that the check has accepted. */
export function pictureFinder({ pictures }: DocumentInput) {
  return (file: string, alt: string) => pictureOf(alt, findPicture(pictures, file) as Facts)
}

/** Where to say that something is missing at the end of a document. */
export function endOf(source: Source): Place {
  const end = source.text.trimEnd().length
  return placeIn(source, Math.max(0, end - 1), end)
}

/** Whether nothing stands in the way of publishing; warnings do not. */
export function isSound(findings: readonly Finding[]): boolean {
  return findings.every(({ rule }) => rules[rule].severity === 'warning')
}

/** Length in characters of a description that fills a card and is not cut in search results. */
const descriptionLength = { least: 80, most: 200 }
/** Words a minute of a reader, from slow to quick. */
const wordsPerMinute = { slow: 150, usual: 180, quick: 220 }

/** Warns of a description that is too short or too long for its card. */
export function checkDescription({
  partial: { description: text },
  yaml,
}: {
  partial: { description?: string }
  yaml: YamlData | undefined
}): Finding[] {
  if (yaml === undefined || typeof text !== 'string') return []
  const { least, most } = descriptionLength
  if (text.length >= least && text.length <= most) return []
  const place = valuePlace(yaml, ['description'])
  return [finding('description/length', place, { length: text.length, least, most })]
}

/**
 * Checks a day or days as they are printed.
 *
 * @param right the ways to print what the other fields say, the preferred one first; none where they say nothing
 * @param meant what was meant where no other field says it
 */
export function checkPrinted(
  written: unknown,
  place: Place,
  {
    right,
    meant,
    example,
  }: {
    right: readonly string[]
    meant: (written: string) => string | undefined
    example: string
  },
): Finding[] {
  if (typeof written !== 'string' || written.trim() === '') return []
  const [preferred] = right
  if (preferred === undefined) {
    const corrected = meant(written)
    return written === corrected ? [] : [finding('date/unreadable', place, { written, corrected, example })]
  }
  return right.includes(written) ? [] : [finding('date/printed', place, { written, corrected: preferred })]
}

/** Checks that the printed read time agrees with the number of words. */
export function checkReadTime(readTime: string | undefined, words: number, place: Place): Finding[] {
  const minutes = Number.parseInt(readTime ?? '', 10)
  if (Number.isNaN(minutes) || words === 0) return []
  const fits =
    words <= minutes * wordsPerMinute.quick && (words >= minutes * wordsPerMinute.slow || minutes === 1)
  if (fits) return []
  const right = Math.max(1, Math.round(words / wordsPerMinute.usual))
  return [
    finding('report/read-time', place, {
      words,
      minutes,
      corrected: `${right} ${right === 1 ? 'minutë' : 'minuta'} lexim`,
    }),
  ]
}
