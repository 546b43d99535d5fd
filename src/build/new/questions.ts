import { isDay } from '../../content/compile/dates.ts'
import { hasInvisible } from '../../content/compile/letters.ts'
import { mostLetters, shortSlug } from './short-slug.ts'

/** What the questions gave, by option: `{ year: '2025' }`. An empty text is no answer. */
export type Answers = Readonly<Record<string, string>>

/** What a question may depend on. */
export type Known = {
  answers: Answers
  /** Whether there is a file or a folder of this path below `content/`. */
  exists(path: string): boolean
}

/** Something that has to be known before a document can be begun. */
export type Question = {
  /** The option that answers it: `--year`. */
  option: string
  /** The question in Albanian. */
  text(known: Known): string
  /** What Enter alone means, in Albanian; undefined where there must be an answer. */
  enter(known: Known): string | undefined
  /** What is said where there must be an answer and nobody can be asked; that the option is missing if absent. */
  missing?(known: Known): string | undefined
  /** Whether it is asked at all; the option may always be given. */
  isAsked(known: Known): boolean
  /** What is wrong with an answer, in Albanian; undefined when nothing is. */
  problem(answer: string, known: Known): string | undefined
}

const always = () => true
const required = () => undefined
/** The check asks again. */
const later = () => 'më vonë'

/** The year of an edition. */
export const year: Question = {
  option: 'year',
  text: () => 'Viti i edicionit',
  enter: required,
  isAsked: always,
  problem: (answer) => (/^20\d{2}$/.test(answer) ? undefined : 'Shkruaj vitin me katër shifra, p.sh. 2025.'),
}

/** The year or the two years of a project. */
export const years: Question = {
  option: 'year',
  text: () => 'Viti ose vitet (2025 ose 2025-2026)',
  enter: required,
  isAsked: always,
  problem(answer) {
    if (!/^(19|20)\d{2}(-(19|20)\d{2})?$/.test(answer)) return 'Shkruaj p.sh. 2025 ose 2025-2026.'
    const [first = '', last] = answer.split('-')
    return last === undefined || first < last
      ? undefined
      : 'Viti i dytë vjen pas të parit: shkruaj p.sh. 2025 ose 2025-2026.'
  },
}

/** The title, as visitors read it. */
export const title: Question = {
  option: 'title',
  text: () => 'Titulli',
  enter: later,
  isAsked: always,
  problem: (answer) =>
    hasInvisible(answer) || /[\t\n]/.test(answer)
      ? 'Titulli ka një shenjë që nuk shihet ose një rresht të ri; shkruaje me dorë, në një rresht.'
      : undefined,
}

/** The name that tells an edition from another one of its year. */
export const edition: Question = {
  option: 'slug',
  text: ({ answers }) =>
    `Viti ${answers.year} ka tashmë një raport (content/reports/${answers.year}). Emri i edicionit tjetër, p.sh. vjeshte`,
  enter: required,
  isAsked: ({ answers, exists }) => exists(`reports/${answers.year}/index.mdx`),
  problem: (answer, known) => problemOfName(answer, known, (name) => `reports/${name}/index.mdx`),
}

/** The name of a post's folder. */
export const folder: Question = {
  option: 'slug',
  text(known) {
    const name = shortSlug(known.answers.title ?? '')
    if (name === '') return 'Emri i dosjes, i shkurtër, p.sh. dita-e-tokes'
    const free = folder.enter(known) !== undefined
    return free
      ? 'Emri i dosjes'
      : `Dosja content/news/${name} është e zënë. Emri i dosjes së re, p.sh. ${name}-2`
  },
  enter({ answers, exists }) {
    const name = shortSlug(answers.title ?? '')
    return name === '' || exists(`news/${name}/index.mdx`) ? undefined : name
  },
  missing: ({ answers }) =>
    shortSlug(answers.title ?? '') === ''
      ? 'Duhet titulli ose emri i dosjes (--title ose --slug).'
      : undefined,
  isAsked: always,
  problem: (answer, known) => problemOfName(answer, known, (name) => `news/${name}/index.mdx`),
}

/** The words after the years in the name of a project's file: those of the title unless others are given. */
export const fileName: Question = {
  option: 'slug',
  text: () => 'Emri i skedarit, pa vitin',
  enter: later,
  isAsked: () => false,
  problem: (answer, known) => problemOfName(answer, known, (name) => `projects/${name}.mdx`),
}

/** A day of the calendar. */
export function day(option: string, text: string): Question {
  const problem = (answer: string) =>
    isDay(answer) ? undefined : 'Shkruaj një ditë që ekziston, si vit-muaj-ditë: 2025-11-21.'
  return { option, text: () => `${text} (vit-muaj-ditë)`, enter: later, isAsked: always, problem }
}

const anyStart = day('start', 'Dita e parë e edicionit')
const anyEnd = day('end', 'Dita e fundit e edicionit')

/** The first day of an edition, which lies in its year. */
export const start: Question = {
  ...anyStart,
  problem: (answer, known) =>
    anyStart.problem(answer, known) ??
    (answer.slice(0, 4) === known.answers.year
      ? undefined
      : `Edicioni i vitit ${known.answers.year} nis në atë vit; shkruaj ditën e parë, p.sh. ${known.answers.year}-11-21.`),
}

/** The last day of an edition, which the first day does not follow. */
export const end: Question = {
  ...anyEnd,
  problem: (answer, known) =>
    anyEnd.problem(answer, known) ??
    (answer < (known.answers.start ?? '')
      ? `Dita e fundit nuk mund të jetë para ditës së parë, ${known.answers.start}.`
      : undefined),
}

/**
 * What is wrong with the name of a folder or a file.
 *
 * @param fileOf path below `content/` of the document that has the name, after its years if it has any
 */
function problemOfName(
  name: string,
  { answers, exists }: Known,
  fileOf: (name: string) => string,
): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'Vetëm shkronja të vogla pa ë e ç, shifra dhe viza.'
  if (name.length > mostLetters)
    return `Emri ka më shumë se ${mostLetters} shenja; shkruaj një më të shkurtër.`
  if (answers.year !== undefined && name.startsWith(answers.year))
    return `Viti ${answers.year} shtohet vetë para emrit; shkruaj vetëm emrin, p.sh. vjeshte.`
  const file = fileOf(answers.year === undefined ? name : `${answers.year}-${name}`)
  return exists(file) ? `content/${file} ekziston; shkruaj një emër tjetër.` : undefined
}
