import type { Calls, OpenDocument } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { decodeText, expectDocument } from './access/files.ts'
import { readOperation } from './access/read-operation.ts'
import { newPathOf } from './create.ts'
import type { Draft } from './draft.ts'
import type { Problem } from './forms/problems.ts'
import { withDerived } from './merge-file.ts'
import { createOperations } from './operations.ts'
import { beside } from './owners.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import type { Given, OpenFile, Project } from './project.ts'
import type { Publisher } from './publish/publisher.ts'
import { rebase } from './rebase.ts'
import { Refusal } from './refusal.ts'
import { bringLastBack } from './trash.ts'

/** The calls that write a draft. */
export function createWriting(
  project: Project,
  studio: {
    problemsIn(parsed: ParsedDocument): Promise<Problem[]>
    show(file: unknown): Promise<OpenDocument>
  },
  publisher: Pick<Publisher, 'removed'>,
) {
  const { find, drafts } = project
  const { show } = studio
  const keeping = createKeeping(project, show)
  const { openAt, keep } = keeping
  const discard = createDiscard(project, show)
  const { endRemoval, endConflict } = createEndings(project, { ...keeping, discard, show }, publisher)
  const { textAfter, allAfter } = createOperations(project, studio.problemsIn)

  async function edit(given: Given): Promise<OpenDocument> {
    const opened = await openAt(given)
    return await keep(opened, await textAfter(opened, readOperation(given.operation)))
  }

  async function merge(given: Given): Promise<Calls['merge']['response']> {
    const { seen, lost = [], operations, chosen } = given
    if (typeof seen !== 'string' || !Array.isArray(lost) || !Array.isArray(operations))
      throw new Refusal(400, words.malformed)
    const found = find(given.file, given)
    const { file, text, revision } = found
    const begun = (await allAfter(file, seen, lost)).text
    const ours = await allAfter(file, begun, operations)
    /** The current text; for a removed document the text that a restoration would bring back. */
    const there = text ?? drafts.get(file)?.text
    // If that text already has all changes of the lost operations, the core has applied them.
    const redone = rebase(file, { base: seen, ours: begun, theirs: there })
    const base = redone.conflict || redone.text !== there ? seen : begun
    const onThere = rebase(file, { base, ours: ours.text, theirs: there })
    const own = onThere.text ?? ours.text
    const rebased = text === undefined ? rebase(file, { base, ours: own, theirs: text }) : onThere
    if (rebased.conflict && (given.revision !== revision || typeof chosen !== 'string'))
      return { conflict: rebased.conflict, revision }
    const next = rebased.text ?? withDerived(file, String(chosen))
    const document = found.text === undefined ? await endRemoval(file, own, next) : await keep(found, next)
    if (document === undefined) return { gone: true }
    return { document, ours: { text: ours.text, values: ours.values, body: ours.body } }
  }

  return { openAt, edit, merge, resolve: endConflict, discard }
}

