/** How much a problem weighs: errors stop publishing, warnings stop nothing. */
export type Severity = 'error' | 'warning'

/** Languages of the check by their tag (BCP 47). Albanian is the editors' own. */
export type LanguageTag = 'sq' | 'en'

/** A sentence, filled in with the values of a finding where it needs any. */
export type Sentence<Values> = string | ((values: Values) => string)

/** A sentence with its values in place. */
export function say<Values>(sentence: Sentence<Values>, values: Values): string {
  return typeof sentence === 'string' ? sentence : sentence(values)
}

/** A rule of the check: all that is known of it but how it is found. */
export type RuleRecord<Values> = {
  severity: Severity
  /** What is wrong. */
  sq: Sentence<Values>
  en: Sentence<Values>
  /** What to write instead. */
  sqCure: Sentence<Values>
  enCure: Sentence<Values>
  /** Why the rule exists, in one or two sentences for editors: in Albanian, like the page of the rules. */
  why: string
  example: Example | ShownExample
  /** A document breaks the rule only because of the folder in which it lies. */
  ofPlace?: true
  /**
   * A passage may break the rule only because something in it was set aside: a part with wrong syntax, or a heading
   * or list item without the space after its sign (`space`: only the latter).
   */
  echoOf?: 'syntax' | 'space'
  /** A warning that a release refuses. */
  stopsRelease?: true
}

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

/** The smallest mistake in a document of the good site. A test proves it, and the page of the rules shows it. */
export type Example = {
  in: ExampleDocument
  /** What stands there, with the mistake; the place to be reported stands between `⟦` and `⟧`. */
  wrong: string
  /** The same without the mistake. */
  right: string
  /**
   * What both take the place of, once in the document. Left out where that is `right`, of which the page then shows the
   * lines that differ, or the document's passage for examples (`tests/content/rules/fixture.ts`).
   */
  instead?: string
  /** What the page shows in their place. */
  shown?: ShownExample
}

/** What the page of the rules shows of a mistake in bytes, names of files or several documents. */
export type ShownExample = { wrong: string; right: string }

/** A rule that stops publishing. */
export function error<Values = undefined>(rule: Omit<RuleRecord<Values>, 'severity'>): RuleRecord<Values> {
  return { severity: 'error', ...rule }
}

/** A rule that points something out. */
export function warning<Values = undefined>(rule: Omit<RuleRecord<Values>, 'severity'>): RuleRecord<Values> {
  return { severity: 'warning', ...rule }
}
