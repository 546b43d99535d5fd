import { isNumbered, type Kind, kinds, numberedKinds } from '../../check/documents/kinds.ts'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import { rules } from '../../check/rules/index.ts'
import { isGroup } from '../../check/yaml/locate.ts'
import { homeSections, projectAnchor, questionAnchor } from '../../model/anchors.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import type { Calls, DocumentSummary, KindLabels } from '../protocol.ts'
import coreWords from '../words/core.json'
import { files as fileNames } from '../words/publish.json'
import { placeholder } from './access/files.ts'
import { kindOfFile, type ParsedDocument, readDocument } from './parsed-document.ts'
import type { Project } from './project.ts'

/** The path of a document's page on the site, under the base; of a project, its place in the list of projects. */
export function pageOf(
  { kind, values }: Pick<ParsedDocument, 'kind' | 'values'>,
  base: string,
): string | undefined {
  const id = typeof values?.id === 'number' ? values.id : undefined
  const path = isNumbered(kind)
    ? id && (numberedKinds[kind].pathOf?.(id) ?? `/projects#${projectAnchor(id)}`)
    : kinds[kind].page?.path
  return path ? base + path.slice(1) : undefined
}

/** The documents of a project in the order of their kinds; `addressOf` gives the address of a picture beside one. */
export async function listDocuments(
  project: Project,
  addressOf: (file: string, picture: string) => string,
): Promise<DocumentSummary[]> {
  const { disk, drafts, check, readAll, unread } = project
  const [{ findings }, all] = await Promise.all([check(), readAll()])
  const documents = all.map((parsed): DocumentSummary => {
    const { file, kind, text } = parsed
    const { picture, ...rest } = summaryOf(parsed)
    const own = findings.filter(({ place }) => place.source.file === file)
    const errors = own.filter(({ rule }) => rules[rule].severity === 'error').length
    return {
      file,
      kind,
      text,
      ...rest,
      ...(picture !== undefined && { picture: addressOf(file, picture) }),
      isDraft: drafts.has(file),
      errors,
      warnings: own.length - errors,
      ...(!disk.isWritable(file) && { fault: coreWords.failures.notWritable }),
    }
  })
  const unreadable = (await unread()).flatMap(({ file, fault }): DocumentSummary[] => {
    const kind = kindOfFile(file)
    if (kind === undefined) return []
    const called = {
      ...summaryOf({ kind, values: undefined }),
      title: file.slice('content/'.length).replace(placeholder, ''),
    }
    return [{ ...called, file, kind, text: '', isDraft: false, errors: 0, warnings: 0, fault }]
  })
  const order = Object.keys(kinds)
  const placeOf = ({ kind }: DocumentSummary) => order.indexOf(kind)
  return [...documents, ...unreadable].sort((a, b) => placeOf(a) - placeOf(b))
}

/** The summary of a document in the list, from its values. */
export function summaryOf({ kind, values = {} }: Pick<ParsedDocument, 'kind' | 'values'>): KindLabels & {
  title: string
  year?: number
  picture?: string
} {
  if (!isNumbered(kind)) {
    const labels: Partial<Record<Kind, string>> = coreWords.labels
    return { title: kinds[kind].title, label: labels[kind] ?? coreWords.labels.page }
  }
  const { one, all: group } = documentKinds[kind].sq
  const label = one.charAt(0).toUpperCase() + one.slice(1)
  const { title, year, published, cover, gallery } = values
  const [first] = Array.isArray(gallery) ? gallery : []
  const picture = [cover, first].find((one) => isGroup(one) && one.file)?.file
  const [from] = /\d{4}$/.exec(String(published ? String(published).slice(0, 4) : year)) ?? []
  return {
    label,
    group,
    title: typeof title === 'string' ? title : '',
    ...(from !== undefined && { year: Number(from) }),
    ...(typeof picture === 'string' && isPictureFile(picture) && { picture }),
  }
}

/** Link targets on the site that belong to no document: pages and their sections. */
export const fixedTargets: Calls['targets']['response']['targets'] = [
  ...homeSections.map((anchor) => ({ address: `/#${anchor}`, title: coreWords.targets.sections[anchor] })),
  { address: '/summer-school', title: coreWords.targets.summerSchool },
  { address: '/projects', title: coreWords.targets.projects },
]

/** The link targets of a document: its page, and the questions of the home page. */
export function targetsIn(parsed: ParsedDocument): { address: string; title: string }[] {
  const { kind, values: { faq } = {} } = parsed
  const page = pageOf(parsed, '/')
  // The page of the next edition exists without that document, and is a fixed target.
  const isOwn = page !== undefined && fixedTargets.every(({ address }) => address !== page)
  const questions = kind === 'home' && isGroup(faq) && Array.isArray(faq.items) ? faq.items : []
  const titles = questions.map((item: { title?: unknown }) => String(item?.title ?? ''))
  return [
    ...(isOwn ? [{ address: page, title: summaryOf(parsed).title }] : []),
    ...titles.map((title, index) => ({ address: `/#${questionAnchor(index)}`, title })),
  ]
}

/** A document's title on one line, or the name of a file of the guide; `untitled` where there is none. */
export function titleOf(file: string, text: string, untitled = nameOf(file)): string {
  const kind = kindOfFile(file)
  const title = kind && summaryOf(readDocument(file, text)).title
  return title?.replace(/\s+/g, ' ').trim() || untitled
}

function nameOf(file: string): string {
  const name = file.slice('content/'.length)
  return new Map(Object.entries(fileNames)).get(name) ?? name
}
