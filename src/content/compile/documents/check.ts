import { asMeant } from '../as-meant.ts'
import type { Collected } from '../collect.ts'
import { findConflicts } from '../conflicts.ts'
import type { Entries } from '../content.ts'
import { decode } from '../decode.ts'
import { findTooDeep, mostCharacters } from '../depth.ts'
import { withoutFence } from '../frontmatter-lines.ts'
import { checkLetters } from '../letters.ts'
import type { Rule, Values } from '../messages/index.ts'
import type { FolderPictures } from '../pictures.ts'
import { type Finding, finding } from '../problem.ts'
import { checkReferences } from '../references.ts'
import { type Place, placeIn } from '../source.ts'
import { checkSpaces, checkTabs } from '../spaces.ts'
import { checkWords } from '../text/check.ts'
import { checkAbout, checkHome, checkSite, checkWordList } from './data.ts'
import type { DocumentInput, DocumentResult } from './document.ts'
import { writtenAs } from './kind.ts'
import { checkNews } from './news.ts'
import { checkProject } from './project.ts'
import { checkReport } from './report.ts'

/** A checked document of any kind, without its findings. */
export type AnyResult = {
  [Kind in keyof Entries]: Omit<DocumentResult<Entries[Kind]>, 'findings'> & { kind: Kind; file: string }
}[keyof Entries]

/** What a document yields: findings, and all else where its text can be decoded. */
export type CheckedDocument = { result?: AnyResult; findings: Finding[] }

const checks: { [Kind in keyof Entries]: (input: DocumentInput) => DocumentResult<Entries[Kind]> } = {
  report: checkReport,
  news: checkNews,
  project: checkProject,
  home: checkHome,
  about: checkAbout,
  site: checkSite,
  words: checkWordList,
}

/** Rules that a document breaks only because of the folder in which it lies. */
const placeRules: ReadonlySet<Rule> = new Set<Rule>([
  'picture/missing',
  'report/year-folder',
  'report/year-start',
  'project/year-name',
])

function isOfContent({ rule }: Finding): boolean {
  return !placeRules.has(rule)
}

/** Whether a field is missing or unknown, as it is in a document of another kind. */
function isOfFields({ rule }: Finding): boolean {
  return rule === 'frontmatter/missing-field' || rule === 'frontmatter/unknown-field'
}

/** An address within a link that is written with the wrong signs has been spoken of with these. */
function withoutEchoes(words: readonly Finding[], told: readonly Finding[]): Finding[] {
  const links = told.filter(
    ({ rule, values }) =>
      rule === 'html/markdown' ||
      (rule === 'markdown/leftover' && (values as Values['markdown/leftover']).kind === 'link'),
  )
  return words.filter(
    ({ rule, place: { start, end } }) =>
      rule !== 'link/bare-address' || !links.some(({ place }) => place.start <= start && end <= place.end),
  )
}

/** Checks one document by its bytes. Text that cannot be decoded yields findings alone. */
export function checkDocument(
  document: Collected,
  bytes: Uint8Array,
  pictures: FolderPictures,
): CheckedDocument {
  const { value: decoded, findings } = decode(document.file, bytes)
  if (decoded === undefined) return { findings }
  // Whatever else is wrong there may only come of two versions in one.
  const conflicts = findConflicts(decoded)
  if (conflicts.length > 0) return { findings: [...findings, ...conflicts] }
  const { source, findings: spaces } = checkSpaces(withoutFence(decoded))
  findings.push(...checkLetters(source), ...spaces, ...checkTabs(source))
  if (source.file.endsWith('.mdx')) findings.push(...checkReferences(source, document.kind === 'news'))
  if (source.text.length > mostCharacters) {
    return { findings: [...findings, finding('document/too-large', placeIn(source, 0, 0))] }
  }
  const deep = findTooDeep(source.text)
  if (deep !== undefined)
    return {
      findings: [...findings, finding('document/too-deep', placeIn(source, deep.at), { signs: deep.signs })],
    }
  // What does not even begin like a document was hardly meant to be one.
  if ((document.misnamed || document.home !== undefined) && !source.text.startsWith('---'))
    return { findings: [] }
  const { source: meant, back } = asMeant(source)
  const input = { source: meant, folder: document.home ?? document.folder, pictures }
  const own = checks[document.kind](input)
  const other = own.findings.some(isOfFields) ? writtenAs(document.kind, meant) : undefined
  const kind = other?.kind ?? document.kind
  const { findings: told, ...read } = other === undefined ? own : checks[other.kind](input)
  const { id, title, years, links } = read
  const led = <Item extends { place: Place }>(item: Item): Item => ({ ...item, place: back(item.place) })
  const result = {
    ...read,
    ...(id && { id: led(id) }),
    ...(title && { title: led(title) }),
    ...(years && { years: years.map(led) }),
    links: links.map(led),
    kind,
    file: document.file,
  } as AnyResult
  const all = other === undefined ? told : [other.finding, ...told.filter(isOfContent)]
  const rest = [...all, ...withoutEchoes(checkWords(result.texts), all)]
  return { result, findings: [...findings, ...rest.map(led)] }
}
