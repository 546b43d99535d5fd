import { z } from 'zod'
import { isDay, printNewsDay, printRange } from '../../check/dates.ts'
import { openDocument } from '../../check/documents/document.ts'
import { numberedKinds } from '../../check/documents/kinds.ts'
import { slug } from '../../check/files.ts'
import { sayFinding } from '../../check/present.ts'
import { hasInvisible } from '../../check/slips/letters.ts'
import { createSource } from '../../check/source.ts'
import { documentFile, documentKinds, type NumberedName, numberedNames } from '../../model/document-kinds.ts'
import { reportParts } from '../../model/report-parts.ts'
import { describeFields, type Field } from '../editors/fields.ts'
import { scalar, type Values } from './template.ts'

/** Answers by option: `{ year: '2025' }`. An empty text is no answer. */
export type Answers = Readonly<Record<string, string>>

/** The context of a question. */
export type Known = {
  answers: Answers
  /** Whether there is a file or a folder of this path below `content/`. */
  exists(path: string): boolean
}

/** A question to be answered before a document can be created. */
export type Question = {
  /** The option with the answer: `--year`. */
  option: string
  /** The question in Albanian. */
  text(known: Known): string
  /** What is wrong with an answer, in Albanian; undefined if it is valid. */
  problem(answer: string, known: Known): string | undefined
  /** Whether there must be an answer; else Enter leaves it to the check, which asks again. */
  isRequired: boolean
  /** Whether it is asked (default: yes); the option may always be given. */
  isAsked?(known: Known): boolean
}

/** How a document of a kind begins. */
type Beginning = {
  /** The fields that are asked for; a year must be known, because files are named after it. */
  fields: readonly string[]
  /** The name of its folder or file, if the answers determine it; `slug` is the name that an editor chose. */
  nameOf(answers: Answers): string | undefined
  /** What is known of its other fields. */
  values?(answers: Answers): Values
  body?(answers: Answers): string
  notes?: readonly string[]
  /** What is wrong with an answer beside the others. */
  clash?(option: string, answer: string, answers: Answers): string | undefined
}

const author = 'Ekipi i shoqatës'
const empty = { file: '01.jpg', alt: '' }

/** The default: only the title is asked. */
const plain: Beginning = {
  fields: ['title'],
  nameOf: ({ slug: name, title = '' }) => name || shortSlug(title) || undefined,
}

const beginnings: Readonly<Partial<Record<NumberedName, Beginning>>> = {
  report: {
    fields: ['year', 'start', 'end', 'title'],
    nameOf: ({ year = '', slug: name }) => (name ? `${year}-${name}` : year),
    values: ({ start = '', end = '' }) => {
      const cover = { file: 'cover.jpg', alt: '' }
      return { date: start && end ? printRange(start, end) : '', author, cover, gallery: [empty] }
    },
    body: ({ start = '', end = '' }) => {
      const headings = start && end ? reportParts(start, end) : ['Hyrje', 'Objektivat', 'Data:', 'Përfundim']
      return headings.map((heading) => `## ${heading}\n`).join('\n')
    },
    notes: [
      'Teksti vjen pas vijës: paragrafë nën çdo titull. Objektivat janë listë (- pika) dhe mund të hiqen.',
      'Çdo ditë ka titullin e vet: ## Data: 21 Nëntor 2024; në të mund të ketë ### Nëntitull me listë.',
    ],
    clash(option, answer, { year = '', start = '' }) {
      if (option === 'start' && !answer.startsWith(year))
        return `Edicioni i vitit ${year} nis në atë vit; shkruani ditën e parë, p.sh. ${year}-11-21.`
      if (option === 'end' && isDay(start) && answer < start)
        return `Dita e fundit nuk mund të jetë para ditës së parë, ${start}.`
      return undefined
    },
  },
  news: {
    ...plain,
    fields: ['title', 'published'],
    values: ({ published = '' }) => {
      return { date: published ? (printNewsDay(published)[0] ?? '') : '', author, gallery: [empty] }
    },
    notes: [
      'Teksti vjen pas vijës, si HTML: <p>Një paragraf.</p>, <h2>Një titull</h2>, <ul><li>pikë</li></ul>.',
    ],
  },
  project: {
    fields: ['year', 'title'],
    nameOf: ({ year, slug: name, title = '' }) => `${year}-${name || shortSlug(title) || 'projekti'}`,
    clash(option, answer) {
      const [first = '', last] = answer.split('-')
      if (option !== 'year' || last === undefined || first < last) return undefined
      return 'Viti i dytë vjen pas të parit: shkruani p.sh. 2025 ose 2025-2026.'
    },
  },
}

