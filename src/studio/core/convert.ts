import { z } from 'zod'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { readDisk } from './access/files.ts'
import type { ProposalBranch } from './draft.ts'
import { draftsFolder, openFolder, trashFolder } from './draft-files.ts'
import { decodeLoosely } from './publish/texts.ts'
import { freeEntry } from './trash-entry.ts'

/** A file of a plan: the digests of its old and of its new bytes; `''` for no file. */
const plannedWriteSchema = z.object({ file: z.string(), before: z.string(), after: z.string() })

/**
 * The plan of a save or a deletion of the former studio, with the old bytes of its files beside it, by their digests.
 * `kept` is the folder for a completed plan; with `forgets` the plan is deleted instead.
 */
const planSchema = z.object({
  document: z.string(),
  steps: z.array(plannedWriteSchema),
  kept: z.string(),
  forgets: z.boolean().optional(),
})

type PlannedWrite = z.infer<typeof plannedWriteSchema>
type Plan = z.infer<typeof planSchema>

/** The parts of the former studio's drafts that are converted. */
const formerDraftSchema = z.looseObject({
  base: z.string().optional(),
  original: z.string().optional(),
  sent: z.looseObject({ by: z.string(), proposal: z.unknown().optional() }).optional(),
})

/** Where the former studio kept the progress of the last proposal. */
export const proposalFile = `${draftsFolder}/proposal.json`

const progressSchema = z.object({
  branch: z.object({ name: z.string(), id: z.string(), base: z.string() }).optional(),
  closed: z.string().optional(),
})

/** The branch in the progress of a proposal, in the text of its file; undefined where there is none. */
export function proposalIn(written: string): ProposalBranch | undefined {
  const { branch } = progressSchema.parse(JSON.parse(written || '{}'))
  return branch && { branch: branch.name, commit: branch.id, base: branch.base }
}

/**
 * Converts, once, the folder of drafts of the former studio. Its drafts had their originals in separate files; its
 * deletions and saves were plans. A file is removed only after its conversion is written.
 */
export async function convertFormer(disk: Disk): Promise<void> {
  const foldersIn = (name: string) =>
    disk.list(`${draftsFolder}/${name}`).map((entry) => `${draftsFolder}/${name}/${entry.name}`)
  for (const folder of foldersIn('journal')) await attempt(() => endPlan(disk, folder))
  for (const folder of [...foldersIn('open'), ...foldersIn('trash')])
    await attempt(() => convertDraft(disk, folder))
  for (const folder of foldersIn('trash')) await attempt(() => convertPlan(disk, folder, { isDeleted: true }))
  for (const folder of foldersIn('undo')) await attempt(() => convertSave(disk, folder))
  await attempt(() => convertProposal(disk))
  for (const name of ['sent', 'pause']) await attempt(() => disk.remove(`${draftsFolder}/${name}.json`))
}

/** Moves the progress of the last proposal from its file into the drafts that were sent with it. */
async function convertProposal(disk: Disk): Promise<void> {
  const written = textIn(disk, proposalFile) ?? ''
  const proposal = proposalIn(written)
  const { closed } = progressSchema.parse(JSON.parse(written || '{}'))
  for (const { name } of disk.list(openFolder)) {
    const draft = readUndamaged(disk, `${openFolder}/${name}/draft.json`)
    const { sent } = draft ?? {}
    // Without a branch the studio does not know where the draft was sent, so the editor sends it again.
    const isFormer = sent?.by === 'host' && sent.proposal === undefined
    if (draft === undefined || (!isFormer && closed === undefined)) continue
    const marks = isFormer ? { sent: proposal && { ...sent, proposal } } : { closed }
    await disk.write(`${openFolder}/${name}/draft.json`, JSON.stringify({ ...draft, ...marks }))
  }
  await disk.remove(proposalFile)
}

/** Ends an interrupted plan. A completed plan moves to its folder; any other plan is rolled back. */
async function endPlan(disk: Disk, folder: string): Promise<void> {
  const done = readPlan(disk, folder, 'done')
  const target = done && `${draftsFolder}/${done.kept}`
  if (target && done.forgets) await disk.remove(target)
  else if (target) return await disk.move(folder, freeEntry(disk, target))
  else await takeBack(disk, folder, readPlan(disk, folder, 'plan')?.steps ?? [])
  await disk.remove(folder)
}

