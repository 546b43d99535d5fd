import { printDay, printNewsDay, printRange } from '../../check/dates.ts'
import { newsFrontmatterSchema } from '../../model/schema/news.ts'
import { projectFrontmatterSchema } from '../../model/schema/project.ts'
import { reportFrontmatterSchema } from '../../model/schema/report.ts'
import { describeFields, type Field } from '../editors/fields.ts'
import {
  type Answers,
  edition,
  end,
  fileName,
  folder,
  published,
  type Question,
  shortSlug,
  start,
  title,
  year,
  years,
} from './questions.ts'
import type { Values } from './template.ts'

/** A kind of document that `npm run new` can begin. */
export type Kind = {
  /** The words for it on the command line; the first is the main one. */
  words: readonly [string, ...string[]]
  label: string
  /** Folder below `content/`. */
  folder: string
  fields: readonly Field[]
  questions: readonly Question[]
  /** Path of the document below its folder. */
  file(answers: Answers, id: number): string
  values(answers: Answers, id: number): Values
  body(answers: Answers): string
  notes: readonly string[]
  /** Whether pictures lie beside the document. */
  hasPictures: boolean
}

const author = 'Ekipi i shoqatës'
const empty = { file: '01.jpg', alt: '' }

/** Every kind, in the order in which they are offered. */
export const kinds: readonly Kind[] = [
  {
    words: ['report', 'raport'],
    label: 'raport i shkollës verore',
    folder: 'reports',
    fields: describeFields(reportFrontmatterSchema),
    questions: [year, edition, start, end, title],
    file: ({ year: own = '', slug: name }) => `${name ? `${own}-${name}` : own}/index.mdx`,
    values: ({ year: own = '', start: first = '', end: last = '', title: name = '' }, id) => {
      const date = first && last ? printRange(first, last) : ''
      const cover = { file: 'cover.jpg', alt: '' }
      return {
        ...{ id, year: Number(own), title: name, date, start: first, end: last },
        ...{ author, cover, gallery: [empty] },
      }
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
    hasPictures: true,
  },
  {
    words: ['news', 'lajm'],
    label: 'lajm',
    folder: 'news',
    fields: describeFields(newsFrontmatterSchema),
    questions: [title, folder, published],
    file: ({ title: name = '', slug: short }) => `${short || shortSlug(name)}/index.mdx`,
    values: ({ title: name = '', published: day = '' }, id) => {
      const date = day ? (printNewsDay(day)[0] ?? '') : ''
      return { id, title: name, date, published: day, author, gallery: [empty] }
    },
    body: () => '',
    notes: [
      'Teksti vjen pas vijës, si HTML: <p>Një paragraf.</p>, <h2>Një titull</h2>, <ul><li>pikë</li></ul>.',
    ],
    hasPictures: true,
  },
  {
    words: ['project', 'projekt'],
    label: 'projekt',
    folder: 'projects',
    fields: describeFields(projectFrontmatterSchema),
    questions: [years, title, fileName],
    file: ({ year: span = '', title: name = '', slug: short }, id) =>
      `${span}-${short || shortSlug(name) || `projekti-${id}`}.mdx`,
    values: ({ year: span = '', title: name = '' }, id) => {
      return { id, year: /^\d+$/.test(span) ? Number(span) : span, title: name }
    },
    body: () => '',
    notes: ['Përshkrimi vjen pas vijës: paragrafë ose lista (- pika, 1. hapi), pa tituj.'],
    hasPictures: false,
  },
]

/** Every day from `start` to `end`, at most 31; none when they are in the wrong order. */
function range(start: string, end: string): string[] {
  const days: string[] = []
  const date = new Date(`${start}T00:00:00Z`)
  while (days.length < 31 && date.toISOString().slice(0, 10) <= end) {
    days.push(date.toISOString().slice(0, 10))
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return days
}
