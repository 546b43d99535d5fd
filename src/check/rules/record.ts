import type { LanguageTag } from '../../model/message/format.ts'

/** Severity of a problem: only errors stop publishing. */
export type Severity = 'error' | 'warning'

/**
 * The messages that say what is wrong and what to write instead, in each language of the check. They are in ICU
 * MessageFormat. `{name}` is a value of the finding, a value that `fixedText` makes from its edits (`values.ts`), or a
 * text that several rules share (`phrases.json`). `{name, select, none {…} other {…}}` asks whether a value is present.
 */
type Messages = Record<LanguageTag | `${LanguageTag}Hint`, string>

/**
 * A rule of the check: everything about it except the code that finds it.
 *
 * To add a rule:
 *
 * 1. Write its record in a `…rules.json` beside the code that finds it; ask a speaker for Albanian that you cannot write.
 *    Name a new file in `rules/index.ts`, and add a warning to the sorted list in `rules/rules.test.ts`. Does the `after` of
 *    its neighbours apply to it?
 * 2. Write the code: in `text/check.ts` a row of `patterns`, elsewhere `finding('family/name', place, values)`, with
 *    `withReplacement`, `withFix` or `withOffer` if an edit fixes it.
 * 3. Write a fixture in `tests/content/rules/` if the mistake is in bytes, in names of files or in several documents.
 * 4. Run `npm run format`, which writes `content/RREGULLAT.md`, then `npx vitest run src/check tests/content`. `tsc` names a
 *    rule without a record, `fixtures.test.ts` a record without code.
 */
export type RuleRecord = Messages & {
  severity: Severity
  /**
   * The type of each value of its findings, by the value's name. Its type decides how a sentence shows it:
   * - `string`, `number`, `boolean`, or the texts that it may be (`field | markdown`): as it is;
   * - `list`: between commas; `and-list`, `or-list`: in quotes, with an „and“ or „or“ before the last one;
   * - `term`, `terms`: technical terms, in the words of `terms.json`;
   * - `kind`, `kinds`: a kind of document, as one document or as all of them.
   *
   * `?` after the type if the value may be absent; `, with form` if it is present where the value `form` is.
   */
  values?: Readonly<Record<string, string>>
  /** The sentences for an editor who sees forms, not lines and files; by default `sq` and `sqHint`. */
  form?: FormMessages
  /** Why the rule exists, in one or two sentences for editors; in Albanian, like the rules page. */
  why: string
  example: Example | ShownExample
  /** The rule depends on the folder. Its findings are left out for a document that belongs in another kind's folder. */
  ofPlace?: true
  /** Rules that may cause a finding of this rule; a finding that one of them reaches is not reported. */
  after?: After
  /** A warning that is an error in a release. */
  stopsRelease?: true
  /**
   * An error with which a body still shows the meaning of its writer, and is safe: the preview shows the body in spite of
   * it. Every warning is harmless.
   */
  isHarmless?: true
}

/** A record as JSON has it: without types of single words. */
export type WrittenRecord = Messages & {
  severity: string
  values?: Readonly<Record<string, string>>
  form?: FormMessages
  why: string
  example: { wrong: string; right: string }
  ofPlace?: boolean
  after?: After
  stopsRelease?: boolean
  isHarmless?: boolean
}

/**
 * Names of rules, or of groups of rules (`consequences.ts`), by how far a finding of theirs reaches. It
 * reaches findings that begin within its place, findings above it in its section, or the whole document.
 */
export type After = Partial<Record<'place' | 'section' | 'document', readonly string[]>>

/** The messages of a form. `{label}` names the field, `{fill}` says how to fill it in; other variables are values. */
type FormMessages = { sentence: string; hint: string }

/** The documents of the good site in `tests/fixtures/content-check/good`, by a short name; `words` is the real file. */
export const exampleDocuments = {
  report: 'content/reports/2021/index.mdx',
  shortReport: 'content/reports/2019/index.mdx',
  news: 'content/news/dita-e-diellit/index.mdx',
  project: 'content/projects/2018-2020-hartat.mdx',
  shortProject: 'content/projects/2017-fletorja.mdx',
  home: 'content/pages/home/index.yaml',
  about: 'content/pages/about/index.yaml',
  english: 'content/pages/en/index.yaml',
  site: 'content/site.yaml',
  words: 'content/words.yaml',
} as const

/** The short name of a document of the good site. */
export type ExampleDocument = keyof typeof exampleDocuments

/** The smallest mistake in a document of the good site. A test proves it, and the rules page shows it. */
export type Example = {
  in: ExampleDocument
  /** The text with the mistake; the place to be reported stands between `⟦` and `⟧`. */
  wrong: string
  /** The same text without the mistake. */
  right: string
  /**
   * The text of the document that `wrong` and `right` replace; it occurs once. By default `right`, so that the page
   * shows only the lines that differ, or the document's passage for examples (`tests/content/rules/fixture.ts`).
   */
  instead?: string
  /** The texts that the rules page shows instead of `wrong` and `right`. */
  shown?: ShownExample
}

/** The texts that the rules page shows for a mistake in bytes, file names or several documents. */
export type ShownExample = { wrong: string; right: string }
