import { z } from 'zod'
import type { DocumentId } from '../document-ids.ts'
import {
  croppedPicture,
  english,
  galleryPicture,
  isoDate,
  name,
  placeholder,
  printedDay,
  publicId,
  text,
  wordless,
} from './fields.ts'
import type { Picture } from './picture.ts'

/** A picture of the gallery; with `day`, it stands beside the text of that day. */
function dayPicture() {
  return galleryPicture().extend({
    day: z
      .int()
      .min(1)
      .optional()
      .meta({
        title: 'Dita',
        description:
          'Dita pranë tekstit të së cilës del fotoja: 1 për ditën e parë të raportit. Ditët pa foto të zgjedhur mbeten pa foto.',
        examples: [2],
      }),
  })
}

/**
 * Frontmatter of `content/reports/<year>/index.mdx` (specification §3, list and posts entries).
 *
 * To add a field:
 *
 * 1. Write it here with its label and hint; name it in `reportCardFields` if cards show it.
 * 2. Show it in a component (`site/components/report/`).
 * 3. If it has a label on the page, name the label in `schema/words.ts` and write it in `content/words.yaml` and in
 *    `tests/fixtures/whole-site/content/words.yaml`. Write the studio's name of that word in `studio/words/core.json`.
 * 4. Write a required field in the documents of `content/` and `tests/fixtures/`. An optional one is needed there only for a test.
 * 5. Run `npm run format`: the editors' guide and the JSON Schemas follow. Forms, templates and the check follow by themselves.
 */
export const reportFrontmatterSchema = z.strictObject({
  id: publicId<DocumentId<'report'>>().meta({
    title: 'Numri',
    description: 'Numri në adresën publike /blog/<numri>. Nuk përdoret kurrë dy herë.',
    examples: [1],
  }),
  year: z
    .int()
    .min(2000)
    .max(2100)
    .meta({
      title: 'Viti',
      description: 'Viti i edicionit.',
      examples: [2024],
    }),
  title: name().meta({
    title: 'Titulli',
    description: 'Titulli i raportit, siç shihet në faqe.',
    examples: ['Shkolla verore 2024: ndryshimet klimatike dhe tranzicioni energjetik'],
  }),
  description: text().meta({
    title: 'Përshkrimi',
    description: 'Një ose dy fjali për kartelën e edicionit dhe për rezultatet e kërkimit.',
    examples: ['Pesë ditë për klimën dhe energjinë.'],
  }),
  date: printedDay().meta({
    title: 'Data e shtypur',
    description: 'Data siç lexohet në faqe; duhet të thotë të njëjtat ditë si start dhe end.',
    examples: ['21-25 Nëntor 2024', '28 Maj - 30 Korrik 2022', '14 Korrik 2014'],
  }),
  start: isoDate().meta({
    title: 'Dita e parë',
    description: 'Dita e parë e edicionit, si vit-muaj-ditë.',
    examples: ['2024-11-21'],
  }),
  end: isoDate().meta({
    title: 'Dita e fundit',
    description: 'Dita e fundit e edicionit, si vit-muaj-ditë. Për edicionin njëditor, e njëjtë me start.',
    examples: ['2024-11-25'],
  }),
  place: name()
    .optional()
    .meta({
      title: 'Vendi',
      description: 'Vendi i edicionit. Nuk shkruhet kur nuk dihet.',
      examples: ['Durrës'],
    }),
  author: name().meta({
    title: 'Autori',
    description: 'Kush e ka shkruar raportin.',
    examples: ['Ekipi i shoqatës'],
  }),
  readTime: wordless(z.string().regex(/^(1 minutë|[2-9] minuta|[1-9]\d minuta) lexim$/)).meta({
    title: 'Koha e leximit',
    description: 'Sa minuta zgjat leximi: rreth 180 fjalë në minutë.',
    examples: ['5 minuta lexim'],
  }),
  cover: croppedPicture().meta({
    title: 'Kopertina',
    description: 'Fotoja e kartelës në listën e edicioneve.',
  }),
  gallery: z.array(dayPicture()).min(1).meta({
    title: 'Galeria',
    description: 'Fotot e edicionit, sipas radhës në të cilën shfaqen.',
  }),
  english: english({
    title: 'Energy efficiency: five days from the walls to daily habits',
    summary: 'The participants learned where a house loses heat. They ended with a plan of measures.',
  }),
  placeholder: placeholder(),
})

/** §3: "each activity a plain string or a title with a list of points". */
export type Activity = string | { title: string; points: string[] }

export type Day = {
  /** The text after `Data:` in the heading: a date as printed, or a label. */
  label: string
  /** The day as `2024-11-21`, if the label is a date. */
  date?: string
  activities: Activity[]
}

/** The report of the specification (§3), read from the document's Markdown structure. */
export type ReportBody = {
  /** Paragraphs are separated by an empty line. */
  intro: string
  objectives?: string[]
  days: Day[]
  conclusion: string
}

export type ReportFrontmatter = z.infer<typeof reportFrontmatterSchema>

export type Report = Omit<ReportFrontmatter, 'cover' | 'gallery'> &
  ReportBody & { cover: Picture; images: Picture[] }

/** A section heading of the report's page: the entry of its table of contents. */
export type ReportSection = {
  /** Anchor on the page, e.g. `dita-1`. */
  anchor: string
  kind: 'intro' | 'objectives' | 'day' | 'conclusion'
  label: string
  /** For a day: the pictures beside its text, as positions in the gallery. */
  pictures?: number[]
}

/** Everything that the report's page needs besides its body: all frontmatter except its cover and its English texts. */
export type ReportPage = Omit<Report, keyof ReportBody | 'cover' | 'english'> & {
  sections: ReportSection[]
  /** Pictures in the body, by file name. */
  figures: Record<string, Picture>
}

/** A report that may be published. */
export type ReportEntry = {
  /** Path of its file relative to the project root. */
  file: string
  report: Report
  sections: ReportSection[]
  figures: Record<string, Picture>
}

/** The fields of an edition in lists (§3, "Summer school edition"). */
export const reportCardFields = [
  'id',
  'year',
  'title',
  'description',
  'date',
  'start',
  'end',
  'place',
  'author',
  'readTime',
  'cover',
] as const satisfies (keyof Report)[]

/** An edition in lists. */
export type ReportCard = Pick<Report, (typeof reportCardFields)[number]>

/** An edition as the target of a link. */
export type EditionLink = Pick<Report, 'id' | 'title' | 'date'>

/** The editions that a report's page links to: included, so that no list is loaded. */
export type ReportNeighbours = {
  /** The edition before the report in time. */
  earlier?: EditionLink
  later?: EditionLink
  /** Other editions. Their covers have no alternative texts: the titles say what the covers show. */
  others: (EditionLink & { cover: Omit<Picture, 'alt'> })[]
}

/** The exports of the module of a report's page, without the body. */
export type ReportModule = { report: ReportPage; neighbours: ReportNeighbours }