/** A kind of document that `npm run new` can begin. */
export type Kind = ReturnType<typeof kindOf>

/** Every kind, in the order in which they are offered. */
export const kinds = numberedNames.map(kindOf)

function kindOf(name: NumberedName) {
  const { list, ownFolder, sq } = documentKinds[name]
  const { fields, nameOf, values, body, notes, clash }: Beginning = beginnings[name] ?? plain
  const described = describeFields(numberedKinds[name].schema)
  const asked = fields.flatMap((one) => described.find((field) => field.name === one) ?? [])
  const fileOf = (answers: Answers) => documentFile(documentKinds[name], nameOf(answers) ?? '')
  return {
    /** The words for it on the command line; the first is the main one. */
    words: [name, sq.one] as const,
    label: sq.one,
    folder: list,
    fields: described,
    questions: [
      ...asked.map((field) => fieldQuestion(name, field, clash)),
      nameQuestion(ownFolder ? 'dosjes' : 'skedarit', nameOf, fileOf),
    ],
    notes: notes ?? ['Teksti vjen pas vijës: paragrafë ose lista (- pika, 1. hapi), pa tituj.'],
    /** Path of the document below `content/`. */
    fileOf,
    values(answers: Answers, id: number): Values {
      const own = asked.map((field) => [field.name, fieldValue(field.name, answers[field.name] ?? '')])
      return { id, ...Object.fromEntries(own), ...values?.(answers) }
    },
    body: (answers: Answers) => body?.(answers) ?? '',
  }
}

/** Asks for a field as its schema describes it; what is wrong with an answer is said in the words of the check. */
function fieldQuestion(kind: NumberedName, field: Field, clash: Beginning['clash']): Question {
  const { name: option, label, examples } = field
  const schema = z.strictObject({ [option]: numberedKinds[kind].schema.shape[option] as z.ZodType })
  return {
    option,
    text: () =>
      examples.length > 0 && option !== 'title' ? `${label}, p.sh. ${examples.join(' ose ')}` : label,
    problem(answer, { answers }) {
      if (hasInvisible(answer) || /[\t\n]/.test(answer))
        return `${label} ka një shenjë që nuk shihet ose një rresht të ri; shkruajeni me dorë, në një rresht.`
      const source = createSource('.yaml', `${option}: ${scalar(fieldValue(option, answer))}\n`)
      const [found] = openDocument(source, schema).findings
      if (found === undefined) return clash?.(option, answer, answers)
      const { message, cure } = sayFinding(found)
      return `${message} ${cure}`
    },
    isRequired: option === 'year',
  }
}

/** Asks for the name of a document where the other answers tell none, or one that another document has. */
function nameQuestion(
  what: string,
  nameOf: Beginning['nameOf'],
  fileOf: (answers: Answers) => string,
): Question {
  return {
    option: 'slug',
    text({ answers }) {
      if (nameOf(answers) === undefined) return `Emri i ${what}, i shkurtër, p.sh. dita-e-tokes`
      return `Ka tashmë content/${fileOf(answers)}. Një emër tjetër, p.sh. vjeshte`
    },
    isRequired: true,
    isAsked: ({ answers, exists }) => nameOf(answers) === undefined || exists(fileOf(answers)),
    problem(name, { answers, exists }) {
      const { year } = answers
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'Vetëm shkronja të vogla pa ë e ç, shifra dhe viza.'
      if (name.length > mostLetters)
        return `Emri ka më shumë se ${mostLetters} shenja; shkruani një më të shkurtër.`
      if (year !== undefined && name.startsWith(year))
        return `Viti ${year} shtohet vetë para emrit; shkruani vetëm emrin, p.sh. vjeshte.`
      const file = fileOf({ ...answers, slug: name })
      return exists(file) ? `content/${file} ekziston; shkruani një emër tjetër.` : undefined
    },
  }
}

/** An answer as the value of a field: a year is a number, a title of digits is text. */
function fieldValue(name: string, answer: string): string | number {
  return name === 'year' && /^\d+$/.test(answer) ? Number(answer) : answer
}

/** Characters of a name: the path to a picture beside the document must fit on every system. */
const mostLetters = 80

/** A slug for a file or a folder: `Dita e Tokës 2025` becomes `dita-e-tokes-2025`. */
function shortSlug(text: string): string {
  return slug(text).split('-').slice(0, 6).join('-').slice(0, mostLetters).replace(/-$/, '')
}
