import path from 'node:path'
import type { Root } from 'mdast'
import { reportPath } from '../../model/published-paths.ts'
import type { Picture } from '../../model/schema/picture.ts'
import {
  type Report,
  type ReportFrontmatter,
  type ReportSection,
  reportFrontmatterSchema,
} from '../../model/schema/report.ts'
import { isDay, printRange } from '../dates.ts'
import { type BodyUses, checkNodes, type FigureUse } from '../markdown/check.ts'
import { componentNames } from '../markdown/components.ts'
import { parseBody } from '../markdown/parse.ts'
import { countWords } from '../markdown/tree.ts'
import { checkPictures, type PictureUse } from '../pictures/check.ts'
import { type Finding, finding } from '../problem.ts'
import { rules } from '../rules/index.ts'
import { type DayRange, meantPrint, readPrintedRange } from '../slips/dates.ts'
import type { Place, Source } from '../source.ts'
import { markdownPassages } from '../text/passage.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import {
  checkDescription,
  checkReadTime,
  type DocumentInput,
  type DocumentResult,
  endOf,
  idOf,
  isSound,
  type NumberedKind,
  openDocument,
  pictureFinder,
  titleOf,
  yearsOf,
} from './document.ts'
import { listedPictures, nameListedPictures } from './listed-pictures.ts'
import { readReportBody, readSections } from './report-sections.ts'
import { checkDayDates, checkStructure } from './report-structure.ts'

/** A report that may be published. */
export type ReportEntry = {
  /** Path of its file relative to the project root. */
  file: string
  report: Report
  sections: ReportSection[]
  figures: Record<string, Picture>
}

/** A report of an edition: `content/reports/<year>/index.mdx`. */
export const reportKind: NumberedKind<ReportEntry> = {
  file: /^reports\/\d{4}(-[a-z0-9]+)*\/index\.mdx$/,
  schema: reportFrontmatterSchema,
  title: 'Fushat e raportit',
  check: checkReport,
  list: 'reports',
  pathOf: reportPath,
  yearsAhead: 1,
  looksLike: (body) => /^## /m.test(body),
}

/** Checks a report and reads it into the entity of specification §3. */
export function checkReport(input: DocumentInput): DocumentResult<ReportEntry> {
  const { source, folder } = input
  const opened = openDocument(source, reportFrontmatterSchema)
  const { partial, yaml, bodyOffset } = opened
  const findings = nameListedPictures(opened.findings, opened.yaml, input.pictures)
  const body = bodyOffset === undefined ? undefined : checkBody(source, bodyOffset, partial)
  findings.push(...(body?.findings ?? []))
  const root = body?.root
  if (yaml !== undefined) findings.push(...checkReportFields(yaml, folder, partial, root && countWords(root)))
  const uses = [...listedPictures(yaml), ...(body?.uses.figures.map(figureUse) ?? [])]
  const whole = 'cover' in partial && 'gallery' in partial && isReadable(body)
  const checked = checkPictures(source, uses, input, whole)
  findings.push(...checked.findings)
  const sections = root && readSections(root).sections
  const { value } = opened
  return {
    source,
    entry: value !== undefined && isSound(findings) ? readEntry(input, value, body) : undefined,
    ...idOf(partial, yaml),
    ...titleOf(partial, yaml),
    ...yearsOf(partial.year, 'year', yaml),
    links: body?.uses.links ?? [],
    anchors: sections?.map(({ anchor }) => anchor).filter((anchor) => anchor !== ''),
    pictures: checked.files,
    texts: [...opened.texts, ...(root && body ? markdownPassages(source, root, body.text) : [])],
    findings,
  }
}

/** Whether every picture that the body shows is known. */
function isReadable(body: Body | undefined): boolean {
  return body?.root !== undefined && isSound(body.findings)
}

type Body = { root: Root | undefined; text: string; uses: BodyUses; findings: Finding[] }

function checkBody(source: Source, offset: number, partial: Partial<ReportFrontmatter>): Body | undefined {
  const { value: root, text, findings } = parseBody(source, offset, componentNames)
  if (root === undefined) return { root, text, uses: { links: [], figures: [], findings: [] }, findings }
  const uses = checkNodes(source, root, componentNames)
  const range = editionRange(partial)
  const structure = checkStructure(source, root, endOf(source), range)
  const dates = checkDayDates(source, readSections(root).sections, range)
  return {
    root,
    text,
    uses,
    findings: [...findings, ...uses.findings, ...withoutConsequences(structure, findings, uses), ...dates],
  }
}

