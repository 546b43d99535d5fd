import type { LanguageTag, Message } from './message.ts'

/** Severity of a problem: only errors stop publishing. */
export type Severity = 'error' | 'warning'

/** What is wrong, and what to write instead, in each language of the check. */
type Sentences = Record<LanguageTag | `${LanguageTag}Hint`, Message>

/** A rule of the check: everything about it except the code that finds it. */
export type RuleRecord = Sentences & {
  severity: Severity
  /** The values of its findings by name, and what they are; `?` after those that may be absent. */
  values?: Readonly<Record<string, string>>
  /** The same for an editor who sees forms, not lines and files; by default `sq` and `sqHint`. */
  form?: FormTexts
  /** Why the rule exists, in one or two sentences for editors; in Albanian, like the rules page. */
  why: string
  example: Example | ShownExample
  /** Documents break the rule only because of their folder. */
  ofPlace?: true
  /** Rules of which this one may be only a consequence; it is not reported then. */
  after?: After
  /** A warning that is an error in a release. */
  stopsRelease?: true
}

/**
 * Names of rules, or of groups of them (`consequences.ts`), by how far their consequences reach: to what begins within
 * their place; to the heading of the section in which they are broken; to the whole document.
 */
export type After = Partial<Record<'place' | 'section' | 'document', readonly string[]>>

/** What a form says: `{label}` is the field's, `{fill}` how a value comes into it; other places are values of the finding. */
type FormTexts = { sentence: Message; hint: Message }

/** The documents of the good site in `tests/fixtures/content-check/good`, by a short name; `words` is the real one. */
export const exampleDocuments = {
  report: 'content/reports/2021/index.mdx',
  shortReport: 'content/reports/2019/index.mdx',
  news: 'content/news/dita-e-diellit/index.mdx',
  project: 'content/projects/2018-2020-hartat.mdx',
  shortProject: 'content/projects/2017-fletorja.mdx',
  home: 'content/pages/home/index.yaml',
  about: 'content/pages/about/index.yaml',
  site: 'content/site.yaml',
  words: 'content/words.yaml',
} as const

/** The short name of such a document. */
export type ExampleDocument = keyof typeof exampleDocuments

/** The smallest mistake in a document of the good site. A test proves it, and the rules page shows it. */
export type Example = {
  in: ExampleDocument
  /** The text with the mistake; the place to be reported stands between `⟦` and `⟧`. */
  wrong: string
  /** The same without the mistake. */
  right: string
  /**
   * The text of the document that both replace; it occurs once. By default `right`, so that the page shows only the
   * lines that differ, or the document's passage for examples (`tests/content/rules/fixture.ts`).
   */
  instead?: string
  /** What the page shows instead. */
  shown?: ShownExample
}

/** What the rules page shows for a mistake in bytes, file names or several documents. */
export type ShownExample = { wrong: string; right: string }
