import type { Node, PhrasingContent, Root, RootContent } from 'mdast'
import { yearAnchor } from '../../model/anchors.ts'
import {
  type Block,
  type Inline,
  type Project,
  type ProjectFrontmatter,
  projectFrontmatterSchema,
} from '../../model/schema/project.ts'
import { checkNodes } from '../markdown/check.ts'
import { projectComponents } from '../markdown/components.ts'
import { parseBody } from '../markdown/parse.ts'
import { checkFlatList, isJsx, nodePlace, plainText, textProperty } from '../markdown/tree.ts'
import { compareText, type Finding, finding } from '../problem.ts'
import type { Place, Source } from '../source.ts'
import { markdownPassages } from '../text/passage.ts'
import { valuePlace } from '../yaml/locate.ts'
import {
  comparedBy,
  type DocumentInput,
  type DocumentResult,
  endOf,
  isSound,
  type NumberedKind,
  openDocument,
} from './document.ts'

/** A project of the timeline: `content/projects/<years>-<slug>.mdx`. */
export const projectKind: NumberedKind<Project> = {
  file: /^projects\/\d{4}(-\d{4})?-[a-z0-9]+(-[a-z0-9]+)*\.mdx$/,
  schema: projectFrontmatterSchema,
  title: 'Fushat e projektit',
  check: checkProject,
  list: 'projects',
  yearsAhead: 10,
  compare(a, b) {
    const [[firstA = '', lastA = firstA], [firstB = '', lastB = firstB]] = [
      a.year.split('-'),
      b.year.split('-'),
    ]
    return compareText(lastB, lastA) || compareText(firstB, firstA) || b.id - a.id
  },
  // A report that was only begun has no sections, and may look like a project.
  looksLike: (body) => body.trim() !== '' && !/^##? |^\s*</m.test(body),
}

/** Checks a project and reads its description. */
export function checkProject({ source }: DocumentInput): DocumentResult<Project> {
  const opened = openDocument(source, projectFrontmatterSchema)
  const { value, partial, yaml, bodyOffset } = opened
  const findings = [...opened.findings]
  const body = bodyOffset === undefined ? undefined : parseBody(source, bodyOffset, projectComponents)
  findings.push(...(body?.findings ?? []))
  const root = body?.value
  const uses = root && checkNodes(source, root, projectComponents)
  if (root !== undefined) findings.push(...(uses?.findings ?? []))
  // A text that was set aside as spoilt is not missing.
  if (root !== undefined && (root.children.length > 0 || body?.findings.length === 0))
    findings.push(...checkBlocks(source, root, endOf(source)))
  const years = String(partial.year ?? '')
  if (yaml !== undefined && years !== '') {
    const [first = '', last] = years.split('-')
    const place = valuePlace(yaml, ['year'])
    if (last !== undefined && last <= first)
      findings.push(finding('project/year-range', place, { written: years }))
    const name = source.file.slice(source.file.lastIndexOf('/') + 1)
    // A name without years is reported already.
    if (/^\d{4}-/.test(name) && !name.startsWith(`${years}-`))
      findings.push(finding('project/year-name', place, { years, name }))
  }
  const sound = value !== undefined && root !== undefined && isSound(findings)
  return {
    source,
    entry: sound ? readEntry(value, root) : undefined,
    ...comparedBy(opened, 'year', years.split('-').at(-1)),
    links: uses?.links ?? [],
    anchors: years === '' ? [] : [yearAnchor(years)],
    pictures: [],
    texts: [...opened.texts, ...(root && body ? markdownPassages(source, root, body.text) : [])],
    findings,
  }
}

/** Reads a project of its fields and its description. */
export function readEntry({ standIn: _standIn, ...own }: ProjectFrontmatter, root: Root): Project {
  return { ...own, year: String(own.year), description: readDescription(root), blocks: readBlocks(root) }
}

/** Checks that a project's description is paragraphs and flat lists, and that it says something. */
function checkBlocks(source: Source, root: Root, end: Place): Finding[] {
  const findings: Finding[] = []
  if (plainText(root) === '') findings.push(finding('project/empty', end))
  for (const node of root.children) {
    if (node.type === 'heading') findings.push(finding('project/heading', nodePlace(source, node)))
    if (node.type === 'list') findings.push(...checkFlatList(source, node))
  }
  return findings
}

/** The description as the page renders it. */
function readBlocks(root: Root): Block[] {
  return root.children.flatMap((node) => readBlock(node))
}

/** The description as lines of plain text; a numbered item keeps its number. */
function readDescription(root: Root): string {
  return root.children.map(blockText).join('\n')
}

function readBlock(node: RootContent): Block[] {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', children: readInlines(node.children) }]
  if (node.type !== 'list') return []
  const items = node.children.map((item) => {
    const [first] = item.children
    return first?.type === 'paragraph' ? readInlines(first.children) : []
  })
  return [{ kind: 'list', ...(node.ordered === true && { start: node.start ?? 1 }), items }]
}

function readInlines(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.map(readInline)
}

function readInline(node: PhrasingContent): Inline {
  if (node.type === 'text') return node.value.replaceAll(/\s*\n\s*/g, ' ')
  if (node.type === 'break') return '\n'
  if (node.type === 'strong' || node.type === 'emphasis')
    return { kind: node.type, children: readInlines(node.children) }
  if (node.type === 'link') return { kind: 'link', href: node.url, children: readInlines(node.children) }
  if (isJsx(node)) {
    return {
      kind: 'lang',
      lang: textProperty(node, 'lang') ?? '',
      children: readInlines(node.children as PhrasingContent[]),
    }
  }
  return ' '
}

function blockText(node: Node): string {
  const list = node as RootContent
  if (list.type !== 'list') return plainText(node)
  const number = (index: number) => (list.ordered === true ? `${(list.start ?? 1) + index}. ` : '')
  return list.children.map((item, index) => number(index) + plainText(item)).join('\n')
}