/** Without what follows from a spoilt part that was set aside, or from a missing space after a sign. */
function withoutConsequences(
  structure: readonly Finding[],
  syntax: readonly Finding[],
  { findings }: BodyUses,
): readonly Finding[] {
  const space = findings.some(({ rule }) => rule === 'markdown/missing-space')
  const code = findings.filter(({ rule }) => rule === 'mdx/import').map(({ place }) => place.start)
  return structure.filter(
    ({ rule, place }) =>
      !(rule === 'report/text-before-sections' && code.includes(place.start)) &&
      !(space && rules[rule].echoOf !== undefined) &&
      !(rules[rule].echoOf === 'syntax' && syntax.some((mistake) => isInSection(mistake.place, place))),
  )
}

/** Whether a place lies between another one and the end of the section in which that stands. */
function isInSection({ start }: Place, section: Place): boolean {
  const next = section.source.text.indexOf('\n## ', section.start)
  return start >= section.start && (next === -1 || start < next)
}

function figureUse({ file, alt, place, altPlace }: FigureUse): PictureUse {
  return { file, place, alt: { text: alt, place: altPlace }, kind: 'raster' }
}

function readEntry(
  input: DocumentInput,
  fields: ReportFrontmatter,
  body: Body | undefined,
): ReportEntry | undefined {
  if (body?.root === undefined) return undefined
  const picture = pictureFinder(input)
  const { cover, gallery, standIn: _standIn, ...own } = fields
  const { sections } = readSections(body.root)
  return {
    file: input.source.file,
    report: {
      ...own,
      ...readReportBody(sections),
      cover: picture(cover.file, cover.alt),
      images: gallery.map(({ file, alt }) => picture(file, alt)),
    },
    sections: sections.map(({ anchor, kind, label }) => ({ anchor, kind: kind ?? 'day', label })),
    figures: Object.fromEntries(body.uses.figures.map(({ file, alt }) => [file, picture(file, alt)])),
  }
}

/** Checks what the fields of a report say together, as far as each is right by itself. */
function checkReportFields(
  yaml: YamlData,
  folder: string,
  fields: Partial<ReportFrontmatter>,
  words: number | undefined,
): Finding[] {
  const { year, start, end, description, readTime } = fields
  const findings: Finding[] = []
  const place = (name: keyof ReportFrontmatter) => valuePlace(yaml, [name])
  // A second edition of a year has a name after it: `2024-vjeshte`.
  const [name = ''] = path.posix.basename(folder).split('-')
  const wrongFolder = year !== undefined && String(year) !== name
  if (wrongFolder) findings.push(finding('report/year-folder', place('year'), { year, folder: name }))
  // Where year and folder disagree, the first day may agree with either.
  const years = wrongFolder ? [String(year), name] : [name]
  if (isDay(start) && !years.includes(start.slice(0, 4)))
    findings.push(finding('report/year-start', place('start'), { year: year ?? Number(name), start }))
  if (isDay(start) && isDay(end) && end < start)
    findings.push(finding('report/date-range', place('end'), { start, end }))
  findings.push(...checkPrinted(fields, place('date')))
  findings.push(...checkDescription(description, place('description')))
  findings.push(...checkReadTime(readTime, words ?? 0, place('readTime')))
  return findings
}

/** The days of an edition: as the fields have them, and as they are printed where a field has none. */
function editionRange(fields: Partial<ReportFrontmatter>): DayRange | undefined {
  if (isDay(fields.start) && isDay(fields.end) && fields.start <= fields.end)
    return { start: fields.start, end: fields.end }
  const printed = typeof fields.date === 'string' ? readPrintedRange(fields.date) : undefined
  const start = isDay(fields.start) ? fields.start : printed?.start
  const end = isDay(fields.end) ? fields.end : printed?.end
  if (start === undefined || end === undefined) return undefined
  return start <= end ? { start, end } : printed
}

function checkPrinted(fields: Partial<ReportFrontmatter>, place: Place): Finding[] {
  const { date: written, start, end } = fields
  if (typeof written !== 'string' || written.trim() === '') return []
  const known = isDay(start) || isDay(end)
  const reversed = isDay(start) && isDay(end) && end < start
  const range = known && !reversed ? editionRange(fields) : undefined
  if (range !== undefined) {
    const corrected = printRange(range.start, range.end)
    return written === corrected ? [] : [finding('date/printed', place, { written, corrected })]
  }
  const corrected = meantPrint(written)
  if (written === corrected) return []
  return [finding('date/unreadable', place, { written, corrected, example: '21-25 Nëntor 2024' })]
}
