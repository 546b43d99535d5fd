import type { Root } from 'mdast'
import type { Picture } from '../../schema/picture.ts'
import {
  type Report,
  type ReportFrontmatter,
  type ReportSection,
  reportFrontmatterSchema,
} from '../../schema/report.ts'
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
import type { Place, Source } from '../source.ts'
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
  titleOf,
  yearsOf,
} from './document.ts'
import { listedPictures, nameListedPictures } from './listed-pictures.ts'
import { checkReportFields, editionRange } from './report-fields.ts'

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
    texts: [
      ...(yaml ? fieldPassages(yaml) : []),
      ...(root && body ? markdownPassages(source, root, body.text) : []),
    ],
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
    findings: [...findings, ...uses.findings, ...withoutEchoes(structure, findings, uses), ...dates],
  }
}

/** Rules that a passage breaks because a spoilt part of it was set aside. */
const echoesOfSyntax: readonly Rule[] = [
  'report/text-before-sections',
  'report/title-without-points',
  'report/objectives-list',
  'report/empty-day',
  'report/empty-section',
]
/** Rules that a heading or a point breaks only because the space after its sign is missing. */
const echoesOfSpace: readonly Rule[] = [...echoesOfSyntax, 'report/missing-section']

function withoutEchoes(
  structure: readonly Finding[],
  syntax: readonly Finding[],
  { findings }: BodyUses,
): readonly Finding[] {
  const space = findings.some(({ rule }) => rule === 'markdown/missing-space')
  const code = findings.filter(({ rule }) => rule === 'mdx/import').map(({ place }) => place.start)
  return structure.filter(
    ({ rule, place }) =>
      !(rule === 'report/text-before-sections' && code.includes(place.start)) &&
      !(space && echoesOfSpace.includes(rule)) &&
      !(echoesOfSyntax.includes(rule) && syntax.some((mistake) => isInSection(mistake.place, place))),
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
