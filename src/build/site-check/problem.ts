/** A mistake in what was built. */
export type SiteProblem = {
  /** Stable name, e.g. `site/dead-link`. */
  rule: SiteRule
  severity: 'error' | 'warning'
  /** Path below the built folder, with `/`. */
  file: string
  /** From 1; absent where the whole file is meant. */
  line?: number
  /** From 1, in UTF-16 units. */
  column?: number
  /** The offending text: an address, an id, a file name. */
  text: string
  /** Where that text stands in the content, as `content/site.yaml:5`, if it stands in one place only. */
  source?: string
}

/** Name of a rule. */
export type SiteRule = keyof typeof siteMessages

/** What is wrong, in the words of the people who run the build. */
const siteMessages = {
  'site/dead-link': (text: string) => `Lidhja „${text}“ nuk çon askund: kjo faqe ose ky skedar nuk ekziston.`,
  'site/dead-anchor': (text: string) => `Lidhja „${text}“ çon te një vend që faqja nuk e ka.`,
  'site/missing-file': (text: string) => `Skedari „${text}“ kërkohet, por nuk u ndërtua.`,
  'site/duplicate-id': (text: string) => `Identifikuesi „${text}“ është dy herë në këtë faqe.`,
  'site/missing-id': (text: string) => `Një element përmend identifikuesin „${text}“, që faqja nuk e ka.`,
  'site/missing-alt': (text: string) => `Fotos „${text}“ i mungon teksti alternativ (alt).`,
  'site/nameless-link': (text: string) => `Lidhja „${text}“ nuk ka asnjë fjalë që thotë ku të çon.`,
  'site/missing-lang': () => 'Faqja nuk thotë në cilën gjuhë është: <html lang="…">.',
  'site/missing-title': () => 'Faqes i mungon titulli <title>.',
  'site/heading': (text: string) => `Faqja duhet të ketë një titull të vetëm <h1>; ka ${text}.`,
  'site/canonical': (text: string) => `Adresa kryesore „${text}“ nuk është e kësaj faqeje.`,
  'site/invalid-xml': (text: string) => `Skedari nuk është XML i shkruar drejt: ${text}.`,
  'site/invalid-feed': (text: string) => `Prurjes (feed) i mungon ${text}.`,
  'site/sitemap-address': (text: string) => `Harta e faqes përmend „${text}“, por kjo adresë nuk ekziston.`,
  'site/unlisted-page': (text: string) => `Asnjë faqe nuk të çon te „${text}“.`,
  'site/unused-file': (text: string) => `Skedarin „${text}“ nuk e përdor asnjë faqe.`,
}

/** Rules that stop nothing. */
const warnings: ReadonlySet<SiteRule> = new Set<SiteRule>(['site/unlisted-page', 'site/unused-file'])

/** Where in a file something stands. */
export type Spot = { file: string; line?: number | undefined; column?: number | undefined }

/** The place of an offset in a file. */
export function spotOf(file: string, text: string, at: number): Spot {
  const lines = text.slice(0, at).split('\n')
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Notes that a rule is broken. */
export function siteProblem(rule: SiteRule, { file, line, column }: Spot, text = ''): SiteProblem {
  const severity = warnings.has(rule) ? 'warning' : 'error'
  const place = line === undefined || column === undefined ? {} : { line, column }
  return { rule, severity, file, ...place, text }
}

/** By file, place and rule: the same order on every machine. */
export function compareProblems(a: SiteProblem, b: SiteProblem): number {
  return (
    compare(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.rule, b.rule) ||
    compare(a.text, b.text)
  )
}

/** The problems as lines for a terminal. */
export function formatSiteProblems(problems: readonly SiteProblem[]): string {
  return problems
    .map(({ rule, severity, file, line, column, text, source }) => {
      const place = line === undefined ? file : `${file}:${line}:${column}`
      const from = source === undefined ? '' : `\n  → ${source}`
      const word = severity === 'error' ? 'gabim' : 'vërejtje'
      return `dist/${place} ${word} ${rule}\n  ${siteMessages[rule](text)}${from}`
    })
    .join('\n')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
