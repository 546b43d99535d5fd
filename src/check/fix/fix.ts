import * as posix from '../../util/posix.ts'
import { readPictureFacts } from '../check-documents.ts'
import { collect } from '../collect/collect.ts'
import { checkDocument } from '../documents/check.ts'
import type { FoundDocument } from '../documents/kinds.ts'
import { decodeSource } from '../encoding/decode.ts'
import { filesOnDisk } from '../files-on-disk.ts'
import type { FixRefusal } from '../output/languages.ts'
import { type Cleaned, type FolderPictures, isPictureFile, type PictureFacts } from '../pictures/pictures.ts'
import { certainEdits, compareText, type Finding } from '../problem.ts'
import { type Rule, rules } from '../rules/index.ts'
import { applyEdits } from '../source.ts'

/** A document in which every mistake with one right answer is fixed. */
export type FixedDocument = {
  /** The text before and after, with `\n` as line endings and without a byte-order mark. */
  before: string
  after: string
  /** Whether a byte-order mark, or line endings other than `\n`, are removed. */
  byteOrderMark: boolean
  lineEnds: boolean
  /** Number of problems fixed. */
  count: number
}

/** The fix for a document, if there is one, and the reason why other mistakes are left to the editor. */
type Fix = { fixed?: FixedDocument; refusal?: FixRefusal }

/**
 * The maximum number of rounds of fixing. A fix may reveal another problem, for example a misspelt picture after its
 * name is quoted.
 */
const mostRounds = 5

/**
 * Fixes the mistakes with one right answer. The fix counts only if afterwards the fixed problems are gone and the
 * document has no new problem; otherwise only the encoding is fixed.
 */
export function fixDocument(document: FoundDocument, bytes: Uint8Array, pictures: FolderPictures): Fix {
  const check = (text: Uint8Array) => checkDocument(document, text, pictures).findings
  const findings = check(bytes)
  // The intended encoding is unknown.
  if (findings.some(({ rule }) => rule === 'encoding/not-utf-8' || rule === 'encoding/utf-16')) return {}
  const before = decodeSource(document.file, bytes).value?.text
  if (before === undefined) return {}
  const all = tryFix(before, findings, check, () => true)
  if (all.refusal === undefined) return all
  return { ...tryFix(before, findings, check, ({ rule }) => rule.startsWith('encoding/')), ...all }
}

/** Applies the certain edits of the wanted findings, checks the new text, and repeats this with the new findings. */
function tryFix(
  before: string,
  found: readonly Finding[],
  check: (bytes: Uint8Array) => Finding[],
  isWanted: (found: Finding) => boolean,
): Fix {
  let after = before
  let findings = found
  let fixes = found.filter(isWanted).filter(({ certain }) => certain)
  for (let round = 0; round < mostRounds && fixes.length > 0; round++) {
    after = applyEdits(after, certainEdits(fixes))
    findings = check(new TextEncoder().encode(after))
    fixes = findings.filter(isWanted).filter(({ certain }) => certain)
  }
  const mistakes = findings.filter(isMistake)
  const counts = countRules(found)
  const revealed = [...countRules(mistakes)].filter(([rule, count]) => count > (counts.get(rule) ?? 0))
  if (revealed.length > 0)
    return { refusal: { kind: 'reveals', rules: sorted(revealed.map(([rule]) => rule)) } }
  if (fixes.length > 0) return { refusal: { kind: 'stays', rules: sorted(fixes.map(({ rule }) => rule)) } }
  const count = found.filter(isMistake).length - mistakes.length
  if (count === 0) return {}
  const byteOrderMark = counts.has('encoding/byte-order-mark')
  return { fixed: { before, after, byteOrderMark, lineEnds: counts.has('encoding/line-endings'), count } }
}

/**
 * Whether a fix may have caused a new finding. Placeholders, unused pictures and private metadata were there before,
 * and only the check of a fixed document reports them.
 */
function isMistake({ rule }: Finding): boolean {
  return !rules[rule].stopsRelease && rule !== 'picture/unused' && rule !== 'picture/private'
}

function countRules(findings: readonly Finding[]): Map<Rule, number> {
  const counts = new Map<Rule, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return counts
}

function sorted(names: readonly Rule[]): Rule[] {
  return [...new Set(names)].sort(compareText)
}

/** The fix for a file, and the bytes to which it applies; for a picture, its cleaned bytes. */
export type ContentFix = Fix & { file: string; bytes: Uint8Array; cleaned?: Cleaned }

/**
 * Computes the fixes for documents below `content/`, in the order of their paths, and for pictures; writes nothing.
 *
 * @param options.clean removes private metadata from a picture file
 */
export async function fixContent(options: {
  root: string
  pictures: PictureFacts
  clean: (bytes: Uint8Array) => Promise<Cleaned | undefined>
}): Promise<ContentFix[]> {
  const { root, pictures, clean } = options
  const files = filesOnDisk(root)
  const { documents } = await collect(files)
  const fixes: ContentFix[] = []
  for (const document of documents) {
    const bytes = await files.read(document.file)
    const fix = fixDocument(document, bytes, await readPictureFacts(root, document, pictures))
    if (fix.fixed !== undefined || fix.refusal !== undefined)
      fixes.push({ file: document.file, bytes, ...fix })
  }
  const shown = documents.flatMap((document) =>
    document.pictures.map((picture) => posix.join(document.folder, picture)),
  )
  const served = (await files.list('public')).files.filter(isPictureFile).map((name) => `public/${name}`)
  for (const file of [...shown, ...served]) {
    if (!('private' in (await pictures(posix.join(root, file))))) continue
    const bytes = await files.read(file)
    const cleaned = await clean(bytes)
    if (cleaned === undefined) continue
    const isClean = (await clean(cleaned.bytes)) === undefined
    const refusal: FixRefusal = { kind: 'stays', rules: ['picture/private'] }
    fixes.push({ file, bytes, ...(isClean ? { cleaned } : { refusal }) })
  }
  return fixes
}
