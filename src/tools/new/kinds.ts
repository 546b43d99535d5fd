import { isDay, printDay, printNewsDay, printRange } from '../../check/dates.ts'
import { numberedKinds } from '../../check/documents/kinds.ts'
import { slug } from '../../check/files.ts'
import { hasInvisible } from '../../check/slips/letters.ts'
import { documentFile, documentKinds, type NumberedName, numberedNames } from '../../model/document-kinds.ts'
import { describeFields } from '../editors/fields.ts'
import type { Values } from './template.ts'

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
  /** What is wrong with an answer, in Albanian; undefined when nothing is. */
  problem(answer: string, known: Known): string | undefined
  /** What Enter alone means, in Albanian; undefined where there must be an answer. */
  enter(known: Known): string | undefined
  /** Whether it is asked at all; the option may always be given. */
  isAsked(known: Known): boolean
}

/** What `npm run new` knows of a kind of document; what is not said is as for a title and a name. */
type Beginning = {
  questions?: readonly Question[]
  /** Name of the document's folder or file. */
  name?(answers: Answers, id: number): string
  values?(answers: Answers): Values
  body?(answers: Answers): string
  notes?: readonly string[]
}

/** A question that is always asked and may be left to the check, which asks again. */
const optional = { enter: () => 'më vonë', isAsked: () => true }
const required = { enter: () => undefined, isAsked: () => true }

/** The year of an edition. */
const year: Question = {
  ...required,
  option: 'year',
  text: () => 'Viti i edicionit',
  problem: (answer) => (/^20\d{2}$/.test(answer) ? undefined : 'Shkruaj vitin me katër shifra, p.sh. 2025.'),
}

/** The year or the two years of a project. */
const years: Question = {
  ...required,
  option: 'year',
  text: () => 'Viti ose vitet (2025 ose 2025-2026)',
  problem(answer) {
    if (!/^(19|20)\d{2}(-(19|20)\d{2})?$/.test(answer)) return 'Shkruaj p.sh. 2025 ose 2025-2026.'
    const [first = '', last] = answer.split('-')
    if (last === undefined || first < last) return undefined
    return 'Viti i dytë vjen pas të parit: shkruaj p.sh. 2025 ose 2025-2026.'
  },
}

/** The title, as visitors read it. */
const title: Question = {
  ...optional,
  option: 'title',
  text: () => 'Titulli',
  problem: (answer) =>
    hasInvisible(answer) || /[\t\n]/.test(answer)
      ? 'Titulli ka një shenjë që nuk shihet ose një rresht të ri; shkruaje me dorë, në një rresht.'
      : undefined,
}

/** The name that tells an edition from another one of its year. */
const edition: Question = {
  ...required,
  option: 'slug',
  text: ({ answers }) =>
    `Viti ${answers.year} ka tashmë një raport (content/reports/${answers.year}). Emri i edicionit tjetër, p.sh. vjeshte`,
  isAsked: ({ answers, exists }) => exists(`reports/${answers.year}/index.mdx`),
  problem: (answer, known) => problemOfName(answer, known, (name) => `reports/${name}/index.mdx`),
}

/** The name of a document's folder or file. */
function nameOf(kind: NumberedName): Question {
  const facts = documentKinds[kind]
  const [what, of] = facts.ownFolder ? ['Dosja', 'dosjes'] : ['Skedari', 'skedarit']
  const fileOf = (name: string) => documentFile(facts, name)
  const enter: Question['enter'] = ({ answers, exists }) => {
    const name = shortSlug(answers.title ?? '')
    return name === '' || exists(fileOf(name)) ? undefined : name
  }
  return {
    ...required,
    option: 'slug',
    text(known) {
      const name = shortSlug(known.answers.title ?? '')
      if (name === '') return `Emri i ${of}, i shkurtër, p.sh. dita-e-tokes`
      if (enter(known) !== undefined) return `Emri i ${of}`
      const place = fileOf(name).replace('/index.mdx', '')
      return `${what} content/${place} ${facts.ownFolder ? 'është e zënë' : 'është i zënë'}. Emri i ${of} së re, p.sh. ${name}-2`
    },
    enter,
    problem: (answer, known) => problemOfName(answer, known, fileOf),
  }
}

/** The words after the years in the name of a project's file: those of the title unless others are given. */
const fileName: Question = {
  ...optional,
  option: 'slug',
  text: () => 'Emri i skedarit, pa vitin',
  isAsked: () => false,
  problem: (answer, known) => problemOfName(answer, known, (name) => `projects/${name}.mdx`),
}

/** A day of the calendar; `more` says what else may be wrong with it. */
function day(option: string, text: string, more?: Question['problem']): Question {
  const asked = `${text} (vit-muaj-ditë)`
  return {
    ...optional,
    option,
    text: () => asked,
    problem: (answer, known) =>
      isDay(answer) ? more?.(answer, known) : 'Shkruaj një ditë që ekziston, si vit-muaj-ditë: 2025-11-21.',
  }
}

