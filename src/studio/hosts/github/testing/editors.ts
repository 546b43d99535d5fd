/** For tests: editors whose studios publish to a fake of GitHub. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import { wholeSite } from '../../../../check/testing/whole-site.ts'
import { openBrowser, publishedContent } from '../../../browser/testing/browser.ts'
import type { Operation, Passage } from '../../../protocol.ts'
import type { PublishedContent } from '../../../store/published.ts'
import type { Stored } from '../../../store/stored-disk.ts'
import { storeInMemory } from '../../../store/testing/store.ts'
import { openGitHub } from '../github.ts'
import { type FakeGithub, openFakeGithub, token } from './github.ts'

export const news = 'content/news/prizren-klima/index.mdx'
export const project = 'content/projects/2007-2008-fushate-informimi.mdx'
export const photo = 'content/news/prizren-klima/26.jpg'

const repository = { api: 'https://api.github.com', name: 'shoqata/faqja', branch: 'main' }
const whole = await publishedContent(repository)

/** A part of the whole site: a post with its pictures, a project, and the settings. */
const isOwn = (file: string) =>
  /^content\/(news\/prizren-klima\/.*|site\.yaml|words\.yaml)$/.test(file) || file === project
const part = <Value>(all: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(all).filter(([file]) => isOwn(file)))

export const content: PublishedContent = { ...whole, texts: part(whole.texts), others: part(whole.others) }

/** The text of the post. */
export const base = content.texts[news] ?? ''

/** The text of the post with another value of one field. */
export function withReplacedLine(key: string, value: string, text = base): string {
  return text.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`)
}

/** A repository with that content and one file of code. */
export function openRepository(): FakeGithub {
  const names = [...Object.keys(content.texts), ...Object.keys(content.others)]
  const files = names.map((name) => [name, readFileSync(join(wholeSite, name))] as const)
  return openFakeGithub({ ...Object.fromEntries(files), 'src/code.ts': 'export {}\n' })
}

/** A repository for the tests of a file, each of which finds it with that content alone. */
export function repositoryForEachTest(): FakeGithub {
  const there = openRepository()
  beforeEach(there.reset)
  afterAll(there.close)
  return there
}

/** The branch of a first proposal. */
export const today = `studio-${new Date().toLocaleDateString('sv')}`

/** Accepts the open proposals, but for those with a conflict. */
export function accept({ pulls, squash }: FakeGithub): void {
  for (const pull of pulls.filter(({ state }) => state === 'open')) squash(pull)
}

/** The files that a branch has changed since its merge base with the default branch, by Git. */
export function changedOn({ git }: FakeGithub, branch: string): string[] {
  return git('diff', '--name-only', '--no-renames', `main...${branch}`).split('\n')
}

export type Editor = Awaited<ReturnType<typeof openEditor>>

/** The studio of an editor: `stored` has the files of the browser, and `key` gives their token. */
export async function openEditor(
  placeholder: FakeGithub,
  options: {
    stored?: Map<string, Stored>
    key?: () => string | undefined
    built?: PublishedContent
    /** How often the studio writes to its store before the browser ends. */
    untilEnd?: number
  } = {},
) {
  const { stored = new Map(), key = () => token, built = content, untilEnd } = options
  const { request } = placeholder
  const browser = await openBrowser(built, storeInMemory(stored, untilEnd), {
    host: openGitHub({ repository, request, token: key }),
  })
  const { call, studio } = browser

  async function edit(file: string, ...operations: Operation[]): Promise<void> {
    for (const operation of operations)
      await call('edit', { file, revision: (await call('open', { file })).revision, operation })
    const { problems } = await call('open', { file })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  }

  return {
    ...browser,
    edit,
    set: (file: string, key: string, value: string) => edit(file, { op: 'set', path: [key], value }),
    /** Adds a photograph to the post. */
    async addPhoto(bytes = Uint8Array.of(0xff, 0xd8, 0xff, 7)): Promise<void> {
      const { revision } = await call('open', { file: news })
      const { picture } = await studio.upload({ file: news, revision, name: '26.jpg' }, bytes)
      const value = { file: picture, alt: 'Ilustrim: fusha e gjelbër nën qiellin e ditës.' }
      await edit(news, { op: 'insert', path: ['gallery'], index: 0, value })
    },
    /** Publishes some drafts, by default all that the studio lists. */
    async publish(...files: string[]) {
      const listed = (await call('changes', {})).documents.map(({ file }) => file)
      return await call('publish', { files: files.length > 0 ? files : listed })
    },
    async remove(file: string): Promise<void> {
      const { revision } = await call('links', { file })
      await call('remove', { file, revision })
    },
    /** Ends a conflict with a text that is made from its passages. */
    async resolve(file: string, choose: (passages: readonly Passage[]) => string): Promise<void> {
      const { revision, conflict } = await call('open', { file })
      const { published = '', passages = [] } = conflict ?? {}
      await call('resolve', { file, revision, published, text: choose(passages) })
    },
    text: async (file: string) => (await call('open', { file })).text,
  }
}
