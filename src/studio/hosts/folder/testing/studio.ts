/** For tests: a studio that publishes to the folder, on a small site in memory. */
import { checkJob } from '../../../../check/check-documents.ts'
import { goodFiles, pictureFacts } from '../../../../check/testing/good-site.ts'
import { recordsInMemory } from '../../../../check/testing/overlay.ts'
import { type Disk, filesBelow, textIn } from '../../../../util/disk/disk.ts'
import { memoryDisk } from '../../../../util/disk/memory.ts'
import { openDrafts } from '../../../core/drafts.ts'
import { createStudio } from '../../../core/studio.ts'
import type { Calls, Operation } from '../../../protocol.ts'
import { createPack } from '../../zip/pack.ts'
import { createFolderPublisher } from '../publisher.ts'

/** The bytes of files by their paths. */
export type Files = Readonly<Record<string, Uint8Array>>

// Most documents are the same in each test.
const store = recordsInMemory()
const bytes = new TextEncoder()

/** The files of the good site. Each picture has its path for bytes. */
export async function siteFiles(): Promise<Files> {
  const site = await goodFiles()
  const names = (await site.list('content')).files.map((name) => `content/${name}`)
  const read = async (file: string) =>
    [file, /\.(jpg|svg)$/.test(file) ? bytes.encode(file) : await site.read(file)] as const
  // No other document has a link to the report of 2019, so that it can be removed.
  const project = 'content/projects/2018-2020-hartat.mdx'
  const files: Files = Object.fromEntries(await Promise.all(names.map(read)))
  const text = new TextDecoder().decode(files[project]).replace('[raportin](/blog/2)', 'raportin')
  return { ...files, [project]: bytes.encode(text) }
}

/** All files of a disk below a folder; each byte is one character of a text. */
export function stateOf(disk: Disk, folder = 'content'): Record<string, string> {
  const names = filesBelow(disk, folder).sort()
  const latin1 = (file: string) => Buffer.from(disk.read(file) ?? []).toString('latin1')
  return Object.fromEntries(names.map((name) => [name, latin1(`${folder}/${name}`)]))
}

/** All files of a disk, from which another disk can begin. */
export function copyOf(disk: Disk): Files {
  const names = ['content', 'drafts'].flatMap((folder) =>
    filesBelow(disk, folder).map((name) => `${folder}/${name}`),
  )
  return Object.fromEntries(names.map((name) => [name, disk.read(name) ?? new Uint8Array()]))
}

/** Opens a studio on a disk. */
export async function openStudioOn(disk: Disk = memoryDisk()) {
  const drafts = openDrafts(disk)
  const studio = await createStudio({
    disk,
    drafts,
    root: '/memory',
    base: '/',
    services: {
      pictures: pictureFacts,
      store,
      checker: async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts)),
      history: async () => undefined,
    },
    prepare: async ({ name, bytes }) => ({ name, bytes }),
    publisher: createFolderPublisher,
    pack: createPack({ read: (file) => disk.read(file), commit: async () => undefined }),
    onChange: () => undefined,
  })
  const call = async <Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) =>
    await studio.call(name, request as Record<string, unknown>)
  async function edit(file: string, operation: Operation) {
    const { revision } = await call('open', { file })
    return await call('edit', { file, revision, operation })
  }
  return {
    studio,
    drafts,
    call,
    edit,
    publish: (...files: string[]) => call('publish', { files }),
    /** Adds a photograph to a gallery; its bytes are its name. */
    async addPhoto(file: string, name: string) {
      const { revision, values } = await call('open', { file })
      await studio.upload({ file, name, revision }, bytes.encode(name))
      const { length } = (values as { gallery: unknown[] }).gallery
      const value = { file: name, alt: `Pjesëmarrës në oborr, ${length} vetë` }
      return await edit(file, { op: 'insert', path: ['gallery'], index: length, value })
    },
    async remove(file: string) {
      const { revision } = await call('open', { file })
      return await call('remove', { file, revision })
    },
    textOf: (file: string) => textIn(disk, file) ?? '',
  }
}
