import type { Root } from 'mdast'
import type { z } from 'zod'
import type { ListOf } from '../../model/document-kinds.ts'
import type { NumberedRecord } from '../../model/kinds/kind.ts'
import type { LinkUse } from '../links/links.ts'
import {
  type FolderPictures,
  findPicture,
  type PictureFile,
  type PictureReference,
  pictureOf,
} from '../pictures/pictures.ts'
import { type Finding, finding, withFix, withOffer } from '../problem.ts'
import { rules } from '../rules/index.ts'
import { editWithin, type Place, placeIn, type Source } from '../source.ts'
import { inYearOf } from '../suggest-dates.ts'
import { fieldPassages, type Passage } from '../text/passage.ts'
import { type CheckedFields, checkFields } from '../yaml/check.ts'
import { splitFrontmatter } from '../yaml/frontmatter.ts'
import { leavesOf, valuePlace } from '../yaml/locate.ts'
import { namedFieldsOf } from '../yaml/named-fields.ts'
import { parseYaml, type YamlData } from '../yaml/parse.ts'

/** Input of the check of a document: its text, its folder (relative to the root) and the folder's pictures. */
export type DocumentInput = { source: Source; folder: string; pictures: FolderPictures }

/** Result of the check of one document; depends only on its bytes and its pictures. */
export type DocumentResult<Entry> = {
  source: Source
  /** Undefined when the document has an error. */
  entry: Entry | undefined
  /** Its public number, if readable. */
  id?: { value: number; place: Place }
  /** Its title, if readable. */
  title?: { value: string; place: Place }
  /** Values of a settings file that the check of other documents needs, as far as they are valid. */
  shared?: Shared
  /** The year of the document, if readable. */
  year?: { value: number; place: Place }
  /** The last day of the event that it announces, if readable. */
  end?: { value: string; place: Place }
  links: LinkUse[]
  /** Ids on its page that a link may target; undefined if its body cannot be read. */
  anchors: string[] | undefined
  pictures: PictureFile[]
  /** Its words, as far as readable. */
  texts: Passage[]
  /** The parsed body of a document without errors, from which a build makes code. Not part of a record. */
  tree?: Root
  findings: Finding[]
}

/** Values that other documents are checked against; an absent value is unknown. */
type Shared = {
  /** The site's own address. */
  address?: string
  /** Public numbers that are not given again, by the name of their list. */
  retired?: Readonly<Partial<Record<ListOf, readonly number[]>>>
}

/** A kind of document. All kinds are listed in `kinds.ts`. */
export type DocumentKind<Entry> = {
  /** The path of its only file below `content/`, or the pattern of the paths of many. */
  file: string | RegExp
  /** Whether its file may be absent. */
  isOptional?: true
  schema: z.ZodObject
  /** Title of the JSON Schema of its fields. */
  title: string
  check(input: DocumentInput): DocumentResult<Entry>
  /** The page of a kind with a single document: its public path, and the ids that links may target. */
  page?: { path: string; ids: readonly string[] }
}

/** A kind with many documents, each with a public number. */
export type NumberedKind<Entry> = DocumentKind<Entry> &
  NumberedRecord<Entry> & {
    list: ListOf
    file: RegExp
    /** The right name for a document's folder or file that has another name; undefined if unknown. */
    nameOf(written: string): string | undefined
  }

/** A document as far as its fields can be read. */
export type OpenedDocument<Fields> = CheckedFields<Fields> & {
  /** The source after certain edits of its fields, with unreadable fields blanked. */
  source: Source
  yaml: YamlData | undefined
  /** The words of its fields. */
  texts: Passage[]
  /** Offset of the body; undefined if there is none or it is unknown. */
  bodyOffset?: number | undefined
}

/** Splits a document and checks its fields; the value is undefined when they have a mistake. */
export function openDocument<Fields extends object>(
  written: Source,
  schema: z.ZodType<Fields>,
): OpenedDocument<Fields> {
  const { yaml: block, body, findings } = splitFrontmatter(written)
  const names = namedFieldsOf(schema)
  const read =
    block &&
    parseYaml({ ...names, source: written, start: block.offset, end: block.offset + block.text.length })
  const { source = written, value: yaml } = read ?? {}
  const bodyOffset = body && body.offset + source.text.length - written.text.length
  findings.push(...(read?.findings ?? []))
  if (yaml === undefined)
    return { source, value: undefined, partial: {}, yaml, texts: [], bodyOffset, findings }
  const fields = checkFields(schema, yaml)
  findings.push(...fields.findings, ...checkMarkedPlaceholders(yaml))
  const value = isSound(findings) ? fields.value : undefined
  return { ...fields, source, value, yaml, texts: fieldPassages(yaml, names), bodyOffset, findings }
}

