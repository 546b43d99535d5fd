/** For tests: a studio on a copy of the whole site in a folder of its own. */
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { checkJob } from '../../../check/check-documents.ts'
import type { PictureFacts } from '../../../check/pictures/pictures.ts'
import { pictureFacts } from '../../../check/testing/good-site.ts'
import { recordsInMemory } from '../../../check/testing/overlay.ts'
import { wholeSite } from '../../../check/testing/whole-site.ts'
import { type Disk, filesBelow, textIn } from '../../../util/disk/disk.ts'
import { diskAt } from '../../../util/disk/node.ts'
import { listFiles } from '../../../util/list-files.ts'
import { createFolderPublisher } from '../../hosts/folder/publisher.ts'
import { createPack } from '../../hosts/zip/pack.ts'
import type { Calls, OpenDocument, Operation } from '../../protocol.ts'
import { openStoredDisk } from '../../store/stored-disk.ts'
import { storeInMemory } from '../../store/testing/store.ts'
import { openDrafts } from '../drafts.ts'
import { createStudio, type StudioOptions } from '../studio.ts'

/** The two runtimes of a studio: files on a computer's disk, or a browser's database over the published content. */
export const runtimes = ['on a computer', 'in a browser'] as const

type RuntimeName = (typeof runtimes)[number]

const folders = ['content', 'public']
const isText = (name: string) => /\.(mdx|yaml|md|txt)$/.test(name)

/** Projects in a browser, by the name that stands for their folder: the open disk, and how the next studio opens it. */
const browsers = new Map<string, { disk?: Disk; open: () => Promise<Disk> }>()

/** Creates a project with the content of the whole site and with empty files for pictures; the caller removes the project. */
export function copyProject(runtime: RuntimeName = 'on a computer'): string {
  return runtime === 'in a browser' ? publishProject() : copyToFolder()
}

/** Creates a project before each test, passes its root and its content to `take`, and removes it after the test. */
export function projectForEachTest(
  take: (root: string, before: Record<string, string>) => void,
  runtime?: RuntimeName,
): void {
  let root = ''
  beforeEach(async () => {
    root = copyProject(runtime)
    take(root, await stateOf(root))
  })
  afterEach(() => removeProject(root))
}

function publishProject(): string {
  const names = folders.flatMap((folder) =>
    listFiles(join(wholeSite, folder)).map((name) => `${folder}/${name}`),
  )
  const published = names.map(
    (name) => [name, isText(name) ? readFileSync(join(wholeSite, name)) : ''] as const,
  )
  const store = storeInMemory()
  const root = `/browser-${browsers.size}`
  const open = async () => (await openStoredDisk(Object.fromEntries(published), store)).disk
  browsers.set(root, { open })
  return root
}

/** The disk of a project. */
export async function diskOf(root: string): Promise<Disk> {
  const browser = browsers.get(root)
  if (browser === undefined) return diskAt(root)
  browser.disk ??= await browser.open()
  return browser.disk
}

function copyToFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'studio-'))
  const empty = join(root, 'empty')
  writeFileSync(empty, '')
  for (const folder of folders) {
    const names = listFiles(join(wholeSite, folder))
    for (const one of new Set(names.map(dirname))) mkdirSync(join(root, folder, one), { recursive: true })
    for (const name of names) {
      const [from, to] = [join(wholeSite, folder, name), join(root, folder, name)]
      // Each test has a copy: hard links and synchronous calls take a fifth of the time. A save replaces the link.
      if (isText(name)) copyFileSync(from, to)
      else linkSync(empty, to)
    }
  }
  return root
}

// Results of the check by the bytes of documents, as commands keep them: most documents are the same in each copy.
const store = recordsInMemory()

/** The services of the check, with the records so far. */
export function servicesWith(pictures: PictureFacts): StudioOptions['services'] {
  return {
    pictures,
    store,
    checker: async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts)),
    history: async () => undefined,
  }
}

/** The options of a studio on a project. */
export async function optionsOf(root: string): Promise<StudioOptions> {
  // A new studio in a browser opens its database again.
  const browser = browsers.get(root)
  if (browser) browser.disk = await browser.open()
  const disk = await diskOf(root)
  const drafts = openDrafts(disk)
  return {
    disk,
    root,
    base: '/',
    drafts,
    services: servicesWith(pictureFacts),
    prepare: async ({ name, bytes }) => ({ name, bytes }),
    publisher: createFolderPublisher,
    pack: createPack({ read: (file) => disk.read(file), commit: async () => undefined }),
    onChange: () => undefined,
  }
}

/** A studio and its calls by name. */
export async function openStudioOf(root: string, more: Partial<StudioOptions> = {}) {
  const options = { ...(await optionsOf(root)), ...more }
  const notified: (string | undefined)[] = []
  const onChange = (file?: string) => notified.push(file)
  const studio = await createStudio({ ...options, onChange })
  const call = async <Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) =>
    await studio.call(name, request as Record<string, unknown>)
  return {
    studio,
    /** The arguments of `onChange` since the last call of this function. */
    notifications: () => notified.splice(0),
    drafts: options.drafts,
    call,
    /** Publishes documents to the folder. */
    publish: (...files: string[]) => call('publish', { files }),
    async edit(document: OpenDocument, ...operations: Operation[]) {
      const { file } = document
      let { revision } = document
      let answer: unknown
      for (const operation of operations) {
        answer = await studio.call('edit', { file, revision, operation })
        revision = (answer as OpenDocument).revision
      }
      return answer as OpenDocument
    },
  }
}

/** All files of a project's content; each byte is one character of a text. */
export async function stateOf(root: string): Promise<Record<string, string>> {
  const browser = browsers.get(root)
  if (browser) {
    const disk = await browser.open()
    const state = filesBelow(disk, 'content').map(
      (name) => [name, latin1(disk.read(`content/${name}`))] as const,
    )
    return Object.fromEntries(state.sort(([one], [other]) => (one < other ? -1 : 1)))
  }
  const names = listFiles(join(root, 'content')).sort()
  const entries = names.map(
    async (name) =>
      [name, await readFile(join(root, 'content', name), 'latin1').catch(() => 'no file')] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** Removes a project. */
export async function removeProject(root: string): Promise<void> {
  if (!browsers.has(root)) await rm(root, { recursive: true, force: true })
}

/** Writes a file of a project. */
export async function writeIn(root: string, file: string, text: string): Promise<void> {
  await (await diskOf(root)).write(file, text)
}

/** The text of a file of a project. */
export async function readIn(root: string, file: string): Promise<string> {
  const disk = (await browsers.get(root)?.open()) ?? diskAt(root)
  return textIn(disk, file) ?? ''
}

function latin1(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? '').toString('latin1')
}
