import type { Root } from 'mdast'
import { isDay, printRange } from '../../../model/dates.ts'
import { componentNames } from '../../../model/editor-components.ts'
import { reportRecord } from '../../../model/kinds/report.ts'
import {
  type ReportEntry,
  type ReportFrontmatter,
  reportFrontmatterSchema,
} from '../../../model/schema/report.ts'
import * as posix from '../../../util/posix.ts'
import { slug } from '../../files.ts'
import { type BodyUses, checkNodes } from '../../markdown/check.ts'
import { parseBody } from '../../markdown/parse.ts'
import { countWords } from '../../markdown/tree.ts'
import { checkPictures, type PictureUse } from '../../pictures/check.ts'
import { type Finding, finding } from '../../problem.ts'
import type { Place, Source } from '../../source.ts'
import { type DayRange, inYearOf, readPrintedRange, suggestPrint } from '../../suggest-dates.ts'
import { markdownPassages, type Passage } from '../../text/passage.ts'
import { yearText } from '../../yaml/check.ts'
import { valuePlace } from '../../yaml/locate.ts'
import type { YamlData } from '../../yaml/parse.ts'
import {
  checkDescription,
  checkPrinted,
  checkReadTime,
  type DocumentInput,
  type DocumentResult,
  identityOf,
  isSound,
  type NumberedKind,
  openDocument,
  pictureFinder,
} from '../document.ts'
import { listedPictures, nameListedPictures } from '../listed-pictures.ts'
import { picturesOfDays } from './day-pictures.ts'
import { readReportBody, readSections, type Section } from './sections.ts'
import { checkStructure, type Edition } from './structure.ts'

/** A report of an edition: `content/reports/<year>/index.mdx`. */
export const reportKind: NumberedKind<ReportEntry> = {
  ...reportRecord,
  check: checkReport,
  nameOf: editionName,
}

/** Checks a report and reads it into the entity of specification §3. */
export function checkReport(input: DocumentInput): DocumentResult<ReportEntry> {
  const opened = openDocument(input.source, reportFrontmatterSchema)
  const { source, value, partial, yaml, bodyOffset } = opened
  const findings = nameListedPictures(opened.findings, yaml, input.pictures)
  const body = checkBody(source, bodyOffset, {
    range: editionRange(partial),
    written: yaml && yearText(yaml),
  })
  findings.push(...body.findings)
  const { root, sections, links, figures } = body
  if (yaml !== undefined) {
    findings.push(...checkReportFields(yaml, input.folder, partial, root && countWords(root)))
    if (sections !== undefined) findings.push(...checkPictureDays(yaml, partial.gallery, sections))
  }
  findings.push(...checkDescription(opened))
  // Whether every picture that the report shows is known.
  const whole = 'cover' in partial && 'gallery' in partial && root !== undefined && isSound(body.findings)
  const checked = checkPictures(source, [...listedPictures(yaml), ...figures], input, whole)
  findings.push(...checked.findings)
  const isReadable = value !== undefined && sections !== undefined && isSound(findings)
  const entry = isReadable ? readEntry(input, value, sections, figures) : undefined
  return {
    source,
    entry,
    ...(entry && root && { tree: root }),
    ...identityOf(opened, 'year', partial.year),
    links,
    anchors: sections?.flatMap(({ anchor }) => anchor || []),
    pictures: checked.files,
    texts: [...opened.texts, ...body.texts],
    findings,
  }
}

/** A body; without a tree and sections if it cannot be parsed. */
type Body = BodyUses & { root?: Root; sections?: Section[]; texts: Passage[] }

function checkBody(source: Source, offset: number | undefined, edition: Edition): Body {
  const unread = { links: [], figures: [], texts: [] }
  if (offset === undefined) return { ...unread, findings: [] }
  const { value: root, text, findings } = parseBody(source, offset, componentNames)
  if (root === undefined) return { ...unread, findings }
  const uses = checkNodes(source, root, componentNames)
  const parts = readSections(root)
  const structure = checkStructure(source, root, parts, edition)
  const texts = markdownPassages(source, root, text)
  const all = [...findings, ...uses.findings, ...structure]
  return { ...uses, root, sections: parts.sections, texts, findings: all }
}

