import { checkJob, createMemory, forgetFile, type RecordStore } from '../../check/check-documents.ts'
import { contentFiles } from '../../check/files.ts'
import { type Facts, isPictureFile, type PictureFacts, type Unusable } from '../../check/pictures/pictures.ts'
import type { History } from '../../check/site-wide/history.ts'
import { widthsOf } from '../../model/pictures/widths.ts'
import { compileBody, moduleText } from '../../pipeline/data/content-modules.ts'
import { publishedModules } from '../../pipeline/data/published.ts'
import { siteValues } from '../../pipeline/data/site-values.ts'
import { type Disk, filesBelow, textIn } from '../../util/disk/disk.ts'
import { digestOf, UnreadFile } from '../../util/disk/unread.ts'
import { readableDisk } from '../core/access/files.ts'
import { convertFormer } from '../core/convert.ts'
import { draftsFolder } from '../core/draft-files.ts'
import { type Drafts, openDrafts } from '../core/drafts.ts'
import { beside } from '../core/owners.ts'
import { createDraftCheck } from '../core/preview/showing.ts'
import { createStudio, type StudioOptions } from '../core/studio.ts'
import { createPack, type PackOptions } from '../hosts/zip/pack.ts'
import { siteModule } from '../protocol.ts'

/** The studio of a worker, with the modules and pictures for its preview. */
export type Runtime = Awaited<ReturnType<typeof openRuntime>>

/** The project's path in the paths of pictures, which are absolute for the check. */
const root = '/project'

/** Where the files of a studio are, and where it publishes. */
export type RuntimeOptions = Pick<StudioOptions, 'base' | 'prepare' | 'publisher' | 'versions' | 'refresh'> &
  Pick<PackOptions, 'commit'> & {
    disk: Disk
    history(): Promise<History | undefined>
    /** The facts of a published picture by the digest of its bytes. */
    factsOf(digest: string): Facts | Unusable | undefined
    /** Reads the facts of a picture that is not published. */
    readFacts(bytes: Uint8Array, digest: string): Promise<Facts | Unusable>
    /** A version of a photograph whose longer side has at most `side` px, for the form and the preview. */
    reduce(bytes: Uint8Array, side: number): Promise<Uint8Array>
    /** The path of a file that is not in memory, by its digest. */
    pathOf(digest: string): string | undefined
    /** Reads such a file; undefined if it is not available. */
    readOriginal(digest: string): Promise<Uint8Array | undefined>
    /** The check's records, by fingerprint. */
    records: Map<string, string>
    /** Called when pages of the site may have changed. */
    onChange(): void
  }

/** Opens a studio over its files, and the preview of its pages. */
export async function openRuntime(options: RuntimeOptions) {
  const { disk, base, records, onChange, history, commit } = options
  await convertFormer(disk)
  const drafts = openDrafts(disk)
  const pictures = createPictures(options)
  const reduced = createReduced(options.reduce)
  const services: StudioOptions['services'] = {
    pictures,
    store: storeOver(records),
    checker: async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts)),
    history,
  }
  const preview = createPreview({ disk, drafts, services })
  const studio = await createStudio({
    ...options,
    root,
    drafts,
    services,
    pack: createPack({
      read: (file) => disk.read(file),
      commit,
      async originalOf({ digest }) {
        const path = options.pathOf(digest)
        return path === undefined ? undefined : { path, bytes: await options.readOriginal(digest) }
      },
    }),
    onChange(file) {
      preview.forget(file)
      onChange()
    },
  })

  return {
    studio,
    readOriginal: options.readOriginal,
    records,
    moduleOf: preview.moduleOf,
    /** Drops the cached facts of a file that another program has changed. */
    forget: (file: string) => preview.forget(drafts.readAgain(file) ?? file),
    /**
     * An unpublished picture, by the hash and the width in its address; undefined where there is none. A wider one is reduced
     * to that width, as in a build: a preview that decodes twenty whole photographs takes 400 MB.
     */
    async pictureOf(key: string, width: number): Promise<Uint8Array | undefined> {
      const names = drafts.all().flatMap((draft) => draft.pictures)
      const others = filesBelow(disk, 'content').map((name) => `content/${name}`)
      for (const name of [...names, ...others.filter(isPictureFile)]) {
        const place = drafts.storedPath(name)
        const bytes = disk.read(place)
        if (bytes === undefined || bytes instanceof UnreadFile) continue
        const facts = await pictures(`${root}/${place}`)
        if ('hash' in facts && facts.hash === key)
          return width < facts.width ? await reduced(bytes, (longerSide(facts) * width) / facts.width) : bytes
      }
      return undefined
    },
    /** A picture of a document for the form: its bytes, or the address of a published picture. */
    async pictureForForm(file: string, name: string, entry?: string): Promise<Uint8Array | string> {
      const bytes = studio.picture(file, name, entry)
      if (!(bytes instanceof UnreadFile)) return await reduced(bytes, thumbnailSide)
      const facts = options.factsOf(bytes.digest) ?? (await pictures(`${root}/${beside(file, name)}`))
      if ('error' in facts) return bytes
      // In px: the first published width from 464 on, or the full width of a narrower picture.
      const [width] = widthsOf(facts.width).filter((one) => one >= 464 || one === facts.width)
      return `${base}pictures/${facts.hash}-${width}.avif`
    },
  }
}