/** The day of a post. */
const published = day('published', 'Data e botimit')

/** The first day of an edition, which lies in its year. */
const start = day('start', 'Dita e parë e edicionit', (answer, { answers: { year } }) =>
  answer.slice(0, 4) === year
    ? undefined
    : `Edicioni i vitit ${year} nis në atë vit; shkruaj ditën e parë, p.sh. ${year}-11-21.`,
)

/** The last day of an edition, which the first day does not follow. */
const end = day('end', 'Dita e fundit e edicionit', (answer, { answers }) =>
  answer < (answers.start ?? '')
    ? `Dita e fundit nuk mund të jetë para ditës së parë, ${answers.start}.`
    : undefined,
)

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

/** Characters of a name: the path to a picture beside the document must fit on every system. */
const mostLetters = 80

const author = 'Ekipi i shoqatës'
const empty = { file: '01.jpg', alt: '' }

const beginnings: Readonly<Partial<Record<NumberedName, Beginning>>> = {
  report: {
    questions: [year, edition, start, end, title],
    name: ({ year: own = '', slug: name }) => (name ? `${own}-${name}` : own),
    values: ({ year: own = '', start: first = '', end: last = '' }) => {
      const date = first && last ? printRange(first, last) : ''
      const cover = { file: 'cover.jpg', alt: '' }
      return { year: Number(own), date, start: first, end: last, author, cover, gallery: [empty] }
    },
    body: ({ start: first = '', end: last = '' }) => {
      const days = first && last ? range(first, last).map(printDay) : ['']
      const headings = ['Hyrje', 'Objektivat', ...days.map((label) => `Data: ${label}`.trim()), 'Përfundim']
      return headings.map((heading) => `## ${heading}\n`).join('\n')
    },
    notes: [
      'Teksti vjen pas vijës: paragrafë nën çdo titull. Objektivat janë listë (- pika) dhe mund të hiqen.',
      'Çdo ditë ka titullin e vet: ## Data: 21 Nëntor 2024; në të mund të ketë ### Nëntitull me listë.',
    ],
  },
  news: {
    questions: [title, nameOf('news'), published],
    values: ({ published: day = '' }) => {
      const date = day ? (printNewsDay(day)[0] ?? '') : ''
      return { date, published: day, author, gallery: [empty] }
    },
    notes: [
      'Teksti vjen pas vijës, si HTML: <p>Një paragraf.</p>, <h2>Një titull</h2>, <ul><li>pikë</li></ul>.',
    ],
  },
  project: {
    questions: [years, title, fileName],
    name: ({ year: span = '', title: name = '', slug: short }, id) =>
      `${span}-${short || shortSlug(name) || `projekti-${id}`}`,
    values: ({ year: span = '' }) => ({ year: /^\d+$/.test(span) ? Number(span) : span }),
  },
}

/** A kind of document that `npm run new` can begin. */
export type Kind = (typeof kinds)[number]

/** Every kind, in the order in which they are offered. */
export const kinds = numberedNames.map((kind) => {
  const { list, ownFolder, sq } = documentKinds[kind]
  const own = beginnings[kind] ?? {}
  return {
    /** The words for it on the command line. */
    words: [kind, sq.one],
    label: sq.one,
    folder: list,
    /** Whether pictures lie beside the document. */
    hasPictures: ownFolder,
    fields: describeFields(numberedKinds[kind].schema),
    questions: own.questions ?? [title, nameOf(kind)],
    notes: own.notes ?? ['Teksti vjen pas vijës: paragrafë ose lista (- pika, 1. hapi), pa tituj.'],
    /** Path of the document below `content/`. */
    file(answers: Answers, id: number): string {
      const { title: name = '', slug: short } = answers
      return documentFile(documentKinds[kind], own.name?.(answers, id) ?? (short || shortSlug(name)))
    },
    values: (answers: Answers, id: number): Values => {
      return { id, title: answers.title ?? '', ...own.values?.(answers) }
    },
    body: (answers: Answers) => own.body?.(answers) ?? '',
  }
})

/** Every day from `start` to `end`, at most 31; none when they are in the wrong order. */
function range(start: string, end: string): string[] {
  const day = 24 * 60 * 60 * 1000
  const length = Math.min(31, (Date.parse(end) - Date.parse(start)) / day + 1)
  return Array.from({ length }, (_, index) =>
    new Date(Date.parse(start) + index * day).toISOString().slice(0, 10),
  )
}

/** A short name for a file or a folder: `Dita e Tokës 2025` becomes `dita-e-tokes-2025`. */
function shortSlug(text: string): string {
  return slug(text).split('-').slice(0, 6).join('-').slice(0, mostLetters).replace(/-$/, '')
}