/** Restores the old bytes of each file that a plan has written, unless another program has changed the file since. */
async function takeBack(disk: Disk, folder: string, steps: readonly PlannedWrite[]): Promise<void> {
  for (const { file, before, after } of steps.toReversed()) {
    const bytes = disk.read(`${folder}/${before}`)
    if (readDisk(disk, file).digest !== after) continue
    if (bytes) await disk.write(file, bytes)
    else await disk.remove(file)
    if (!bytes) await disk.removeEmpty(posix.dirname(file))
  }
}

/**
 * Writes the original of a draft into its file. After an interruption the original may not match the draft's base; it
 * is then empty.
 */
async function convertDraft(disk: Disk, folder: string): Promise<void> {
  const draft = readJson(disk, `${folder}/draft.json`, formerDraftSchema)
  if (draft === undefined || draft.original !== undefined) return
  const found = textIn(disk, `${folder}/original`) ?? ''
  const original = sha256(found, 64) === draft.base ? found : ''
  await disk.write(`${folder}/draft.json`, JSON.stringify({ ...draft, original }))
  await disk.remove(`${folder}/original`)
}

/**
 * Turns the plan of a save into the former version of its document. The conversion starts in the plan's own folder, so
 * that it stays one entry.
 */
async function convertSave(disk: Disk, folder: string): Promise<void> {
  const isPlan = readPlan(disk, folder, 'done') !== undefined
  await convertPlan(disk, folder, { isFormer: true })
  if (disk.entryKind(`${folder}/draft.json`) === undefined) {
    // The save of a new document replaced nothing.
    if (isPlan) await disk.remove(folder)
    return
  }
  const others = disk.list(folder).filter(({ name }) => !['draft.json', 'pictures'].includes(name))
  for (const { name } of others) await disk.remove(`${folder}/${name}`)
  await disk.move(folder, freeEntry(disk, `${trashFolder}/former-${posix.basename(folder)}`))
}

/** Makes an entry of the trash from the files that a plan has replaced, in the folder of the plan. */
async function convertPlan(disk: Disk, folder: string, marks: object): Promise<void> {
  const plan = readPlan(disk, folder, 'done')
  const before = plan?.steps.find(({ file }) => file === plan.document)?.before
  const text = before ? disk.read(`${folder}/${before}`) : undefined
  if (plan === undefined || text === undefined) return
  const gone = plan.steps.filter(
    (step) => isPictureFile(step.file) && step.before !== '' && step.after === '',
  )
  for (const step of gone) {
    const bytes = disk.read(`${folder}/${step.before}`)
    if (bytes) await disk.write(`${folder}/pictures/${posix.basename(step.file)}`, bytes)
  }
  const pictures = gone.map(({ file }) => file)
  const entry = { file: plan.document, text: decodeLoosely(text), base: '', original: '', pictures, ...marks }
  await disk.write(`${folder}/draft.json`, JSON.stringify(entry))
  for (const name of ['done.json', ...[plan.document, ...pictures].map((file) => digestIn(plan, file))])
    await disk.remove(`${folder}/${name}`)
}

function digestIn({ steps }: Plan, file: string): string {
  return steps.find((step) => step.file === file)?.before ?? ''
}

function readPlan(disk: Disk, folder: string, name: 'plan' | 'done'): Plan | undefined {
  return readJson(disk, `${folder}/${name}.json`, planSchema)
}

/** @throws an Error for a file that is not of the schema */
function readJson<Value>(disk: Disk, file: string, schema: z.ZodType<Value>): Value | undefined {
  const written = textIn(disk, file)
  return written === undefined ? undefined : schema.parse(JSON.parse(written))
}

/** A former draft; undefined for a damaged one, which stays as it is. */
function readUndamaged(disk: Disk, file: string): z.infer<typeof formerDraftSchema> | undefined {
  try {
    return readJson(disk, file, formerDraftSchema)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** A plan that cannot be converted, for example in a read-only folder, stays, and does not block the others. */
async function attempt(work: () => Promise<void>): Promise<void> {
  await work().catch(console.error)
}
