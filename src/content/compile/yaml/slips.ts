import type { Finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { joinLines } from './continued.ts'
import { straightenQuotes } from './curly.ts'
import { findLeadingDashes, readDashes } from './dashes.ts'
import { readLines } from './lines.ts'
import { findTwoFields } from './two-fields.ts'

/** The text as it was meant, in as many signs, and what was said of it. */
export type Slips = {
  text: string
  /** What is read as it was meant. */
  mended: Finding[]
  /** What keeps its field from being read. */
  unreadable: Finding[]
}

/** Looks for slips whose meaning is plain where YAML sees something else, so that one sentence tells of each. */
export function readSlips(
  source: Source,
  offset: number,
  written: string,
  known: ReadonlySet<string>,
  texts: ReadonlySet<string>,
): Slips {
  const lines = readLines(written)
  const joined = joinLines(source, offset, written, lines, known)
  const rest = joined.findings.length === 0 ? lines : readLines(joined.text)
  const dashes = readDashes(source, offset, joined.text, rest)
  const straight = straightenQuotes(source, offset, dashes.text, texts)
  return {
    text: straight.text,
    mended: [...joined.findings, ...dashes.mended, ...straight.findings],
    unreadable: [
      ...dashes.unreadable,
      ...findLeadingDashes(source, offset, rest, known, texts),
      ...findTwoFields(source, offset, rest, known, texts),
    ],
  }
}
