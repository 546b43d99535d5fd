import type { Messages, Rule } from './index.ts'

/** How much a problem weighs: errors stop publishing, warnings stop nothing. */
export type Severity = 'error' | 'warning'

/** How many problems of each severity there are, and in how many files. */
export type Totals = { errors: number; warnings: number; files: number }

/** Everything that the check says around the sentences of its rules. */
export type Phrases = {
  severity: Readonly<Record<Severity, string>>
  /** The line at the end of a report. */
  total(totals: Totals): string
  /** The summary of a pull request. */
  summary: {
    title: string
    file: string
    errors: string
    warnings: string
    /** Before the sentence that says what to write instead. */
    cure: string
    /** Stands in the place of problems that would make the summary too long. */
    more(count: number): string
  }
  /** What `--fix` did and left. */
  fix: {
    mended(file: string, count: number): string
    wouldMend(file: string, count: number): string
    /** Above what would be left. */
    afterwards: string
    byteOrderMark: string
    lineEnds: string
    /** Why a file with certain cures was left as it is. */
    left(file: string, reason: FixRefusal): string
    total(totals: { mended: number; files: number; left: number; dryRun: boolean }): string
  }
  watch: { waiting: string }
}

/** Why a file that has a certain cure is left alone. */
export type FixRefusal =
  /** It is not what it was when it was checked. */
  | { kind: 'changed' }
  /** A link to a file somewhere else, or no ordinary file. */
  | { kind: 'not-a-file' }
  /** After the cure other problems would show that do not show now. */
  | { kind: 'reveals'; rules: readonly Rule[] }
  /** The cure does not make the problem go away. */
  | { kind: 'stays'; rules: readonly Rule[] }

/** A language of the check: the sentences of every rule, and the words around them. */
export type Language = { tag: 'sq' | 'en'; messages: Messages; phrases: Phrases }
