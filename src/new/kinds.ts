import { z } from 'zod'
import { openDocument } from '../check/documents/document.ts'
import { numberedKinds } from '../check/documents/kinds.ts'
import { hasInvisible } from '../check/encoding/letters.ts'
import { slug } from '../check/files.ts'
import { formatFinding } from '../check/present.ts'
import { createSource } from '../check/source.ts'
import { documentFile, documentKinds, type NumberedName, numberedNames } from '../model/document-kinds.ts'
import type { Answers, DocumentValues, NewForm } from '../model/kinds/kind.ts'
import { describeSchema, type Field, singleExamples } from '../model/schema/described.ts'
import { scalar } from './template.ts'

export type QuestionContext = {
  answers: Answers
  /** Whether there is a file or a folder of this path below `content/`. */
  exists(path: string): boolean
}

/** A question to be answered before a document can be created. */
export type Question = {
  /** The option with the answer: `--year`. */
  option: string
  /** The question in Albanian. */
  text(context: QuestionContext): string
  /** What is wrong with an answer, in Albanian; undefined if it is valid. */
  problem(answer: string, context: QuestionContext): string | undefined
  /** Whether an answer is required; else Enter skips the question, and the check reports the missing value. */
  isRequired: boolean
  /** Whether the question is asked (default: yes); the command line may give the option in any case. */
  isAsked?(context: QuestionContext): boolean
}

/** The default form, which asks only for the title. */
const plain: NewForm = { fields: ['title'] }

/** A kind of document that `npm run new` can begin. */
export type Kind = ReturnType<typeof createKind>

/** Every kind, in the order in which they are offered. */
export const kinds = numberedNames.map(createKind)

function createKind(name: NumberedName) {
  const { list, ownFolder, sq, form = plain } = documentKinds[name]
  const { fields, values, body, notes, clash } = form
  const nameOf = (answers: Answers) => {
    const titleSlug = shortSlug(answers.title ?? '')
    return form.nameOf ? form.nameOf(answers, titleSlug) : answers.slug || titleSlug || undefined
  }
  const described = describeSchema(numberedKinds[name].schema).fields
  const asked = fields.flatMap((one) => described.find((field) => field.name === one) ?? [])
  const fileOf = (answers: Answers) => documentFile(documentKinds[name], nameOf(answers) ?? '')
  return {
    /** The words for the kind on the command line; the first is the main one. */
    names: [name, sq.one] as const,
    label: sq.one,
    folder: list,
    fields: described,
    questions: [
      ...asked.map((field) => fieldQuestion(field, clash)),
      nameQuestion(ownFolder ? 'dosjes' : 'skedarit', nameOf, fileOf),
    ],
    notes: notes ?? ['Teksti vjen pas vijës: paragrafë ose lista (- pika, 1. hapi), pa tituj.'],
    /** Path of the document below `content/`. */
    fileOf,
    values(answers: Answers, id: number): DocumentValues {
      const own = asked.map((field) => [field.name, fieldValue(field.name, answers[field.name] ?? '')])
      return { id, ...Object.fromEntries(own), ...values?.(answers) }
    },
    body: (answers: Answers) => body?.(answers) ?? '',
  }
}

/** A question for a field, as the schema describes it; the messages about a wrong answer are those of the check. */
function fieldQuestion(field: Field, clash: NewForm['clash']): Question {
  const { name: option, title: label = option } = field
  const examples = singleExamples(field)
  const schema = z.strictObject({ [option]: field.schema })
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
      const { message, hint } = formatFinding(found)
      return `${message} ${hint}`
    },
    isRequired: option === 'year',
  }
}

/** A question for the name of a document; asked if the other answers give no name, or the name of an existing document. */
function nameQuestion(
  what: string,
  nameOf: (answers: Answers) => string | undefined,
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
      if (name.length > maxLength)
        return `Emri ka më shumë se ${maxLength} shenja; shkruani një më të shkurtër.`
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

/** Maximum length of a name: the path to a picture beside the document must fit on every system. */
const maxLength = 80

/** A slug for a file or a folder: `Dita e Tokës 2025` becomes `dita-e-tokes-2025`. */
function shortSlug(text: string): string {
  return slug(text).split('-').slice(0, 6).join('-').slice(0, maxLength).replace(/-$/, '')
}
