import { checkJob, createMemory, forgetFile } from '../../check/check-documents.ts'
import { contentFiles } from '../../check/files.ts'
import { type Facts, isPictureFile, type PictureFacts, type Unusable } from '../../check/pictures/pictures.ts'
import { widthsOf } from '../../model/pictures/widths.ts'
import { compileBody, moduleText } from '../../pipeline/data/content-modules.ts'
import { publishedModules } from '../../pipeline/data/published.ts'
import { type Disk, filesBelow, textIn } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import { convertFormer } from '../core/convert.ts'
import { draftsFolder } from '../core/draft-files.ts'
import { openDrafts } from '../core/drafts.ts'
import { beside } from '../core/owners.ts'
import { createDraftCheck } from '../core/preview/showing.ts'
import { createStudio, type StudioOptions } from '../core/studio.ts'
import type { Host, Sent } from '../hosts/github/host.ts'
import { createHostPublisher } from '../hosts/github/publisher.ts'
import { versionsAt } from '../hosts/github/versions.ts'
import { createPack } from '../hosts/zip/pack.ts'
import { createZipPublisher } from '../hosts/zip/publisher.ts'
import { convertSaved } from '../store/convert.ts'
import { createIdOf, digestOfLine, filesOf, type PublishedContent } from '../store/published.ts'
import { openStoredDisk, type Store } from '../store/stored-disk.ts'

/** The studio of a browser: the same as on a computer, over the files of a store. */
export type Home = Awaited<ReturnType<typeof openHome>>

const root = '/project'

/**
 * Opens the studio of a browser.
 *
 * @param options.base the base of the studio's addresses
 * @param options.readFacts reads the facts of a picture that is not published
 */
export async function openHome(options: {
  published: PublishedContent
  store: Store
  base: string
  prepare: StudioOptions['prepare']
  readFacts(bytes: Uint8Array, digest: string): Promise<Facts | Unusable>
  /** Reads a published photograph by its digest; undefined where it cannot be had. */
  readOriginal(digest: string): Promise<Uint8Array | undefined>
  /** The host from which the site is published; absent where changes can only be sent by hand, as a `.zip`. */
  host?: ((disk: Disk) => Host) | undefined
  /** Called before each upload to the host, with the number of files so far. */
  onSend?(sent: Sent): void
  /** Called when pages of the site may have changed. */
  onChange(): void
}) {
  const { published, store, base, prepare, readFacts, onChange, onSend = () => undefined } = options
  const files = filesOf(published)
  await convertSaved(files, store)
  const stored = await openStoredDisk(files, store, new Date(published.at ?? 0))
  const { disk } = stored
  await convertFormer(disk)
  const drafts = openDrafts(disk)
  const host = options.host?.(disk)
  const facts = new Map(Object.values(published.others).map(({ digest, facts }) => [digest, facts]))
  const digests = new WeakMap<Uint8Array, string>()
  const records = new Map(Object.entries(published.records ?? {}))

  const pictures: PictureFacts = async (path) => {
    const bytes = disk.read(path.slice(root.length + 1))
    if (bytes === undefined) return { error: 'unreadable' }
    const digest = digestOfLine(bytes) ?? digests.get(bytes) ?? sha256(bytes, 64)
    digests.set(bytes, digest)
    const known = facts.get(digest)
    if (known) return known
    // The facts are kept, because reading them decodes the photograph.
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

  const show = createDraftCheck(drafts)
  let memory = createMemory()
  let shown: ReturnType<typeof show> | undefined

  /** The paths of published files that are no text, by digest. */
  const originals = new Map(Object.entries(published.others).map(([file, { digest }]) => [digest, file]))
  async function originalOf(bytes: Uint8Array) {
    const digest = digestOfLine(bytes) ?? ''
    const path = originals.get(digest)
    return path === undefined ? undefined : { path, bytes: await options.readOriginal(digest) }
  }
  let takeNew = async (): Promise<unknown> => undefined
  const studio = await createStudio({
    disk,
    root,
    base,
    drafts,
    services,
    prepare,
    ...(host && { versions: versionsAt(host) }),
    pack: createPack({
      read: (file) => disk.read(file),
      commit: async () => published.commit,
      originalOf,
      digestOf: (bytes) => digestOfLine(bytes) ?? sha256(bytes, 64),
    }),
    publisher(given) {
      if (host === undefined) return createZipPublisher(given)
      const publisher = createHostPublisher({ ...given, stored, host, idOf: createIdOf(published), onSend })
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
    /** The check's records so far, by fingerprint. */
    records: records as ReadonlyMap<string, string>,
    /** Takes what was published since the build, where there is a token and no conflict waits for a choice. */
    takeNew,
    /** The code of a content module, with the saved files and all drafts; undefined where there is no such module. */
    async moduleOf(name: string): Promise<string | undefined> {
      shown ??= show({ root, files: contentFiles(disk), ...services, memory })
      const { content, textOf } = await shown
      const found = content && publishedModules(content).find((one) => one.name === name)
      if (!found) return undefined
      const { body: file } = found
      const body = file === undefined ? undefined : await compileBody(textOf(file) ?? '', file)
      return moduleText({ values: found.values(), ...(body !== undefined && { body }) })
    },
    /** The bytes of an unpublished picture, by the hash in its address; undefined where there is none. */
    async pictureOf(key: string): Promise<Uint8Array | undefined> {
      const names = drafts.all().flatMap((draft) => draft.pictures)
      const others = filesBelow(disk, 'content').map((name) => `content/${name}`)
      for (const name of [...names, ...others.filter(isPictureFile)]) {
        const place = drafts.storedPath(name)
        const bytes = disk.read(place)
        if (bytes === undefined || digestOfLine(bytes) !== undefined) continue
        const facts = await pictures(`${root}/${place}`)
        if ('hash' in facts && facts.hash === key) return bytes
      }
      return undefined
    },
    /** A picture of a document for the form: its bytes, or the address of a published picture. */
    async pictureForForm(file: string, name: string, entry?: string): Promise<Uint8Array | string> {
      const bytes = studio.picture(file, name, entry)
      if (digestOfLine(bytes) === undefined) return bytes
      const facts = await pictures(`${root}/${beside(file, name)}`)
      if ('error' in facts) return bytes
      // In px: the first published width from 464 on, or the full width of a narrower picture.
      const [width] = widthsOf(facts.width).filter((one) => one >= 464 || one === facts.width)
      return `${base}pictures/${facts.hash}-${width}.avif`
    },
  }
}
