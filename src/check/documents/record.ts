import { createSource, type Source } from '../source.ts'
import type { CheckedDocument } from './check.ts'

/** Between the parts of a record; JSON has no such sign. */
const separator = '\t'

/** The text of a file without any of the repairs that the check makes. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * A checked document in one line of text, to be kept on the disk or handed from one thread to another. Its parts: the
 * sources, of which the text is absent where it is that of the file, letter for letter; findings and result, with the
 * numbers of sources in their places; the entry, which a caller that needs problems alone does not read.
 *
 * @param withTexts whether its words go along, which only a speller asks for
 */
export function writeRecord(
  { result, findings }: CheckedDocument,
  bytes: Uint8Array,
  withTexts: boolean,
): string {
  const sources: Source[] = []
  const numberOf = (source: Source) => {
    const known = sources.indexOf(source)
    return known === -1 ? sources.push(source) - 1 : known
  }
  const kept = result && { ...result, entry: undefined, texts: withTexts ? result.texts : [] }
  const checked = JSON.stringify({ findings, result: kept }, (name, value) =>
    name === 'source' ? numberOf(value) : value,
  )
  const plain = decoder.decode(bytes)
  const written = sources.map(({ file, text }) => (text === plain ? { file } : { file, text }))
  return [JSON.stringify(written), checked, JSON.stringify(result?.entry) ?? ''].join(separator)
}

/**
 * The checked document that a record was written of. Its entry and the texts of its sources are read when a caller
 * asks for them: of a thousand documents, a check after one edit needs those of one.
 *
 * @param record the line
 * @param bytes those of the same file
 */
export function readRecord(record: string, bytes: Uint8Array): CheckedDocument {
  const [written = '', checked = '', entryText = ''] = record.split(separator)
  const files: { file: string; text?: string }[] = JSON.parse(written)
  const sources = files.map(({ file, text }) => createSource(file, () => text ?? decoder.decode(bytes)))
  const { findings, result }: CheckedDocument = JSON.parse(checked)
  const places = [...findings, result?.id, result?.title, result?.year, ...(result?.links ?? [])]
  const holders = [...places.map((one) => one?.place), result, ...(result?.texts ?? [])]
  for (const holder of holders) if (holder) holder.source = sourceOf(sources, holder.source)
  if (result === undefined) return { findings }
  let entry: unknown
  Object.defineProperty(result, 'entry', {
    get() {
      entry ??= entryText === '' ? undefined : JSON.parse(entryText)
      return entry
    },
  })
  return { result, findings }
}

/** The source whose number a record has in its place. */
function sourceOf(sources: readonly Source[], number: unknown): Source {
  const source = sources[Number(number)]
  if (source === undefined) throw new Error(`The record has no source ${number}.`)
  return source
}