/** Reads a report from its fields and its body; the check must have accepted its pictures. */
export function readEntry(
  input: DocumentInput,
  fields: ReportFrontmatter,
  sections: readonly Section[],
  shown: readonly Pick<PictureUse, 'file' | 'alt'>[],
): ReportEntry {
  const picture = pictureFinder(input)
  const { cover, gallery, placeholder: _placeholder, ...own } = fields
  const images = gallery.map(picture)
  const days = picturesOfDays(gallery, sections.filter(({ kind }) => kind === 'day').length)
  return {
    file: input.source.file,
    report: {
      ...own,
      ...readReportBody(sections),
      cover: picture(cover),
      images,
    },
    sections: sections.map(({ anchor, kind = 'day', label }) => {
      const pictures = kind === 'day' ? (days.shift() ?? []) : []
      return { anchor, kind, label, ...(pictures.length > 0 && { pictures }) }
    }),
    figures: Object.fromEntries(
      shown.map(({ file, alt }) => [file, picture({ file, alt: alt?.text ?? '' })]),
    ),
  }
}

/** Checks the fields of a report against one another, as far as each is valid by itself. */
function checkReportFields(
  yaml: YamlData,
  folder: string,
  fields: Partial<ReportFrontmatter>,
  wordCount: number | undefined,
): Finding[] {
  const { year, start, end, readTime } = fields
  const findings: Finding[] = []
  const place = (name: keyof ReportFrontmatter) => valuePlace(yaml, [name])
  // A second edition of a year has a name after it: `2024-vjeshte`.
  const [name = ''] = posix.basename(folder).split('-')
  const wrongFolder = year !== undefined && String(year) !== name
  if (wrongFolder) findings.push(finding('report/year-folder', place('year'), { year, folder: name }))
  // Where year and folder disagree, the first day may agree with either.
  const years = wrongFolder ? [String(year), name] : [name]
  if (isDay(start) && !years.includes(start.slice(0, 4)))
    findings.push(
      finding('report/year-start', place('start'), {
        year: year ?? Number(name),
        start,
        startYear: start.slice(0, 4),
      }),
    )
  if (isDay(start) && isDay(end) && end < start)
    findings.push(finding('report/date-range', place('end'), { start, end }))
  findings.push(...checkDate(fields, place('date'), inYearOf(yearText(yaml, ['date']), '21-25 Nëntor 2024')))
  findings.push(...checkReadTime(readTime, wordCount ?? 0, place('readTime')))
  return findings
}

/** Checks that the pictures for a day name a day that the report has. */
function checkPictureDays(
  yaml: YamlData,
  gallery: ReportFrontmatter['gallery'] = [],
  sections: readonly Section[],
): Finding[] {
  const days = sections.filter(({ kind }) => kind === 'day').length
  return gallery.flatMap(({ day }, at) => {
    if (day === undefined || day <= days) return []
    return [finding('report/picture-day', valuePlace(yaml, ['gallery', at, 'day']), { day, days })]
  })
}

/** The days of an edition: from its fields, or else from its printed dates. */
function editionRange(fields: Partial<ReportFrontmatter>): DayRange | undefined {
  if (isDay(fields.start) && isDay(fields.end) && fields.start <= fields.end)
    return { start: fields.start, end: fields.end }
  const printed = typeof fields.date === 'string' ? readPrintedRange(fields.date) : undefined
  const start = isDay(fields.start) ? fields.start : printed?.start
  const end = isDay(fields.end) ? fields.end : printed?.end
  if (start === undefined || end === undefined) return undefined
  return start <= end ? { start, end } : printed
}

function checkDate(fields: Partial<ReportFrontmatter>, place: Place, example: string): Finding[] {
  const { date, start, end } = fields
  const reversed = isDay(start) && isDay(end) && end < start
  const range = (isDay(start) || isDay(end)) && !reversed ? editionRange(fields) : undefined
  const right = range ? [printRange(range.start, range.end)] : []
  return checkPrinted(date, place, right, suggestPrint, example)
}

/** Words in the name of a folder that fit every report, and so are left out. */
const usual = ['raport', 'raporti', 'edicion', 'edicioni', 'shkolla', 'verore', 'viti', 'vitit', 'i', 'e']

const fourDigits = /(?<!\d)\d{4}(?!\d)/

/** The right name for an edition's folder: `2014 Vjeshtë` → `2014-vjeshte`; undefined for a name without a year. */
export function editionName(written: string): string | undefined {
  const [year] = fourDigits.exec(written) ?? []
  if (year === undefined) return undefined
  const parts = slug(written.replace(fourDigits, ' ')).split('-')
  return [year, ...parts.filter((word) => word !== '' && !usual.includes(word))].join('-')
}
