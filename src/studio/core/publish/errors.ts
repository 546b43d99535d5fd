import { contentFiles } from '../../../check/files.ts'
import { formatFinding } from '../../../check/present.ts'
import { rules } from '../../../check/rules/index.ts'
import { format } from '../../../model/message/format.ts'
import { textIn } from '../../../util/disk/disk.ts'
import type { LeftDocument } from '../../protocol.ts'
import { hasErrors } from '../../words/publish.json'
import { readableDisk } from '../access/files.ts'
import type { CurrentDraft } from '../draft.ts'
import { overlaidFiles, overlaidPictures, type ReplacedFiles, withReplacedFiles } from '../overlay.ts'
import { ownerOf } from '../owners.ts'
import { kindOfFile } from '../parsed-document.ts'
import type { Project } from '../project.ts'
import { Refusal } from '../refusal.ts'
import { titleOf } from '../summaries.ts'
import { withoutLeftOut } from './left-out.ts'

/** An error that content would have: the document to which its file belongs, and a sentence that names the document. */
type ContentError = { file: string; sentence: string }

/** Drafts that bring no error into the published content, and drafts that would, each with the reason. */
type Parted = { fine: CurrentDraft[]; left: [draft: CurrentDraft, why: LeftDocument['why']][] }

/**
 * Separates drafts that would bring a new error into the published content. A removal may cause an error in documents
 * that link to it.
 *
 * @param sentBefore other drafts that are published along
 * @param differing the files in which the published content differs from the project's files
 * @throws a Refusal where an error comes from none of the drafts
 */
export async function partByErrors(
  project: Project,
  all: readonly CurrentDraft[],
  { sentBefore, differing }: { sentBefore: readonly CurrentDraft[]; differing(): Promise<ReplacedFiles> },
): Promise<Parted> {
  const errorsOf = (some: readonly CurrentDraft[]) => errorsWith(project, [...some, ...sentBefore], new Map())
  const parted: Parted = { fine: [...all], left: [] }
  let existing: Set<string> | undefined
  for (;;) {
    const errors = await errorsOf(parted.fine)
    if (errors.length > 0)
      existing ??= new Set((await errorsWith(project, [], await differing())).map(({ sentence }) => sentence))
    const added = errors.filter(({ sentence }) => !existing?.has(sentence))
    if (added.length === 0) return parted
    const own = parted.fine.filter(({ file }) => added.some((error) => error.file === file))
    const wrong = own.length > 0 ? own : await causesOf(added, parted.fine, errorsOf)
    if (wrong.length === 0) {
      const [{ file = '', sentence = '' } = {}] = added
      throw new Refusal(422, sentence, kindOfFile(file) && file)
    }
    for (const draft of wrong) parted.left.push([draft, draft.isDeleted ? 'links' : 'errors'])
    parted.fine = parted.fine.filter((draft) => !wrong.includes(draft))
  }
}

/** The errors that the project's published content would have with some drafts and other files. */
async function errorsWith(
  { disk, root, drafts, services, check }: Project,
  some: readonly CurrentDraft[],
  other: ReplacedFiles,
): Promise<ContentError[]> {
  const { storedPath } = drafts
  const published = withReplacedFiles(contentFiles(disk), other)
  const files = overlaidFiles(withoutLeftOut(published), { storedPath, all: () => [...some] })
  const pictures = overlaidPictures(services.pictures, { storedPath }, root)
  const { findings } = await check(files, async (path) => {
    return other.has(path.slice(root.length + 1)) ? unseen(path) : await pictures(path)
  })
  const errors = findings.filter(({ rule }) => rules[rule].severity === 'error')
  return errors.map((found) => {
    const file = ownerOf(found.place.source.file)
    const title = titleOf(file, textIn(readableDisk(disk), file) ?? '', file)
    return { file, sentence: format(hasErrors, { title, sentence: formatFinding(found).message }) }
  })
}

/** The drafts that cause some errors of other documents, such as the removal of a linked document. */
async function causesOf(
  errors: readonly ContentError[],
  chosen: readonly CurrentDraft[],
  errorsOf: (some: readonly CurrentDraft[]) => Promise<ContentError[]>,
): Promise<CurrentDraft[]> {
  const causes: CurrentDraft[] = []
  for (const draft of chosen) {
    const left = await errorsOf(chosen.filter((one) => one !== draft))
    const isCause = errors.some(({ sentence }) => left.every((other) => other.sentence !== sentence))
    if (isCause) causes.push(draft)
  }
  return causes
}

/** Assumed facts of a picture that is not on the disk. The picture was checked before its publication. */
function unseen(path: string) {
  return { hash: path, digest: path, width: 1200, height: 800, tone: 0, format: 'jpeg' as const }
}
