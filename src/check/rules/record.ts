/** Severity of a problem: only errors stop publishing. */
export type Severity = 'error' | 'warning'

/** Languages of the check by their tag (BCP 47). Albanian is the editors' own. */
export type LanguageTag = 'sq' | 'en'

/** What a finding's edits make of its place (`corrected`), and of the lines that they change, without their indent. */
export type Fixed = { corrected?: string; lines: string[] }

/** A sentence, with the values of a finding where needed, and with what its edits make of the text. */
export type Sentence<Values> = string | ((values: Values & Fixed) => string)

/** Fills a sentence in. */
export function say<Values>(sentence: Sentence<Values>, values: Values & Fixed): string {
  return typeof sentence === 'string' ? sentence : sentence(values)
}

/**
 * Names of rules by how far their consequences reach: to what begins within their place; to the heading of the section
 * in which they are broken; to the whole document.
 */
export type After = Partial<Record<'place' | 'section' | 'document', readonly string[]>>

/** A text with places for values, as `{name}`; or its forms, of which `{count}` chooses one. */
export type Template = string | { zero?: string; one?: string; other: string }

/** What a form says: `{label}` is the field's, `{fill}` how a value comes into it; other places are values of the finding. */
export type FormTexts = { sentence: Template; hint: Template }

/** A rule of the check: everything about it except the code that finds it. */
export type RuleRecord<Values> = {
  severity: Severity
  /** What is wrong. */
  sq: Sentence<Values>
  en: Sentence<Values>
  /** What to write instead. */
  sqCure: Sentence<Values>
  enCure: Sentence<Values>
  /** The same for an editor who sees forms, not lines and files; by default `sq` and `sqCure`. */
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

/** The phrase for a name, where some names have one. */
export function choose(name: string, phrases: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(phrases, name) ? phrases[name] : undefined
}

/** Defines a rule that stops publishing. */
export function error<Values = unknown>(rule: Omit<RuleRecord<Values>, 'severity'>): RuleRecord<Values> {
  return { severity: 'error', ...rule }
}

/** Defines a rule that only warns. */
export function warning<Values = unknown>(rule: Omit<RuleRecord<Values>, 'severity'>): RuleRecord<Values> {
  return { severity: 'warning', ...rule }
}
