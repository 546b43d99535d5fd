import { compareText } from '../../check/problem.ts'

/** A mistake in the built site. */
export type SiteProblem = {
  /** Stable name, e.g. `site/dead-link`. */
  rule: SiteRule
  /** Path below the built folder, with `/`. */
  file: string
  /** The offending text: an address, an id, a file name, an element. */
  text: string
  /** The place of that text in the content, as `content/site.yaml:5`, if it occurs only once. */
  source?: string
}

/** Name of a rule. */
export type SiteRule = keyof typeof siteMessages

/** The messages, for the people who run the build. */
const siteMessages = {
  'site/dead-link': (text: string) => `Lidhja „${text}“ nuk çon askund: kjo faqe ose ky skedar nuk ekziston.`,
  'site/dead-anchor': (text: string) => `Lidhja „${text}“ çon te një vend që faqja nuk e ka.`,
  'site/missing-file': (text: string) => `Skedari „${text}“ kërkohet, por nuk u ndërtua.`,
  'site/duplicate-id': (text: string) => `Identifikuesi „${text}“ është dy herë në këtë faqe.`,
  'site/missing-id': (text: string) => `Një element përmend identifikuesin „${text}“, që faqja nuk e ka.`,
  'site/missing-alt': (text: string) => `Fotos „${text}“ i mungon përshkrimi (alt).`,
  'site/nameless-link': (text: string) => `Lidhja „${text}“ nuk ka asnjë fjalë që thotë ku çon.`,
  'site/missing-lang': () => 'Faqja nuk thotë në cilën gjuhë është: <html lang="…">.',
  'site/missing-title': () => 'Faqes i mungon titulli <title>.',
  'site/heading': (text: string) => `Faqja duhet të ketë një titull të vetëm <h1>; ka ${text}.`,
  'site/empty-page': () => 'Pjesa kryesore <main> e faqes është bosh.',
  'site/blocked': (text: string) => `Rregullat e sigurisë (Content-Security-Policy) e bllokojnë ${text}.`,
  'site/canonical': (text: string) => `Adresa kryesore „${text}“ nuk është e kësaj faqeje.`,
  'site/sitemap-address': (text: string) => `Harta e faqes përmend „${text}“, por kjo adresë nuk ekziston.`,
  'site/unservable-name': (text: string) =>
    `Jo çdo host e publikon skedarin „${text}“: emri i një skedari a i një dosjeje nuk fillon me „_“ a me pikë dhe nuk ka „#“.`,
  'site/unlisted-page': (text: string) => `Asnjë faqe nuk çon te „${text}“.`,
  'site/unused-file': (text: string) => `Skedarin „${text}“ nuk e përdor asnjë faqe.`,
}

/** Whether a problem keeps the site from being published. */
export function isError({ rule }: SiteProblem): boolean {
  return rule !== 'site/unlisted-page' && rule !== 'site/unused-file'
}

/** By file, rule and text, which is the same order on every machine. */
export function compareProblems(a: SiteProblem, b: SiteProblem): number {
  return compareText(a.file, b.file) || compareText(a.rule, b.rule) || compareText(a.text, b.text)
}

/** The problems of the site in `folder` as lines for a terminal. */
export function formatSiteProblems(problems: readonly SiteProblem[], folder = 'dist'): string {
  return problems
    .map((problem) => {
      const { rule, file, text, source } = problem
      const from = source === undefined ? '' : `\n  → ${source}`
      return `${folder}/${file} ${isError(problem) ? 'gabim' : 'vërejtje'} ${rule}\n  ${siteMessages[rule](text)}${from}`
    })
    .join('\n')
}