/** Ends conflicts, and removals of documents in which others write. */
function createEndings(
  project: Project,
  {
    openAt,
    keep,
    discard,
    show,
  }: ReturnType<typeof createKeeping> & {
    discard: ReturnType<typeof createDiscard>
    show(file: unknown): Promise<OpenDocument>
  },
  publisher: Pick<Publisher, 'removed'>,
) {
  const { readThere, drafts, disk, onChange } = project

  /**
   * Ends the removal of a document in which a window has written `ours`. The document comes back with the chosen text.
   * If the chosen text is empty, the document stays removed, and the trash gets `ours`.
   */
  async function endRemoval(file: string, ours: string, chosen: string): Promise<OpenDocument | undefined> {
    const removal = drafts.get(file)
    const begun = { file, base: '', original: '' }
    if (chosen === '') {
      await drafts.write({ ...begun, ...removal, text: ours })
      if (removal === undefined) await drafts.discard(file)
      onChange()
      return undefined
    }
    if (removal === undefined) await bringLastBack(project, file)
    const draft = drafts.get(file) ?? { ...begun, isRestored: true }
    await keep({ ...draft, ...(removal && back), isDraft: false }, chosen)
    return await bringPictures(file)
  }

  /**
   * Ends a conflict. The chosen text becomes the draft on the published file that the editor has seen. If the file was
   * removed, an empty text accepts the removal, and any other text creates the file again.
   */
  async function endConflict(given: Given): Promise<OpenDocument | { gone: true }> {
    const opened = await openAt(given)
    const { file, published } = opened
    const { text } = given
    if (typeof text !== 'string') throw new Refusal(400, words.malformed)
    if (given.published !== published) throw new Refusal(412, words.otherRevision)
    const { bytes } = readThere(file)
    if (bytes === undefined && text === '') return await discard(given)
    // A document that others have removed becomes a new document.
    const on = bytes
      ? { base: published, original: decodeText(bytes) }
      : { base: '', original: '', isRestored: true }
    const document = await keep({ ...opened, ...on }, withDerived(file, text))
    return bytes ? document : await bringPictures(document.file)
  }

  /**
   * Adds the pictures that were removed with a document, and that its text shows, to its draft. It finds those that the
   * history has.
   */
  async function bringPictures(file: string): Promise<OpenDocument> {
    const draft = drafts.get(file)
    const names = draft?.text.match(/[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\.(?:jpe?g|png|webp|avif|svg)/gu) ?? []
    for (const name of new Set(names)) {
      const picture = beside(file, name)
      const isThere = disk.entryKind(drafts.storedPath(picture)) !== undefined
      const bytes = isThere ? undefined : await publisher.removed?.(picture)
      if (draft && bytes) await drafts.write(draft, { name, bytes })
    }
    return await show(file)
  }

  return { endRemoval, endConflict }
}

/** The marks of a removal that ends because an editor writes in the document. */
const back = { isDeleted: false, isRestored: true }

/** Keeps what calls write as drafts. */
function createKeeping(project: Project, show: (file: unknown) => Promise<OpenDocument>) {
  const { drafts, find, open, onChange } = project

  /** Opens the document of a call. Refuses the call if it was made on another text of the document. */
  async function openAt(given: Given): Promise<OpenFile> {
    // The window then asks for a merge, and gets the conflict of its text with the removal.
    const isRemoved = given.operation !== undefined && find(given.file, given).text === undefined
    if (isRemoved) throw new Refusal(412, words.otherRevision)
    const opened = await open(given.file, given)
    if (given.revision !== opened.revision) throw new Refusal(412, words.otherRevision)
    return opened
  }

  /** Keeps a new text of a document as its draft. A document that was never published moves if its year changes. */
  async function keep(
    opened: Omit<Draft, 'text' | 'pictures'> & { isDraft: boolean },
    text: string,
  ): Promise<OpenDocument> {
    const { file, base, isDraft } = opened
    await drafts.write({ ...opened, text })
    const hasEnded = await drafts.endPublished()
    const to = base === '' && !hasEnded ? newPathOf(readDocument(file, text), project) : undefined
    if (to !== undefined) await drafts.move(file, to)
    onChange(isDraft && !hasEnded && to === undefined ? file : undefined)
    return await show(file)
  }

  return { openAt, keep }
}

/** Discards a draft. If it was sent, the draft stays until the next publishing reverts the sent version. */
function createDiscard(
  { drafts, readThere, onChange }: Project,
  show: (file: unknown) => Promise<OpenDocument>,
): (given: Given) => Promise<OpenDocument | { gone: true }> {
  return async (given) => {
    const file = drafts.currentPath(expectDocument(given.file))
    const draft = drafts.get(file)
    const { bytes, digest: base } = readThere(file)
    if (draft?.draft.sent !== undefined)
      await drafts.write(
        bytes
          ? { file, text: decodeText(bytes), base, original: decodeText(bytes) }
          : { ...draft, isDeleted: true },
      )
    // The draft of a document that is not published is the only copy of it, and goes to the trash.
    else if (draft && bytes === undefined) await drafts.discard(file)
    else await drafts.remove(file)
    await drafts.endPublished()
    onChange()
    return bytes ? await show(file) : { gone: true }
  }
}
