import { contentFiles } from '../../../check/files.ts'
import { rules } from '../../../check/rules/index.ts'
import { textIn } from '../../../util/disk/disk.ts'
import { createLimit, type Limit } from '../../../util/limit.ts'
import type { Changes, DraftChange, LeftDocument, Published } from '../../protocol.ts'
import { refusals } from '../../words/core.json'
import { zip as words } from '../../words/publish.json'
import { readableDisk } from '../access/files.ts'
import type { CurrentDraft, Sent } from '../draft.ts'
import { overlaidFiles } from '../overlay.ts'
import { beside, ownerOf, picturesIn } from '../owners.ts'
import type { Given, Project } from '../project.ts'
import { Refusal } from '../refusal.ts'
import { titleOf } from '../summaries.ts'
import { partByErrors } from './errors.ts'
import { describeDraft, publicationOf } from './publication.ts'
import type { Publisher, Sending, WaitingFile } from './publisher.ts'

/** Packs changed files into a `.zip`. */
export type Pack = (
  files: ReadonlyMap<string, WaitingFile>,
  drafts: readonly CurrentDraft[],
) => Promise<Uint8Array>

/** The parts of a studio that publishing needs. */
type PublishingOptions = {
  publisher: Publisher
  pack: Pack
  mutex: Limit
  /** Renames new documents whose paths others have published, and deletes drafts that are published. */
  settle(): Promise<void>
}

/** The calls that publish drafts, whatever the place to which they are published. */
export function createPublishing(project: Project, options: PublishingOptions) {
  const { publisher, mutex } = options
  const { drafts } = project
  /** Only one call runs at a time, because two windows may publish at once. */
  const alone = createLimit(1)

  const inConflict = () => drafts.all().flatMap((draft) => (draft.conflict ? leftOut(draft, 'conflict') : []))

  async function publish(given: Given): Promise<Published> {
    const files = readFiles(given.files)
    const before = inConflict()
    const ended = await publisher.pull(given)
    if (ended) return { ...ended, left: [] }
    const { left: own, ...sending } = await mutex(async () => {
      const prepared = await prepare(project, options, files, 'host')
      await publisher.write?.(prepared.chosen)
      return prepared
    })
    const isSent = own.length === 0 || sending.chosen.length > 0 || (await publisher.waiting()).size > 0
    const outcome = isSent ? await publisher.send(sending) : { done: 'nothing' as const }
    // An unpublished document of the folder may conflict with the pulled content.
    const listed = new Set([...before, ...own].map(({ file }) => file))
    const left = [...own, ...inConflict().filter(({ file }) => !listed.has(file))]
    return { ...outcome, left }
  }

  return {
    async changes(): Promise<Changes> {
      const { proposed, ...state } = await publisher.state()
      return await mutex(async () => {
        const all = drafts.all().filter(({ isPublished }) => !isPublished)
        const sent = all.filter(({ isSent }) => isSent).map(({ file }) => file)
        const documents = await describeAll(
          project,
          all.filter(({ isSent }) => !isSent),
        )
        const unsent = state.pending.filter((one) => one.state === 'new').map(({ file }) => file)
        return {
          ...state,
          // A new document that is in the folder is new at the remote, also with a further draft.
          documents: documents.map((one) =>
            one.state === 'changed' && unsent.includes(one.file) ? { ...one, state: 'new' } : one,
          ),
          proposed: [...new Set([...sent, ...proposed])],
        }
      })
    },
    publish: (given: Given) => alone(() => publish(given)),
    ...createZip(project, options),
  }
}

/** The calls that send drafts by hand. */
function createZip(project: Project, options: PublishingOptions) {
  const { publisher, pack, mutex } = options
  const { disk, drafts } = project
  /** The drafts of the last `.zip`, in the version that it has. */
  let packed: readonly CurrentDraft[] | undefined
  return {
    async zip(asked: readonly string[]): Promise<Uint8Array> {
      const waiting = await publisher.waiting()
      return await mutex(async () => {
        const { chosen } = await prepare(project, options, readFiles(asked))
        const own = new Map<string, WaitingFile>()
        const add = (file: string, now: Uint8Array | undefined) =>
          own.set(file, { now, before: waiting.has(file) ? waiting.get(file)?.before : disk.read(file) })
        // A document that is reverted replaces the version of it that was sent.
        for (const { file, text, isDeleted } of chosen)
          add(file, isDeleted ? undefined : new TextEncoder().encode(text))
        for (const file of chosen.flatMap((draft) => picturesBack(project, draft)))
          own.set(file, { now: disk.read(file), before: undefined })
        for (const [file, { data }] of await publicationOf(chosen, { disk, drafts })) add(file, data)
        const archive = await pack(new Map([...waiting, ...own]), chosen)
        packed = chosen
        return archive
      })
    },
    async markSent(): Promise<Published> {
      const sent = packed
      if (sent === undefined) throw new Refusal(409, words.notPacked)
      await mutex(async () => {
        for (const draft of sent) await drafts.markSent(draft, { by: 'zip' })
      })
      return { done: 'marked', left: [] }
    },
  }
}

