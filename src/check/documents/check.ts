import { documentFile, type NumberedName } from '../../model/document-kinds.ts'
import * as posix from '../../util/posix.ts'
import { withoutConsequences } from '../consequences.ts'
import { checkReferences, checkSpaces, checkTabs, decodeSource, findConflicts } from '../encoding/decode.ts'
import { checkLetters } from '../encoding/letters.ts'
import { slug } from '../files.ts'
import { findExcess, mostBytes, mostCharacters } from '../limits.ts'
import type { FolderPictures } from '../pictures/pictures.ts'
import { certainEdits, type Finding, finding, inOriginal } from '../problem.ts'
import { type Rule, rules } from '../rules/index.ts'
import {
  createSource,
  editedSource,
  lineAt,
  originalPlace,
  type Place,
  placeIn,
  type Source,
} from '../source.ts'
import { checkWords } from '../text/check.ts'
import { splitFrontmatter, withoutFence } from '../yaml/frontmatter.ts'
import type { DocumentResult } from './document.ts'
import {
  type Entries,
  type FoundDocument,
  isNumbered,
  type Kind,
  kinds,
  numberedKindPairs,
  numberedKinds,
} from './kinds.ts'

/** A checked document of any kind, without its findings. */
export type AnyResult = {
  [Kind in keyof Entries]: Omit<DocumentResult<Entries[Kind]>, 'findings'> & { kind: Kind; file: string }
}[keyof Entries]

/** The findings of a checked document, and its result if its text can be read. */
export type CheckedDocument = { result?: AnyResult; findings: Finding[] }

/** Rules that a document with the fields of another kind breaks: fields are missing or unknown. */
const otherFields: readonly Rule[] = ['frontmatter/missing-field', 'frontmatter/unknown-field']

/** Checks one document by its bytes. A text that cannot be read has findings alone. */
export function checkDocument(
  document: FoundDocument,
  bytes: Uint8Array,
  pictures: FolderPictures,
): CheckedDocument {
  if (bytes.length > mostBytes) return { findings: [tooLarge(createSource(document.file, ''))] }
  const { value: decoded, findings } = decodeSource(document.file, bytes)
  if (decoded === undefined) return { findings }
  // The two versions of a conflict would cause other findings.
  const conflicts = findConflicts(decoded)
  if (conflicts.length > 0) return { findings: [...findings, ...conflicts] }
  const written = withoutFence(decoded)
  const characters = checkCharacters(written, document.kind === 'news')
  const source = editedSource(written, certainEdits(characters))
  findings.push(...characters.map(inOriginal))
  const unreadable = findUnreadable(source)
  if (unreadable !== undefined) return { findings: [...findings, inOriginal(unreadable)] }
  // A misplaced file is checked as a document only if it begins like one.
  if ((document.misnamed || document.home !== undefined) && !source.text.startsWith('---'))
    return { findings: [] }
  const { result, findings: found } = checkAsKind(document, source, pictures)
  return { result: inFile(result, decoded), findings: withoutConsequences([...findings, ...found]) }
}

/** Finds characters that are similar to the right ones, or that a program added. */
function checkCharacters(source: Source, isHtml: boolean): Finding[] {
  const isBody = source.file.endsWith('.mdx')
  return [
    ...checkLetters(source),
    ...checkSpaces(source),
    ...checkTabs(source),
    ...(isBody ? checkReferences(source, isHtml) : []),
  ]
}

function tooLarge(source: Source): Finding {
  return finding('document/too-large', placeIn(source, 0, 0))
}

/** Reports a text that is too large or nested too deeply to be parsed. */
function findUnreadable(source: Source): Finding | undefined {
  if (source.text.length > mostCharacters) return tooLarge(source)
  const deep = findExcess(source.text)
  return (
    deep &&
    finding('document/too-deep', placeIn(source, deep.at), {
      character: deep.character,
      isBrace: deep.character === '}',
    })
  )
}

/** Checks a document as its kind, or as the kind that its fields and text fit; the findings' places are the file's. */
function checkAsKind(document: FoundDocument, source: Source, pictures: FolderPictures) {
  const input = { source, folder: document.home ?? document.folder, pictures }
  const own = kinds[document.kind].check(input)
  const isOdd = own.findings.some(({ rule }) => otherFields.includes(rule))
  const other = isOdd ? writtenAs(document.kind, source) : undefined
  const kind = other?.kind ?? document.kind
  const { findings, ...read } = other === undefined ? own : kinds[other.kind].check(input)
  const all =
    other === undefined ? findings : [other.finding, ...findings.filter(({ rule }) => !rules[rule].ofPlace)]
  const result = { ...read, kind, file: document.file } as AnyResult
  return { result, findings: [...all, ...checkWords(read.texts)].map(inOriginal) }
}

/** A result whose places lead back to the text of the file. */
function inFile(result: AnyResult, file: Source): AnyResult {
  const { id, title, year, end, links } = result
  const inOwn = <Item extends { place: Place }>(item: Item): Item => ({
    ...item,
    place: originalPlace(item.place),
  })
  return {
    ...result,
    source: file,
    ...(id && { id: inOwn(id) }),
    ...(title && { title: inOwn(title) }),
    ...(year && { year: inOwn(year) }),
    ...(end && { end: inOwn(end) }),
    links: links.map(inOwn),
    // After edits, the tree's offsets are not those of the file: the build parses the file again.
    tree: result.source.text === file.text ? result.tree : undefined,
  } as AnyResult
}

/** With this many missing or unknown fields, another kind may be meant. */
const leastMisfits = 3

/**
 * The real kind of a document in the folder of another kind. Its fields and its text fit that kind and not the
 * folder's. One finding reports this, instead of one finding for each field.
 */
function writtenAs(kind: Kind, source: Source): { kind: NumberedName; finding: Finding } | undefined {
  if (!isNumbered(kind)) return undefined
  const { yaml, body } = splitFrontmatter(source)
  const names = [...(yaml?.text ?? '').matchAll(/^([A-Za-z]\w*):/gm)].map(([, name = '']) => name)
  if (misfits(kind, names) < leastMisfits) return undefined
  const [meant] =
    numberedKindPairs.find(
      ([other, { looksLike }]) =>
        other !== kind && misfits(other, names) === 0 && looksLike(body?.text ?? ''),
    ) ?? []
  if (meant === undefined) return undefined
  const to = pathAsKind(meant, source.file, yaml?.text ?? '')
  return {
    kind: meant,
    finding: finding('collect/other-kind', lineAt(source, 0), { meant, kind, kinds: kind, to }),
  }
}

/** Number of missing or unknown fields. */
function misfits(kind: NumberedName, names: readonly string[]): number {
  const { shape } = numberedKinds[kind].schema
  const missing = Object.entries(shape).filter(
    ([name, field]) => !field.isOptional() && !names.includes(name),
  )
  return missing.length + names.filter((name) => !Object.hasOwn(shape, name)).length
}

function pathAsKind(kind: NumberedName, file: string, yaml: string): string {
  const year = /^(?:year|start|published|date):.*?(\d{4}-\d{4}|\d{4})/m.exec(yaml)?.[1] ?? '2024'
  const title = /^title: *(.+)$/m.exec(yaml)?.[1] ?? ''
  const name = posix.basename(file) === 'index.mdx' ? title : posix.basename(file, '.mdx')
  const all = slug(name.replace(/^\d{4}(-\d{4})?-/, '')).split('-')
  const suggestion = all.slice(0, 5).join('-') || 'emri'
  const meant = numberedKinds[kind]
  return `content/${documentFile(meant, meant.newName?.(year, suggestion) ?? suggestion)}`
}
