/** For tests: a studio on a copy of the real content in a folder of its own. */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkJob } from '../../../check/check-documents.ts'
import { pictureFacts } from '../../../check/testing/good-site.ts'
import { recordsInMemory } from '../../../check/testing/overlay.ts'
import { listFiles } from '../../../util/list-files.ts'
import { paths } from '../../../util/paths.ts'
import type { Act, Calls, OpenDocument } from '../../protocol.ts'
import { openDrafts } from '../drafts.ts'
import { createStudio, type StudioOptions } from '../studio.ts'

/** A project with the real content, its pictures without bytes; whoever asks for it removes it. */
export async function copyProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'studio-'))
  for (const folder of ['content', 'public']) {
    for (const name of listFiles(join(paths.root, folder))) {
      const [from, to] = [join(paths.root, folder, name), join(root, folder, name)]
      await mkdir(dirname(to), { recursive: true })
      if (/\.(mdx|yaml|md|txt)$/.test(name)) await copyFile(from, to)
      else await writeFile(to, '')
    }
  }
  return root
}

/** What a studio of a project is given. */
export async function optionsOf(root: string): Promise<StudioOptions> {
  const drafts = await openDrafts(root)
  return {
    ...{ root, base: '/', drafts },
    means: {
      pictures: pictureFacts,
      store: recordsInMemory(),
      checker: async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts)),
      history: async () => undefined,
    },
    prepare: async ({ name, bytes }) => ({ name, bytes }),
    onChange: () => undefined,
  }
}

/** A studio and its calls by name. */
export async function openStudioOf(root: string) {
  const options = await optionsOf(root)
  const told: (string | undefined)[] = []
  const onChange = (file?: string) => told.push(file)
  const studio = await createStudio({ ...options, onChange })
  return {
    studio,
    /** The documents of which pages were told since. */
    told: () => told.splice(0),
    drafts: options.drafts,
    call: async <Name extends keyof Calls>(name: Name, takes: Calls[Name]['takes']) =>
      (await studio.call(name, takes as Record<string, unknown>)) as Calls[Name]['gives'],
    async act(document: OpenDocument, ...acts: Act[]) {
      const { file } = document
      let { revision } = document
      let answer: unknown
      for (const act of acts) {
        answer = await studio.call('act', { file, revision, act })
        revision = (answer as OpenDocument).revision
      }
      return answer as OpenDocument
    },
  }
}

/** All files of a project's content with their bytes, as text of one sign a byte. */
export async function stateOf(root: string): Promise<Record<string, string>> {
  const names = listFiles(join(root, 'content')).sort()
  const entries = names.map(
    async (name) =>
      [name, await readFile(join(root, 'content', name), 'latin1').catch(() => 'no file')] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** Removes a project. */
export async function removeProject(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true })
}

/** Writes a file of a project. */
export async function writeIn(root: string, file: string, text: string): Promise<void> {
  await writeFile(join(root, file), text)
}
