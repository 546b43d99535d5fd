import type { Finding } from '../problem.ts'
import { type Place, type Source, sourceOnDemand } from '../source.ts'
import type { AnyResult, CheckedDocument } from './check.ts'
import type { Entries } from './kinds.ts'

/** A place by the number of its source in the record. */
type StoredPlace = [source: number, start: number, end: number]

/**
 * A checked document as plain data, without its entry; `text` is absent where it is that of the file, letter for
 * letter.
 */
type Stored = {
  sources: { file: string; text?: string }[]
  findings: [rule: Finding['rule'], place: StoredPlace, values?: unknown][]
  result?: {
    kind: keyof Entries
    source: number
    id?: [value: number, place: StoredPlace]
    title?: [value: string, place: StoredPlace]
    shared?: AnyResult['shared']
    years?: [value: number, place: StoredPlace][]
    links: [href: string, place: StoredPlace][]
    anchors?: string[]
    pictures: AnyResult['pictures']
    texts?: (Omit<AnyResult['texts'][number], 'source'> & { source: number })[]
  }
}

/** Between what every check reads of a record and the entry; JSON has no such sign. */
const separator = '\t'

/**
 * A checked document in one line of text, to be kept on the disk or handed from one thread to another. The entry, most
 * of it, stands at the end: a caller that needs problems alone does not read it.
 *
 * @param withTexts whether its words go along, which only a speller asks for
 */
export function writeRecord(checked: CheckedDocument, bytes: Uint8Array, withTexts: boolean): string {
  const { result, findings } = checked
  const sources: Source[] = []
  const numberOf = (source: Source) => {
    const known = sources.indexOf(source)
    return known === -1 ? sources.push(source) - 1 : known
  }
  const placeOf = ({ source, start, end }: Place): StoredPlace => [numberOf(source), start, end]
  const stored: Omit<Stored, 'sources'> = {
    findings: findings.map(({ rule, place, values }) => [rule, placeOf(place), values]),
    ...(result && {
      result: {
        kind: result.kind,
        source: numberOf(result.source),
        ...(result.id && { id: [result.id.value, placeOf(result.id.place)] }),
        ...(result.title && { title: [result.title.value, placeOf(result.title.place)] }),
        ...(result.shared && { shared: result.shared }),
        ...(result.years && { years: result.years.map(({ value, place }) => [value, placeOf(place)]) }),
        links: result.links.map(({ href, place }) => [href, placeOf(place)]),
        ...(result.anchors && { anchors: result.anchors }),
        pictures: result.pictures,
        ...(withTexts && {
          texts: result.texts.map((passage) => ({ ...passage, source: numberOf(passage.source) })),
        }),
      },
    }),
  }
  const plain = plainText(bytes)
  const written: Stored = {
    sources: sources.map(({ file, text }) => (text === plain ? { file } : { file, text })),
    ...stored,
  }
  const entry = result?.entry === undefined ? '' : JSON.stringify(result.entry)
  return JSON.stringify(written) + separator + entry
}

/**
 * The checked document that a record was written of. Its entry and the texts of its sources are read when a caller
 * asks for them: of a thousand documents, a check after one edit needs those of one.
 *
 * @param record the line
 * @param bytes those of the same file
 */
export function readRecord(record: string, bytes: Uint8Array): CheckedDocument {
  const end = record.indexOf(separator)
  const { sources: written, findings, result } = JSON.parse(record.slice(0, end)) as Stored
  const sources = written.map(({ file, text }) => sourceOnDemand(file, () => text ?? plainText(bytes)))
  let entry: unknown
  const sourceOf = (number: number) => sources[number] ?? missing(number)
  const placeOf = ([source, start, end]: StoredPlace): Place => ({ source: sourceOf(source), start, end })
  return {
    findings: findings.map(([rule, place, values]) => ({
      rule,
      place: placeOf(place),
      values: values ?? undefined,
    })),
    ...(result && {
      result: {
        kind: result.kind,
        file: sourceOf(result.source).file,
        source: sourceOf(result.source),
        get entry() {
          entry ??= readEntry(record.slice(end + 1))
          return entry
        },
        ...(result.id && { id: { value: result.id[0], place: placeOf(result.id[1]) } }),
        ...(result.title && { title: { value: result.title[0], place: placeOf(result.title[1]) } }),
        ...(result.shared && { shared: result.shared }),
        ...(result.years && {
          years: result.years.map(([value, place]) => ({ value, place: placeOf(place) })),
        }),
        links: result.links.map(([href, place]) => ({ href, place: placeOf(place) })),
        anchors: result.anchors,
        pictures: result.pictures,
        texts: (result.texts ?? []).map((passage) => ({ ...passage, source: sourceOf(passage.source) })),
      } as AnyResult,
    }),
  }
}

function readEntry(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}

function missing(number: number): never {
  throw new Error(`The record has no source ${number}.`)
}

/** The text of a file without any of the repairs that the check makes. */
function plainText(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
