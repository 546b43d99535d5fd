import { createLimit } from '../../util/limit.ts'
import type { Calls } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { createComparing } from './comparing.ts'
import { createBeginning, freePath } from './create.ts'
import { createPhotos } from './photos.ts'
import { type Given, openProject, type Project, type ProjectOptions } from './project.ts'
import type { Publisher, PublisherOptions } from './publish/publisher.ts'
import { createPublishing, type Pack } from './publish/publishing.ts'
import type { Versions } from './publish/versions.ts'
import { Refusal } from './refusal.ts'
import { createRemoval } from './remove.ts'
import { createShowing } from './showing.ts'
import type { StoredPicture, Upload } from './stored-picture.ts'
import { fixedTargets, listDocuments, targetsIn } from './summaries.ts'
import { createTrash } from './trash.ts'
import { createWriting } from './writing.ts'

/** An open studio: it answers the calls of the protocol, one at a time. */
export type Studio = Awaited<ReturnType<typeof createStudio>>

/** The options of {@link createStudio}. */
export type StudioOptions = ProjectOptions & {
  /** The base of the site's addresses. */
  base: string
  /** Reads files again that other programs may have changed. */
  refresh?(): Promise<void>
  /** Converts an uploaded file to the picture that is stored. */
  prepare(upload: Upload): Promise<StoredPicture>
  /** Absent where the project has no history. */
  versions?: Versions
  /** Opens the place to which drafts are published. */
  publisher(given: PublisherOptions): Publisher
  pack: Pack
}

/** Opens a studio on a project: its documents and its drafts. */
export async function createStudio(options: StudioOptions) {
  const project = openProject(options)
  const settle = async () => {
    await options.refresh?.()
    await settleDrafts(project)
  }
  /** Runs one call at a time, so that each call finds the whole result of the call before it. */
  const mutex = createLimit(1)
  /** Runs work that writes the project, as a call does. No call sees a part of its result. */
  async function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return await mutex(async () => {
      await settle()
      return await work()
    })
  }

  const { pack, versions, base } = options
  const publisher = options.publisher({ ...project, mutex })
  const { zip, ...publishing } = createPublishing(project, { publisher, pack, mutex, settle })
  const showing = createShowing(project, base)
  const { show, addressOf } = showing
  const { openAt, ...writing } = createWriting(project, showing, publisher)
  const { pictureInTrash, ...trash } = createTrash(project, addressOf)
  const photos = createPhotos(project, { openAt, show, pictureInTrash, prepare: options.prepare })

  const calls: { [Name in keyof Calls]: (given: Given) => Promise<Calls[Name]['response']> } = {
    documents: async () => ({ documents: await listDocuments(project, addressOf) }),
    open: async (given) => await show(given.file, given),
    ...writing,
    ...createBeginning(project, showing),
    ...createComparing(project, { publisher, versions, mutex }),
    ...createRemoval(project),
    ...trash,
    async account() {
      if (publisher.account === undefined) throw new Refusal(404, words.unknownCall)
      return await publisher.account()
    },
    ...publishing,
    targets: async () => ({ targets: [...fixedTargets, ...(await project.readAll()).flatMap(targetsIn)] }),
  }

  async function call<Name extends keyof Calls>(name: Name, given: Given): Promise<Calls[Name]['response']> {
    const answer = calls[name]
    if (!slow.includes(name)) return await exclusively(() => answer(given))
    // Another call may be reading the changing files.
    await mutex(async () => await options.refresh?.())
    return await answer(given)
  }

  return {
    call,
    /** Whether a received name is the name of a call. */
    isCall: (name: string): name is keyof Calls => Object.hasOwn(calls, name),
    project,
    exclusively,
    zip,
    upload: (given: Given, bytes: Uint8Array) => exclusively(() => photos.upload(given, bytes)),
    picture: photos.picture,
  }
}

/** Renames new documents whose paths others have published meanwhile, and deletes drafts that are published. */
async function settleDrafts(project: Project): Promise<void> {
  const { drafts, onChange } = project
  const taken = drafts.all().filter(({ isTaken }) => isTaken)
  for (const { file } of taken) await drafts.move(file, freePath(file.slice('content/'.length), project))
  const hasEnded = await drafts.endPublished()
  if (hasEnded || taken.length > 0) onChange()
}

/** Calls that wait for Git or for a host. They take the mutex only to read or write the project. */
const slow = ['account', 'changes', 'publish', 'markSent', 'versions', 'version', 'difference']