/** The longer side of a picture in a form, in px. */
const thumbnailSide = 480

const longerSide = ({ width, height }: Facts) => Math.max(width, height)

/** Small versions of photographs, each created once. A photograph that cannot be reduced keeps its size. */
function createReduced(reduce: RuntimeOptions['reduce']) {
  const made = new WeakMap<Uint8Array, Map<number, Promise<Uint8Array>>>()
  return (bytes: Uint8Array, side: number): Promise<Uint8Array> => {
    const sides = made.get(bytes) ?? new Map<number, Promise<Uint8Array>>()
    made.set(bytes, sides)
    const small = sides.get(side) ?? reduce(bytes, side).catch(() => bytes)
    sides.set(side, small)
    return small
  }
}

function storeOver(records: Map<string, string>): RecordStore {
  return { find: (key) => records.get(key), keep: (key, record) => void records.set(key, record) }
}

/** The facts of pictures: known ones, or read from the bytes and stored with the drafts, because reading decodes the photograph. */
function createPictures({ disk, factsOf, readFacts }: RuntimeOptions): PictureFacts {
  const digests = new WeakMap<Uint8Array, string>()
  const read = new Map<string, Facts | Unusable>()
  return async (path) => {
    const bytes = disk.read(path.slice(root.length + 1))
    if (bytes === undefined) return { error: 'unreadable' }
    const digest = digests.get(bytes) ?? digestOf(bytes)
    digests.set(bytes, digest)
    const cached = factsOf(digest) ?? read.get(digest)
    if (cached) return cached
    const place = `${draftsFolder}/facts/${digest}.json`
    const stored = textIn(disk, place)
    const facts: Facts | Unusable = stored === undefined ? await readFacts(bytes, digest) : JSON.parse(stored)
    if (stored === undefined) await disk.write(place, JSON.stringify(facts))
    read.set(digest, facts)
    return facts
  }
}

/** The modules of content that the pages in the preview load, with all drafts. */
function createPreview({ disk, drafts, services }: Pick<StudioOptions, 'disk' | 'drafts' | 'services'>) {
  const show = createDraftCheck(drafts satisfies Drafts)
  const files = contentFiles(readableDisk(disk))
  let memory = createMemory()
  let shown: ReturnType<typeof show> | undefined

  return {
    /** Drops the cached state of a changed file; without a name, the cached lists of files. */
    forget(file?: string): void {
      shown = undefined
      if (file === undefined) memory = createMemory()
      else forgetFile(memory, file)
    },
    /** The code of a module by its name; undefined where there is none. */
    async moduleOf(name: string): Promise<string | undefined> {
      shown ??= show({ root, files, ...services, memory })
      const { content, textOf } = await shown
      if (content === undefined) return undefined
      if (name === siteModule) return moduleText({ values: JSON.parse(siteValues(content)) })
      const found = publishedModules(content).find((one) => one.name === name)
      if (!found) return undefined
      const { body: file } = found
      const body = file === undefined ? undefined : await compileBody(textOf(file) ?? '', file)
      return moduleText({ values: found.values(), ...(body !== undefined && { body }) })
    },
  }
}