/** Warns once about all texts that are marked as placeholders. */
function checkMarkedPlaceholders(yaml: YamlData): Finding[] {
  const marks = leavesOf(yaml.value).filter(
    ({ path, value }) => value === true && path.at(-1) === 'placeholder',
  )
  const [first] = marks
  if (first === undefined) return []
  const parts = first.path.length === 1 ? 0 : marks.length
  return [finding('placeholder/marked', valuePlace(yaml, first.path), { parts })]
}

/**
 * The number, the title and the year of a document, with their places, as far as they can be read. Documents are
 * compared by these. `written` begins with the year, which stands in the field `yearField`.
 */
export function identityOf(
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

/** Returns a lookup for pictures that the check has accepted. */
export function pictureFinder({ pictures }: DocumentInput) {
  return (one: PictureReference) => {
    const facts = findPicture(pictures, one.file)
    if (facts === undefined || 'error' in facts) throw new Error(`${one.file} was not accepted.`)
    return pictureOf(one, facts)
  }
}

/** The place at which something missing at the end of a document is reported. */
export function endPlace(source: Source): Place {
  const end = source.text.trimEnd().length
  return placeIn(source, Math.max(0, end - 1), end)
}

/** Whether the findings allow publishing: warnings do, errors do not. */
export function isSound(findings: readonly Finding[]): boolean {
  return findings.every(({ rule }) => rules[rule].severity === 'warning')
}

/** Length in characters of a description that fills a card and is not truncated in search results. */
const descriptionLength = { least: 80, most: 200 }
/** Reading speeds in words a minute. */
const wordsPerMinute = { slow: 150, usual: 180, quick: 220 }

/** Warns of a description that is too short or too long for its card. */
export function checkDescription(opened: {
  partial: { description?: string }
  yaml: YamlData | undefined
}): Finding[] {
  const { yaml, partial } = opened
  const text = partial.description
  if (yaml === undefined || typeof text !== 'string') return []
  const { least, most } = descriptionLength
  if (text.length >= least && text.length <= most) return []
  const place = valuePlace(yaml, ['description'])
  return [
    finding('description/length', place, {
      length: text.length,
      least,
      most,
      isShort: text.length < least,
    }),
  ]
}

/**
 * Checks a printed day or range of days.
 *
 * @param right the valid spellings of the days in the other fields, the preferred one first; empty if there are no days
 * @param meant returns the right spelling of the printed days; undefined if they cannot be read
 */
export function checkPrinted(
  written: unknown,
  place: Place,
  right: readonly string[],
  meant: (written: string) => string | undefined,
  example: string,
): Finding[] {
  if (typeof written !== 'string' || written.trim() === '') return []
  const [preferred] = right
  if (preferred === undefined) {
    const corrected = meant(written)
    if (written === corrected) return []
    return [finding('date/unreadable', place, { written, corrected, example: inYearOf(written, example) })]
  }
  if (right.includes(written)) return []
  const found = finding('date/printed', place, { written, corrected: preferred })
  // If the printed days differ from the other fields, either may be right: only a wrong spelling has a certain fix.
  const fix = right.includes(meant(written) ?? '') ? withFix : withOffer
  return [fix(found, editWithin(place, written, preferred))]
}

/** Checks that the printed read time agrees with the number of words. */
export function checkReadTime(readTime: string | undefined, wordCount: number, place: Place): Finding[] {
  const minutes = Number.parseInt(readTime ?? '', 10)
  if (Number.isNaN(minutes) || wordCount === 0) return []
  const fits =
    wordCount <= minutes * wordsPerMinute.quick &&
    (wordCount >= minutes * wordsPerMinute.slow || minutes === 1)
  if (fits) return []
  const right = Math.max(1, Math.round(wordCount / wordsPerMinute.usual))
  const corrected = `${right} ${right === 1 ? 'minutë' : 'minuta'} lexim`
  const found = finding('report/read-time', place, { words: wordCount, minutes, corrected })
  return [withFix(found, editWithin(place, readTime ?? '', corrected))]
}
