import { createSource, type Source } from '../source.ts'
import type { CheckedDocument } from './check.ts'

/** Separates the parts of a record; JSON never contains it. */
const separator = '\t'

/** Decodes a file without the check's edits. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Serialises a checked document to one line, for the disk or another thread. Its first part has the sources, without
 * their text if that equals the file's. Findings and result refer to sources by number. The entry is last, because
 * callers that need only problems do not parse it.
 *
 * @param withTexts whether to include the document's words, which only a speller needs
 */
export function writeRecord(
  { result, findings }: CheckedDocument,
  bytes: Uint8Array,
  withTexts: boolean,
): string {
  const sources: Source[] = []
  const numberOf = (source: Source) => {
    const index = sources.indexOf(source)
    return index === -1 ? sources.push(source) - 1 : index
  }
  const recorded = result && {
    ...result,
    entry: undefined,
    tree: undefined,
    texts: withTexts ? result.texts : [],
  }
  const checked = JSON.stringify({ findings, result: recorded }, (name, value) =>
    name === 'source' ? numberOf(value) : value,
  )
  const plain = decoder.decode(bytes)
  const written = sources.map(({ file, text }) => (text === plain ? { file } : { file, text }))
  return [JSON.stringify(written), checked, JSON.stringify(result?.entry) ?? ''].join(separator)
}

/**
 * Parses a record. The entry and the texts of the sources are parsed on first access: after an edit only one of a
 * thousand documents needs them.
 *
 * @param record the line
 * @param bytes the bytes of the same file
 */
export function readRecord(record: string, bytes: Uint8Array): CheckedDocument {
  const [written = '', checked = '', entryText = ''] = record.split(separator)
  const files: { file: string; text?: string }[] = JSON.parse(written)
  const sources = files.map(({ file, text }) => createSource(file, () => text ?? decoder.decode(bytes)))
  const { findings, result }: CheckedDocument = JSON.parse(checked)
  const places = [...findings, result?.id, result?.title, result?.year, result?.end, ...(result?.links ?? [])]
  const holders = [...places.map((one) => one?.place), result, ...(result?.texts ?? [])]
  for (const holder of holders) if (holder) holder.source = sources[Number(holder.source)] as Source
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
