import { checkJob, createMemory, forgetFile } from '../../check/check-documents.ts'
import { contentFiles } from '../../check/files.ts'
import { type Facts, isPictureFile, type PictureFacts, type Unusable } from '../../check/pictures/pictures.ts'
import { widthsOf } from '../../model/pictures/widths.ts'
import { compileBody, moduleText } from '../../pipeline/data/content-modules.ts'
import { emitPublished } from '../../pipeline/data/published.ts'
import { filesBelow, textIn } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import { showDrafts } from '../live/showing.ts'
import { beside, draftsFolder, openDrafts } from '../server/drafts.ts'
import { createHandOver } from '../server/publish/hand-over.ts'
import { createStudio, type StudioOptions } from '../server/studio.ts'
import type { Host, Sent } from './host/host.ts'
import { createHostPublisher, hasProposal } from './host/publisher.ts'
import { versionsAt } from './host/versions.ts'
import { digestIn, filesOf, idsBy, type PublishedContent } from './published.ts'
import { openStoredDisk, type Store } from './stored-disk.ts'
import { takePublished } from './take-published.ts'

/** The studio of a browser: the same as on a computer, over the files of a store. */
export type Home = Awaited<ReturnType<typeof openHome>>

const root = '/project'

/**
 * Opens the studio of a browser.
 *
 * @param options.base of the studio's addresses
 * @param options.readFacts tells of a picture that is not published
 */
export async function openHome(options: {
  published: PublishedContent
  store: Store
  base: string
  prepare: StudioOptions['prepare']
  readFacts(bytes: Uint8Array, digest: string): Promise<Facts | Unusable>
  /** Where the content is published from; absent where it is handed over alone. */
  host?: Host | undefined
  /** Told what has gone to it of what is published. */
  onSend?(sent: Sent): void
  /** Told that pages of the site are others. */
  onChange(): void
}) {
  const { published, store, base, prepare, readFacts, onChange, host, onSend = () => undefined } = options
  const stored = await openStoredDisk(filesOf(published), store, new Date(published.at ?? 0))
  const { disk, outdated } = stored
  const drafts = openDrafts(disk)
  // What is proposed stays as it is until the host says what has become of it.
  if (!hasProposal(stored)) await takePublished({ disk, drafts, published: stored.published, outdated })
  const facts = new Map(Object.values(published.others).map(({ digest, facts }) => [digest, facts]))
  const digests = new WeakMap<Uint8Array, string>()
  const records = new Map(Object.entries(published.records ?? {}))

  const pictures: PictureFacts = async (path) => {
    const bytes = disk.read(path.slice(root.length + 1))
    if (bytes === undefined) return { error: 'unreadable' }
    const digest = digestIn(bytes) ?? digests.get(bytes) ?? sha256(bytes, 64)
    digests.set(bytes, digest)
    const known = facts.get(digest)
    if (known) return known
    // Kept, because reading a photograph means to decode it.
    const place = `${draftsFolder}/facts/${digest}.json`
    const kept = textIn(disk, place)
    const read: Facts | Unusable = kept === undefined ? await readFacts(bytes, digest) : JSON.parse(kept)
    if (kept === undefined) await disk.write(place, JSON.stringify(read))
    facts.set(digest, read)
    return read
  }

  const services: StudioOptions['services'] = {
    pictures,
    store: { find: (key) => records.get(key), keep: (key, record) => void records.set(key, record) },
    checker: async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts)),
    history: async () => published.history,
  }

  const show = showDrafts(drafts)
  let memory = createMemory()
  let shown: ReturnType<typeof show> | undefined

  /** Of a published picture there are no bytes here: who has the project copies it. */
  const originals = new Map(Object.entries(published.others).map(([file, { digest }]) => [digest, file]))
  const originalOf = (bytes: Uint8Array) => originals.get(digestIn(bytes) ?? '')
  let takeNew = async (): Promise<unknown> => undefined
  const studio = await createStudio({
    disk,
    root,
    base,
    drafts,
    services,
    prepare,
    ...(host && { versions: versionsAt(host) }),
    publisher(given) {
      const byHand = createHandOver({ ...given, disk, published: stored.published, originalOf })
      if (host === undefined) return byHand
      const idOf = idsBy(published)
      const publisher = createHostPublisher({ ...given, stored, byHand, host, idOf, onSend })
      takeNew = async () => host.isSignedIn() && (await publisher.take({}))
      return publisher
    },
    onChange(file) {
      shown = undefined
      if (file === undefined) memory = createMemory()
      else forgetFile(memory, file)
      onChange()
    },
  })

  return {
    studio,
    /** What has been checked so far, by fingerprint. */
    records: records as ReadonlyMap<string, string>,
    /** Takes what was published since, where nothing is to be chosen and there is a token. */
    takeNew,
    /** The code of a module of content, drafts laid over what was published; undefined for a name that none has. */
    async moduleOf(name: string): Promise<string | undefined> {
      shown ??= show({ root, files: contentFiles(disk), ...services, memory })
      const { content, textOf } = await shown
      const found = content && emitPublished(content).find((one) => one.name === name)
      if (!found) return undefined
      const { body: file } = found
      const body = file === undefined ? undefined : await compileBody(textOf(file) ?? '', file)
      return moduleText({ values: found.values(), ...(body !== undefined && { body }) })
    },
    /** A picture that is not published, by its key. */
    async pictureOf(key: string): Promise<Uint8Array | undefined> {
      const names = [...drafts.all.values()].flatMap((draft) => draft.pictures)
      const saved = filesBelow(disk, 'content').map((name) => `content/${name}`)
      for (const name of [...names, ...saved.filter(isPictureFile)]) {
        const place = drafts.placeOf(name)
        const bytes = disk.read(place)
        if (bytes === undefined || digestIn(bytes) !== undefined) continue
        const facts = await pictures(`${root}/${place}`)
        if ('hash' in facts && facts.hash === key) return bytes
      }
      return undefined
    },
    /** What a form shows of a picture beside a document: its bytes, or the address of a published one. */
    async shownOf(file: string, name: string): Promise<Uint8Array | string> {
      const bytes = studio.picture(file, name)
      if (digestIn(bytes) === undefined) return bytes
      const facts = await pictures(`${root}/${beside(file, name)}`)
      if ('error' in facts) return bytes
      // In px; a narrow picture as it is.
      const [width] = widthsOf(facts.width).filter((one) => one >= 464 || one === facts.width)
      return `${base}pictures/${facts.hash}-${width}.avif`
    },
  }
}
