import type { Nodes, Root } from 'mdast'
import type { z } from 'zod'
import type { Job } from '../../../check/check-documents.ts'
import type { AnyResult } from '../../../check/documents/check.ts'
import { readHome } from '../../../check/documents/data.ts'
import { type DocumentInput, openDocument } from '../../../check/documents/document.ts'
import { kinds } from '../../../check/documents/kinds.ts'
import { readPost } from '../../../check/documents/news.ts'
import { openPlainBody } from '../../../check/documents/plain-body.ts'
import { readEntry as readReport } from '../../../check/documents/report/report.ts'
import { readSections } from '../../../check/documents/report/sections.ts'
import { checkHtml } from '../../../check/html/check.ts'
import { checkNodes } from '../../../check/markdown/check.ts'
import { parseBody } from '../../../check/markdown/parse.ts'
import { isJsx, textProperty } from '../../../check/markdown/tree.ts'
import { type Facts, type FolderPicture, pictureFileOf } from '../../../check/pictures/pictures.ts'
import type { Finding } from '../../../check/problem.ts'
import { rules } from '../../../check/rules/index.ts'
import { createSource, type Source } from '../../../check/source.ts'
import { componentNames, plainComponents } from '../../../model/editor-components.ts'
import { homeSourceSchema } from '../../../model/schema/home.ts'
import { newsFrontmatterSchema } from '../../../model/schema/news.ts'
import { projectFrontmatterSchema } from '../../../model/schema/project.ts'
import { reportFrontmatterSchema } from '../../../model/schema/report.ts'
import { blanks } from '../../words/local.json'
import { blankDigest } from './blank.ts'
import { fillFields } from './fill-blanks.ts'

/** Reads the fields and the body of a document, as far as that is possible. */
export function readFieldsAndBody({ kind }: Job['document'], source: Source) {
  const { yaml, bodyOffset } = openDocument(source, kinds[kind].schema)
  return { fields: yaml?.value, body: bodyOffset === undefined ? undefined : source.text.slice(bodyOffset) }
}

/**
 * Shows a document in spite of its mistakes. Missing values are blanks. The body is the first of the given ones that
 * a page can show, or empty.
 *
 * @param previous fields of the last valid version, for values that cannot be read
 * @param bodies the present body and earlier ones
 * @returns the result of a check without findings, whose source has the body that a page compiles; and that body
 * @throws an Error if no body can be shown
 */
export function showLeniently(
  { document, pictures }: Job,
  fields: unknown,
  previous: unknown,
  bodies: readonly string[],
): { result: AnyResult; body: string } {
  const { kind, file, folder } = document
  const usable = [...pictures].filter((one): one is [string, Facts & FolderPicture] => !('error' in one[1]))
  const fill: Fill = (schema) => fillFields(schema, fields ?? previous, previous)
  for (const body of [...bodies, '']) {
    const source = createSource(file, head + body.replaceAll(noWords, `$1"${blanks.alt}"`))
    const input = { source, folder, pictures: new WithBlanks(usable) }
    const reader = readers[kind]
    const entry = reader ? reader(input, fill, head.length) : fill(kinds[kind].schema)
    if (entry === undefined) continue
    const shown = usable.map(([, picture]) => pictureFileOf(folder, picture))
    const read = { links: [], anchors: [], texts: [], pictures: shown }
    return { result: { ...read, source, kind, file, entry } as AnyResult, body }
  }
  throw new Error(`${file} cannot be shown.`)
}

const head = '---\nbody: shown\n---\n'

/** Empty descriptions of pictures in a body. */
const noWords = /(<(?:Figure|img)\b[^<>]*\balt=)"\s*"/g

/** Gives the fields of the document by their schema. */
type Fill = <Fields>(schema: z.ZodType<Fields>) => Fields

type Reader = (input: DocumentInput, fill: Fill, offset: number) => object | undefined

/**
 * Functions that create an entry, by kind. They return undefined if a page cannot show the body. Without a function,
 * the fields are the entry.
 */
const readers: Readonly<Partial<Record<Job['document']['kind'], Reader>>> = {
  home: (input, fill) => readHome(input, fill(homeSourceSchema)),
  project({ source }, fill, offset) {
    if (readMarkdown(source, offset, plainComponents) === undefined) return undefined
    const { placeholder: _placeholder, ...own } = fill(projectFrontmatterSchema)
    return { ...own, year: String(own.year), ...openPlainBody(source, offset).value }
  },
  report(input, fill, offset) {
    const root = readMarkdown(input.source, offset, componentNames)
    if (root === undefined) return undefined
    const { sections } = readSections(root)
    const figures = figuresIn(root).map((file) => ({ file }))
    return readReport(input, fill(reportFrontmatterSchema), sections, figures)
  },
  news(input, fill, offset) {
    const html = checkHtml(input.source, offset)
    return html.findings.every(isHarmless)
      ? readPost(input, fill(newsFrontmatterSchema), html, offset)
      : undefined
  },
}

/** The tree of a body; undefined if it cannot be parsed, runs code or shows foreign content. */
function readMarkdown(source: Source, offset: number, components: readonly string[]): Root | undefined {
  const { value: root, findings } = parseBody(source, offset, components)
  if (root === undefined || findings.length > 0) return undefined
  return checkNodes(source, root, components).findings.every(isHarmless) ? root : undefined
}

function figuresIn(node: Nodes): string[] {
  const own = isJsx(node) && node.name === 'Figure' ? [textProperty(node, 'file') ?? ''] : []
  return [...own, ...('children' in node ? node.children.flatMap(figuresIn) : [])]
}

function isHarmless({ rule, values }: Finding): boolean {
  const { severity, isHarmless = false } = rules[rule]
  // A video whose address is refused would load from it.
  const isAddress = rule === 'mdx/property-value' && values.kind === 'https'
  return severity === 'warning' || (isHarmless && !isAddress)
}

/** The pictures of a folder; any other name gives a blank picture. */
class WithBlanks extends Map<string, FolderPicture> {
  override get(name: string): FolderPicture {
    const size = { width: 1200, height: 800 }
    return super.get(name) ?? { name: '', hash: blankDigest, digest: '', ...size, tone: 0, format: 'jpeg' }
  }
}