/**
 * The requested drafts that can be published, and the drafts that are left out.
 *
 * @param by how the other drafts, which are published along, were sent
 */
async function prepare(
  project: Project,
  { publisher, settle }: PublishingOptions,
  asking: readonly string[],
  by?: Sent['by'],
): Promise<Sending & { left: LeftDocument[] }> {
  const { drafts } = project
  await settle()
  const files = asking.map(drafts.draftPath)
  const asked = drafts.all().filter(({ file, isPublished }) => files.includes(file) && !isPublished)
  const whole = asked.filter(({ conflict }) => conflict === undefined)
  const sentBefore = drafts.sentBefore(by).filter(({ file }) => !whole.some((one) => one.file === file))
  const { differing } = publisher
  const { fine, left } = await partByErrors(project, whole, { sentBefore, differing })
  const reasons = new Map(left)
  const others = asked
    .filter((draft) => !fine.includes(draft))
    .map((draft) => leftOut(draft, draft.conflict ? 'conflict' : (reasons.get(draft) ?? 'errors')))
  return { chosen: fine, sentBefore, left: others }
}

function leftOut({ file, text }: CurrentDraft, why: LeftDocument['why']): LeftDocument {
  return { file, title: titleOf(file, text, ''), why }
}

/** Drafts as entries of the list, with what keeps them from being published. */
async function describeAll(project: Project, all: readonly CurrentDraft[]): Promise<DraftChange[]> {
  const { disk, drafts } = project
  const wrong = await errorsIn(project, drafts.all())
  /** The documents with the errors of a draft, one entry for each error. A removal causes errors in other documents. */
  async function errorsOf({ file, isDeleted }: CurrentDraft): Promise<string[]> {
    if (!isDeleted) return wrong.filter((owner) => owner === file)
    const before = await errorsIn(
      project,
      drafts.all().filter((other) => other.file !== file),
    )
    const countBefore = (owner: string) => before.filter((one) => one === owner).length
    return [...new Set(wrong)].flatMap((owner) =>
      wrong.filter((one) => one === owner).slice(countBefore(owner)),
    )
  }
  const nameOf = (file: string) => {
    const text = drafts.get(file)?.text ?? textIn(readableDisk(disk), file) ?? ''
    return { file, title: titleOf(file, text, '') }
  }
  const described: DraftChange[] = []
  for (const draft of all) {
    const [owners, hasConflict] = [await errorsOf(draft), draft.conflict !== undefined]
    const links = draft.isDeleted && owners.length > 0 && { links: [...new Set(owners)].map(nameOf) }
    described.push({
      ...describeDraft(draft, { disk, drafts }),
      errors: owners.length,
      hasConflict,
      ...links,
    })
  }
  return described
}

/** The documents that have errors once some drafts are published, one entry an error. */
async function errorsIn({ disk, drafts, check }: Project, some: readonly CurrentDraft[]): Promise<string[]> {
  const files = overlaidFiles(contentFiles(readableDisk(disk)), { ...drafts, all: () => [...some] })
  const { findings } = await check(files)
  const errors = findings.filter(({ rule }) => rules[rule].severity === 'error')
  return errors.map(({ place }) => ownerOf(place.source.file))
}

/**
 * The pictures of a document that stays although its removal was sent. A receiver that has removed the document needs
 * them again.
 */
function picturesBack({ disk }: Project, { file, isDeleted, draft }: CurrentDraft): string[] {
  if (draft.sent?.text !== null || isDeleted) return []
  return picturesIn(disk, file).map((name) => beside(file, name))
}

function readFiles(files: unknown): readonly string[] {
  const areNames = Array.isArray(files) && files.every((file) => typeof file === 'string')
  if (!areNames) throw new Refusal(400, refusals.malformed)
  return files
}
