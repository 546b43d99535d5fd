import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { zipSync } from 'fflate'
import { filesOnDisk } from '../../../check/files.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { isGroup } from '../../../check/yaml/locate.ts'
import { writeAtomically } from '../../../util/atomic.ts'
import type { ChangedDocument, Changes, Published } from '../../protocol.ts'
import { publishWords as words } from '../../words/publish.ts'
import { expectInside, readDisk } from '../access/files.ts'
import type { Drafts } from '../drafts.ts'
import { kindOfFile, readParts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { summaryOf } from '../summaries.ts'
import { openGit } from './git.ts'
import type { Clash } from './merge.ts'
import { proposalOf } from './proposal.ts'
import {
  beginningOf,
  type ChangedFile,
  changedFiles,
  commitContent,
  expectQuiet,
  type Standing,
  standingOf,
} from './repository.ts'

/** Hands on what was saved. */
export type Publisher = {
  changes(): Promise<Changes>
  /** Takes its turn itself, so that nobody who writes waits for a server. */
  publish(given: Readonly<Record<string, unknown>>): Promise<Published>
  zip(): Promise<Uint8Array>
}

/** Hands on by Git or, where there is none, in a file that holds what changed since the last one was marked as sent. */
export function createPublisher(options: {
  root: string
  cache: string
  drafts: Pick<Drafts, 'all'>
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  onChange(): void
}): Publisher {
  const { root, cache, drafts, inTurn, onChange } = options
  const git = openGit(root)
  const memory = join(cache, 'handed-on.json')
  const begun = begin()

  async function begin(): Promise<void> {
    if (existsSync(memory) || (await standingOf(git).catch(() => ({})))) return
    await writeAtomically(memory, JSON.stringify(await digests()))
  }

  async function digests(): Promise<Record<string, string>> {
    const { files } = await filesOnDisk(root).list('content')
    return Object.fromEntries(
      files.map((name) => [`content/${name}`, readDisk(join(root, 'content', name)).digest]),
    )
  }

  async function changedSinceMark(): Promise<ChangedFile[]> {
    await begun
    const before: Record<string, string> = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {}
    const after = await digests()
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
    return names.flatMap((file): ChangedFile[] => {
      if (before[file] === after[file]) return []
      return [
        {
          file,
          state: after[file] === undefined ? 'removed' : before[file] === undefined ? 'new' : 'changed',
        },
      ]
    })
  }

  async function bytesOf(file: string): Promise<Buffer> {
    return readDisk(await expectInside(root, file)).bytes ?? Buffer.alloc(0)
  }

  /** The files by the document that they belong to, with its title. */
  async function documentsOf(files: readonly ChangedFile[], since?: string): Promise<ChangedDocument[]> {
    const states = new Map(files.map(({ file, state }) => [file, state]))
    const documents = new Map<string, ChangedDocument>()
    for (const { file } of files) {
      const owner = ownerOf(file)
      const state = states.get(owner) ?? 'changed'
      const known = documents.get(owner)
      const removed = since !== undefined && state === 'removed'
      const pictures = (known?.pictures ?? 0) + (isPictureFile(file) ? 1 : 0)
      const title =
        known?.title ?? titleOf(owner, removed ? await oldBytes(since, owner) : await bytesOf(owner))
      documents.set(owner, { title, state, pictures })
    }
    return [...documents.values()]
  }

  async function oldBytes(since: string, file: string): Promise<Buffer> {
    return await git.run(['cat-file', 'blob', `${since}:${file}`])
  }

  async function saved(): Promise<{ at: Standing | undefined; documents: ChangedDocument[] }> {
    const at = await standingOf(git)
    const files = at ? await changedFiles(git, at.since) : await changedSinceMark()
    return { at, documents: await documentsOf(files, at?.since) }
  }

  async function isSigned(): Promise<boolean> {
    return (await git.try(['var', 'GIT_COMMITTER_IDENT'])).code === 0
  }

  /** The name of whoever signs; kept for this copy of the project alone. */
  async function sign(author: unknown): Promise<void> {
    if (await isSigned()) return
    const { name, email } = isGroup(author) ? author : {}
    const isName = typeof name === 'string' && /^[^-<>\p{C}][^<>\p{C}]{0,99}$/u.test(name.trim())
    const isEmail =
      typeof email === 'string' && /^[^-\s<>@\p{C}][^\s<>@\p{C}]*@[^\s<>@\p{C}]+$/u.test(email.trim())
    if (!isName || !isEmail) throw new Refusal(422, words.noAuthor)
    await git.run(['config', '--local', 'user.name', name.trim()])
    await git.run(['config', '--local', 'user.email', email.trim()])
  }

  function shownOf({ id, file, mine, theirs }: Clash) {
    const isPicture = isPictureFile(file)
    const shown = (bytes: Buffer) =>
      isPicture ? `data:image;base64,${bytes.toString('base64')}` : bytes.toString()
    const title = ownerOf(file) === file ? titleOf(file, mine ?? theirs ?? Buffer.alloc(0)) : file
    return {
      id,
      title,
      isPicture,
      ...(mine && { mine: shown(mine) }),
      ...(theirs && { theirs: shown(theirs) }),
    }
  }

  return {
    async changes() {
      const { at, documents } = await saved()
      return {
        documents,
        drafts: [...drafts.all.values()].map(({ file, text }) => titleOf(file, Buffer.from(text))),
        way: at === undefined ? 'zip' : at.remote === undefined ? 'commit' : 'push',
        asksAuthor: at !== undefined && !(await isSigned()),
      }
    },
    async publish({ author, choices }) {
      const before = await standingOf(git)
      if (before === undefined) {
        await inTurn(async () => await writeAtomically(memory, JSON.stringify(await digests())))
        return { done: 'marked' }
      }
      await expectQuiet(git)
      await sign(author)
      const { remote } = before
      if (remote !== undefined) {
        await git.run(['fetch', '--no-tags', '--no-recurse-submodules', '--', remote])
        if (before.main === undefined) await git.try(['remote', 'set-head', '--auto', '--', remote])
      }
      const { main, taken } = await inTurn(async () => {
        const { at, documents } = await saved()
        if (at === undefined) throw new Refusal(409, words.failures.other)
        const lines = documents.map((document) => `- ${words.lineOf(document)}`)
        const message = `${words.subject(documents.map(({ title }) => title))}\n\n${lines.join('\n')}\n`
        const taken = await commitContent(git, at, { message, choices: isGroup(choices) ? choices : {} })
        onChange()
        return { main: at.main?.name, taken }
      })
      if (taken.clashes) return { clashes: taken.clashes.map(shownOf) }
      const { branch } = taken
      if (branch === undefined) return { done: 'current' }
      if (remote === undefined) return { done: 'committed', branch }
      await git.run([
        'push',
        '--no-recurse-submodules',
        '--',
        remote,
        `refs/heads/${branch}:refs/heads/${branch}`,
      ])
      const url = await git.line(['remote', 'get-url', '--', remote])
      const address = proposalOf(url ?? '', main, branch)
      return { done: 'proposed', branch, ...(address !== undefined && { address }) }
    },
    async zip() {
      const at = await standingOf(git)
      const since = at && (await beginningOf(git, at))
      const files = since === undefined ? await changedSinceMark() : await changedFiles(git, since)
      const [removed, present] = [true, false].map((isRemoved) =>
        files.filter(({ state }) => (state === 'removed') === isRemoved).map(({ file }) => file),
      ) as [string[], string[]]
      // Whoever gets a document sees it with all of its pictures.
      const folders = new Set(present.filter(kindOfFile).map((file) => posix.dirname(file)))
      const all = (await filesOnDisk(root).list('content')).files.map((name) => `content/${name}`)
      const beside = all.filter((file) => isPictureFile(file) && folders.has(posix.dirname(file)))
      const entries: Parameters<typeof zipSync>[0] = {}
      for (const file of new Set([...present, ...beside]))
        entries[file] = [await bytesOf(file), { level: isPictureFile(file) ? 0 : 6 }]
      const lines = (await documentsOf(files, since)).map(words.lineOf)
      return zipSync({
        ...entries,
        [words.zip.note]: new TextEncoder().encode(words.zip.text(lines, removed)),
      })
    },
  }
}

/** The document that a picture lies beside; any other file stands for itself. */
function ownerOf(file: string): string {
  if (!isPictureFile(file)) return file
  const beside = ['index.mdx', 'index.yaml'].map((name) => `${posix.dirname(file)}/${name}`)
  return beside.find(kindOfFile) ?? file
}

function titleOf(file: string, bytes: Uint8Array): string {
  const kind = kindOfFile(file)
  const { title } = kind
    ? summaryOf(kind, readParts(file, Buffer.from(bytes).toString()).values)
    : { title: '' }
  return title.replace(/\s+/g, ' ').trim() || file.slice('content/'.length)
}
