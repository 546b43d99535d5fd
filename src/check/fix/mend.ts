import * as posix from '../../util/posix.ts'
import { lookUp } from '../check-documents.ts'
import { type Collected, collect } from '../collect/collect.ts'
import { checkDocument } from '../documents/check.ts'
import { decode } from '../encoding/decode.ts'
import { filesOnDisk } from '../files-on-disk.ts'
import type { FixRefusal } from '../output/languages.ts'
import { type Cleaned, type FolderPictures, isPictureFile, type PictureFacts } from '../pictures/pictures.ts'
import { compareText, type Finding } from '../problem.ts'
import { type Rule, rules } from '../rules/index.ts'
import { applyEdits } from '../source.ts'

/** A document with all mistakes fixed that have one right answer. */
export type Mended = {
  /** The text before and after, with `\n` as line endings and without a byte-order mark. */
  before: string
  after: string
  /** Whether a byte-order mark, or line endings other than `\n`, are removed. */
  byteOrderMark: boolean
  lineEnds: boolean
  /** Number of problems fixed. */
  count: number
}

/** The fix for a document, if any; a refusal if it has to be left to a person. */
type Mending = { mended?: Mended; refusal?: FixRefusal }

/** A fix may reveal another problem: once a name is quoted, its picture turns out to be misspelt. */
const mostRounds = 5

/**
 * Fixes what has one right answer. The fix counts only if afterwards the fixed problems are gone and the
 * document has no new problem; otherwise only the encoding is fixed.
 */
export function mendDocument(document: Collected, bytes: Uint8Array, pictures: FolderPictures): Mending {
  const findings = checkDocument(document, bytes, pictures).findings
  // The intended encoding is unknown.
  if (findings.some(({ rule }) => rule === 'encoding/not-utf-8' || rule === 'encoding/utf-16')) return {}
  const text = decode(document.file, bytes).value?.text
  if (text === undefined) return {}
  const all = attempt(document, pictures, text, findings, () => true)
  if (all.mended !== undefined) return all
  const { mended } = attempt(document, pictures, text, findings, ({ rule }) => rule.startsWith('encoding/'))
  return { ...(mended && { mended }), ...all }
}

function attempt(
  document: Collected,
  pictures: FolderPictures,
  before: string,
  found: readonly Finding[],
  isWanted: (found: Finding) => boolean,
): Mending {
  const curesOf = (findings: readonly Finding[]) =>
    findings.filter(isWanted).flatMap(({ rule, edits, certain }) => (certain && edits ? { rule, edits } : []))
  let after = before
  let findings = found
  let cures = curesOf(found)
  for (let round = 0; round < mostRounds && cures.length > 0; round++) {
    after = applyEdits(
      after,
      cures.flatMap(({ edits }) => edits),
    )
    findings = checkDocument(document, new TextEncoder().encode(after), pictures).findings
    cures = curesOf(findings)
  }
  const mistakes = findings.filter(isMistake)
  const rules = countRules(found)
  const revealed = [...countRules(mistakes)].flatMap(([rule, count]) =>
    count > (rules.get(rule) ?? 0) ? [rule] : [],
  )
  if (revealed.length > 0) return { refusal: { kind: 'reveals', rules: revealed.sort(compareText) } }
  const stays = [...new Set(cures.map(({ rule }) => rule))].sort(compareText)
  if (stays.length > 0) return { refusal: { kind: 'stays', rules: stays } }
  const count = found.filter(isMistake).length - mistakes.length
  if (count === 0) return {}
  const byteOrderMark = rules.has('encoding/byte-order-mark')
  return { mended: { before, after, byteOrderMark, lineEnds: rules.has('encoding/line-endings'), count } }
}

/**
 * Whether a new finding is caused by the fix. A stand-in value and an unused picture are not: they were there before,
 * and only a fixed document can report them.
 */
function isMistake({ rule }: Finding): boolean {
  return !rules[rule].stopsRelease && rule !== 'picture/unused' && rule !== 'picture/private'
}

function countRules(findings: readonly Finding[]): Map<Rule, number> {
  const counts = new Map<Rule, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return counts
}

/** The fix for a file, and the bytes to which it applies; for a picture, its cleaned bytes. */
export type ContentMending = Mending & { file: string; bytes: Uint8Array; cleaned?: Cleaned }

/**
 * Computes the fixes for documents below `content/`, in the order of their paths, and for pictures; writes nothing.
 *
 * @param options.clean removes private metadata from a picture file
 */
export async function mendContent(options: {
  root: string
  pictures: PictureFacts
  clean: (bytes: Uint8Array) => Promise<Cleaned | undefined>
}): Promise<ContentMending[]> {
  const { root, pictures, clean } = options
  const files = filesOnDisk(root)
  const { documents } = await collect(files)
  const mendings: ContentMending[] = []
  const served = (await files.list('public')).files.filter(isPictureFile).map((name) => `public/${name}`)
  const shown: string[] = []
  for (const document of documents) {
    const bytes = await files.read(document.file)
    const mending = mendDocument(document, bytes, await lookUp(root, document, pictures))
    if (mending.mended !== undefined || mending.refusal !== undefined)
      mendings.push({ file: document.file, bytes, ...mending })
    shown.push(...document.pictures.map((picture) => posix.join(document.folder, picture)))
  }
  for (const file of [...shown, ...served]) {
    if (!('private' in (await pictures(posix.join(root, file))))) continue
    const bytes = await files.read(file)
    const cleaned = await clean(bytes)
    if (cleaned === undefined) continue
    const isClean = (await clean(cleaned.bytes)) === undefined
    mendings.push({ file, bytes, ...(isClean ? { cleaned } : { refusal: staysPrivate }) })
  }
  return mendings
}

const staysPrivate: Mending['refusal'] = { kind: 'stays', rules: ['picture/private'] }
