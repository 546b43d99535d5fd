import type { Root } from 'mdast'
import type { Picture } from '../../schema/picture.ts'
import {
  type Report,
  type ReportFrontmatter,
  type ReportSection,
  reportFrontmatterSchema,
} from '../../schema/report.ts'
import { isDay } from '../dates.ts'
import { type BodyUses, checkNodes } from '../markdown/check.ts'
import type { FigureUse } from '../markdown/component.ts'
import { componentNames } from '../markdown/components.ts'
import { parseBody } from '../markdown/parse.ts'
import { countWords } from '../markdown/text.ts'
import type { Rule } from '../messages/index.ts'
import { checkPictures, type PictureUse } from '../picture-check.ts'
import type { Finding } from '../problem.ts'
import { checkDayDates } from '../report/day.ts'
import { readReportBody } from '../report/read.ts'
import { readSections } from '../report/sections.ts'
import { checkStructure } from '../report/structure.ts'
import type { Source } from '../source.ts'
import { fieldPassages } from '../text/fields.ts'
import { markdownPassages } from '../text/markdown.ts'
import {
  type DocumentInput,
  type DocumentResult,
  endOf,
  idOf,
  isSound,
  openDocument,
  pictureFinder,
  yearsOf,
} from './document.ts'
import { listedPictures } from './listed-pictures.ts'
import { checkReportFields } from './report-fields.ts'

/** A report that may be published. */
export type ReportEntry = {
  /** Path of its file relative to the project root. */
  file: string
  report: Report
  sections: ReportSection[]
  figures: Record<string, Picture>
}

/** Checks `content/reports/<year>/index.mdx` and reads it into the entity of specification §3. */
export function checkReport(input: DocumentInput): DocumentResult<ReportEntry> {
  const { source, folder } = input
  const opened = openDocument(source, reportFrontmatterSchema)
  const { partial, yaml, bodyOffset } = opened
  const findings = [...opened.findings]
  const body = bodyOffset === undefined ? undefined : checkBody(source, bodyOffset, partial)
  findings.push(...(body?.findings ?? []))
  const root = body?.root
  if (yaml !== undefined) findings.push(...checkReportFields(yaml, folder, partial, root && countWords(root)))
  const uses = [...listedPictures(yaml), ...(body?.uses.figures.map(figureUse) ?? [])]
  const whole = opened.value !== undefined && root !== undefined && isSound(findings)
  const checked = checkPictures(source, uses, input, whole)
  findings.push(...checked.findings)
  const sections = root && readSections(root).sections
  const { value } = opened
  return {
    source,
    entry: value !== undefined && isSound(findings) ? readEntry(input, value, body) : undefined,
    ...idOf(partial, yaml),
    ...yearsOf(partial.year, 'year', yaml),
    links: body?.uses.links ?? [],
    anchors: sections?.map(({ anchor }) => anchor).filter((anchor) => anchor !== ''),
    pictures: checked.files,
    texts: [...(yaml ? fieldPassages(yaml) : []), ...(root ? markdownPassages(source, root) : [])],
    findings,
  }
}

type Body = { root: Root | undefined; uses: BodyUses; findings: Finding[] }

function checkBody(source: Source, offset: number, partial: Partial<ReportFrontmatter>): Body | undefined {
  const { value: root, findings } = parseBody(source, offset)
  if (root === undefined) return { root, uses: { links: [], figures: [], findings: [] }, findings }
  const uses = checkNodes(source, root, componentNames)
  const { start, end } = partial
  const range = isDay(start) && isDay(end) && start <= end ? { start, end } : undefined
  const structure = checkStructure(source, root, endOf(source))
  const dates = checkDayDates(source, readSections(root).sections, range)
  return { root, uses, findings: [...uses.findings, ...withoutEchoes(structure, uses), ...dates] }
}

/** Rules that a heading or a point breaks only because the space after its sign is missing. */
const echoes: ReadonlySet<Rule> = new Set<Rule>([
  'report/text-before-sections',
  'report/missing-section',
  'report/title-without-points',
  'report/objectives-list',
  'report/empty-day',
  'report/empty-section',
])

function withoutEchoes(structure: readonly Finding[], { findings }: BodyUses): readonly Finding[] {
  const causes = findings.some(({ rule }) => rule === 'markdown/missing-space')
  return causes ? structure.filter(({ rule }) => !echoes.has(rule)) : structure
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
  const { cover, gallery, ...own } = fields
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
