import type { z } from 'zod'
import { splitFrontmatter } from '../frontmatter.ts'
import type { LinkUse } from '../links.ts'
import { warnings } from '../messages/index.ts'
import type { Facts, FolderPictures, PictureFile } from '../pictures.ts'
import { findPicture, pictureOf } from '../pictures.ts'
import type { Finding } from '../problem.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import type { Passage } from '../text/passage.ts'
import { type CheckedFields, checkFields } from '../yaml/check.ts'
import { valuePlace } from '../yaml/locate.ts'
import { parseYaml, type YamlData } from '../yaml/parse.ts'
import { textFieldsOf, wordsOf } from '../yaml/schema.ts'

/** What a document is checked by: its text, its folder (relative to the root) and the folder's pictures. */
export type DocumentInput = { source: Source; folder: string; pictures: FolderPictures }

/** What the check of one document yields; it depends on nothing but its bytes and its pictures. */
export type DocumentResult<Entry> = {
  source: Source
  /** Undefined when the document has an error. */
  entry: Entry | undefined
  /** Its public number, as soon as that can be read. */
  id?: { value: number; place: Place }
  /** Its title, likewise. */
  title?: { value: string; place: Place }
  /** What a settings file tells the other documents, as far as it is right. */
  shared?: Shared
  /** The years that it names, as far as they can be read. */
  years?: { value: number; place: Place }[]
  links: LinkUse[]
  /** Ids on its page that a link may lead to; undefined where its body cannot be read. */
  anchors: string[] | undefined
  pictures: PictureFile[]
  /** Its words, as far as they can be read. */
  texts: Passage[]
  findings: Finding[]
}

/** What other documents are checked against; absent parts are unknown. */
export type Shared = {
  /** The site's own address. */
  address?: string
  /** Public numbers that are not given again, by the name of their list. */
  retired?: Readonly<Partial<Record<'reports' | 'news' | 'projects', readonly number[]>>>
}

/** The parts of a document with frontmatter. */
export type Opened<Fields> = CheckedFields<Fields> & {
  yaml: YamlData | undefined
  /** Offset of the body; undefined where it cannot be told. */
  bodyOffset: number | undefined
}

/** Splits a document and checks its frontmatter. */
export function openDocument<Fields extends object>(
  source: Source,
  schema: z.ZodType<Fields>,
): Opened<Fields> {
  const { yaml: block, body, findings } = splitFrontmatter(source)
  const bodyOffset = body?.offset
  if (block === undefined) return { value: undefined, partial: {}, yaml: undefined, bodyOffset, findings }
  const { value: yaml, findings: syntax } = parseYaml(
    source,
    block.text,
    block.offset,
    wordsOf(schema),
    textFieldsOf(schema),
  )
  if (yaml === undefined)
    return { value: undefined, partial: {}, yaml, bodyOffset, findings: [...findings, ...syntax] }
  const fields = checkFields(schema, yaml)
  const all = [...findings, ...syntax, ...fields.findings]
  return { ...fields, ...(all.length > 0 && { value: undefined }), yaml, bodyOffset, findings: all }
}

/** The public number with its place, where it can be read. */
export function idOf(
  partial: { id?: number },
  yaml: YamlData | undefined,
): Pick<DocumentResult<unknown>, 'id'> {
  if (yaml === undefined || typeof partial.id !== 'number') return {}
  return { id: { value: partial.id, place: valuePlace(yaml, ['id']) } }
}

/** The title with its place, where it can be read. */
export function titleOf(
  partial: { title?: string },
  yaml: YamlData | undefined,
): Pick<DocumentResult<unknown>, 'title'> {
  if (yaml === undefined || typeof partial.title !== 'string') return {}
  return { title: { value: partial.title, place: valuePlace(yaml, ['title']) } }
}

/** The year with which a field begins, with its place. */
export function yearsOf(
  written: unknown,
  field: string,
  yaml: YamlData | undefined,
): Pick<DocumentResult<unknown>, 'years'> {
  const [year] = /^\d{4}/.exec(String(written)) ?? []
  if (yaml === undefined || year === undefined) return {}
  return { years: [{ value: Number(year), place: valuePlace(yaml, [field]) }] }
}

/** Looks pictures up that the check has accepted. */
export function pictureFinder({ folder, pictures }: DocumentInput) {
  return (file: string, alt: string) =>
    pictureOf(folder, file, alt, findPicture(pictures, file) as Facts & { name: string })
}

/** Where to say that something is missing at the end of a document. */
export function endOf(source: Source): Place {
  const end = source.text.trimEnd().length
  return placeIn(source, Math.max(0, end - 1), end)
}

/** Whether nothing stands in the way of publishing; warnings do not. */
export function isSound(findings: readonly Finding[]): boolean {
  return findings.every(({ rule }) => warnings.has(rule))
}
