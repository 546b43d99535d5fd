import { type Document, isMap, type YAMLParseError } from 'yaml'
import { blanked, type Stretch } from '../blanked.ts'
import { lastBefore } from '../last-before.ts'
import type { Finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { describeYamlError } from './errors.ts'
import { readYaml, syntaxErrors } from './read.ts'

/** What could be told apart in a text with broken fields. */
export type Recovered = {
  findings: Finding[]
  /** The text with blanks in the place of the broken fields; undefined where that does not help. */
  rest: string | undefined
  /** First words of the lines in the broken fields, and what else may be the name of a field there. */
  unread: string[]
}

/** A line of the first column with everything up to the next one. */
type Chunk = Stretch

/** Rounds in which fields are set aside that look right and are broken by what stands around them. */
const mostRounds = 20
/** Errors that are left when there is no telling which field breaks which. */
const mostErrors = 1000

/**
 * Sets the fields aside that cannot be read, each with its first mistake: the mistakes after it are mostly its
 * echoes. A field starts in the first column, which no line within a value does.
 *
 * @param slips what is known to be wrong: the fields in which it lies are set aside
 */
export function recoverFields(
  source: Source,
  offset: number,
  text: string,
  whole: Document.Parsed,
  slips: readonly Finding[],
  known: ReadonlySet<string>,
): Recovered {
  const chunks = chunksOf(text)
  const findings: Finding[] = []
  const broken = new Set<Chunk>()
  const setAside = (chunk: Chunk | undefined, found: Finding) => {
    if (chunk === undefined || broken.has(chunk)) return false
    broken.add(chunk)
    findings.push(found)
    return true
  }
  const chunkAt = ({ place }: Finding) => lastBefore(chunks, place.start - offset)

  for (const slip of slips) {
    const chunk = chunkAt(slip)
    if (chunk !== undefined) broken.add(chunk)
    findings.push(slip)
  }
  const first = describeFirst(source, offset, whole, known)
  for (const chunk of chunks) {
    const own = readYaml(text.slice(chunk.start, chunk.end))
    const [error] = syntaxErrors(own)
    if (error === undefined && (own.contents === null || isMap(own.contents))) continue
    if (first !== undefined && chunkAt(first) === chunk) setAside(chunk, first)
    else if (error !== undefined)
      setAside(chunk, describeYamlError(source, offset + chunk.start, error, known))
  }
  let rest = blanked(text, broken)
  for (let round = 0; round < mostRounds; round++) {
    const read = readYaml(rest)
    if (read.errors.length > mostErrors) break
    const found = describeFirst(source, offset, read, known)
    if (found === undefined) return { findings, rest, unread: wordsOf(text, broken) }
    if (!setAside(chunkAt(found), found)) break
    rest = blanked(text, broken)
  }
  const told = findings.length > 0 || first === undefined ? findings : [first]
  return { findings: told, rest: undefined, unread: [] }
}

function describeFirst(
  source: Source,
  offset: number,
  document: Document.Parsed,
  known: ReadonlySet<string>,
): Finding | undefined {
  const [error]: YAMLParseError[] = syntaxErrors(document)
  return error && describeYamlError(source, offset, error, known)
}

function chunksOf(text: string): Chunk[] {
  const starts = [...text.matchAll(/^[^\s#\]}–—•·-]/gm)].map(({ index }) => index)
  const all = starts[0] === 0 ? starts : [0, ...starts]
  return all.map((start, index) => ({ start, end: all[index + 1] ?? text.length + 1 }))
}

function wordsOf(text: string, chunks: ReadonlySet<Chunk>): string[] {
  const lines = [...chunks].flatMap(({ start, end }) => text.slice(start, end).split('\n'))
  return lines.flatMap((line) => [
    ...(/[\p{L}\p{N}_-]+/u.exec(line) ?? []),
    ...[...line.matchAll(/(?<=[ \t])[a-z]\w+(?=:[ \t])/g)].map(([name]) => name),
  ])
}
