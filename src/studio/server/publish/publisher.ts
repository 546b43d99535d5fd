import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { filesOnDisk } from '../../../check/files.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { isGroup } from '../../../check/yaml/locate.ts'
import { writeAtomically } from '../../../util/atomic.ts'
import type { ChangedDocument, Changes, FileClash, Published } from '../../protocol.ts'
import words from '../../words/publish.json'
import { say } from '../../words/say.ts'
import { expectInside, readDisk } from '../access/files.ts'
import type { Drafts } from '../drafts.ts'
import { kindOfFile, readParts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { summaryOf } from '../summaries.ts'
import { commitContent } from './commit-content.ts'
import { openGit } from './git.ts'
import type { Clash } from './merge.ts'
import { proposalOf } from './proposal.ts'
import { beginningOf, type ChangedFiles, changedFiles, expectQuiet, standingOf } from './repository.ts'

/** Hands on what was saved. */
export type Publisher = {
  changes(): Promise<Changes>
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

  async function filesThere(): Promise<string[]> {
    return (await filesOnDisk(root).list('content')).files.map((name) => `content/${name}`)
  }

  async function digests(): Promise<Map<string, string>> {
    return new Map((await filesThere()).map((file) => [file, readDisk(join(root, file)).digest]))
  }

  async function mark(): Promise<void> {
    await writeAtomically(memory, JSON.stringify([...(await digests())]))
  }

  /** The first to ask begins to remember. */
  async function changedSinceMark(): Promise<ChangedFiles> {
    if (!existsSync(memory)) await mark()
    const before = new Map<string, string>(JSON.parse(readFileSync(memory, 'utf8')))
    const after = await digests()
    const state = (file: string) => (before.has(file) ? (after.has(file) ? 'changed' : 'removed') : 'new')
    const names = [...new Set([...before.keys(), ...after.keys()])]
    const others = names.filter((file) => before.get(file) !== after.get(file))
    return new Map(others.map((file) => [file, state(file)]))
  }

  async function bytesOf(file: string): Promise<Uint8Array> {
    return readDisk(await expectInside(root, file)).bytes ?? new Uint8Array()
  }

  /** What changed since a commit or, without one, since the mark. */
  async function changedSince(
    since?: string,
  ): Promise<{ files: ChangedFiles; documents: ChangedDocument[] }> {
    const files = since === undefined ? await changedSinceMark() : await changedFiles(git, since)
    const documents = new Map<string, ChangedDocument>()
    for (const file of [...files.keys()].sort()) {
      const owner = ownerOf(file)
      const state = files.get(owner) ?? 'changed'
      const old = state === 'removed' && since !== undefined
      const blob = ['cat-file', 'blob', `${since}:${owner}`]
      // A link leads nowhere, and has no title.
      const bytes = await (old ? git.bytes(blob) : bytesOf(owner)).catch(() => new Uint8Array())
      const pictures = (documents.get(owner)?.pictures ?? 0) + (isPictureFile(file) ? 1 : 0)
      documents.set(owner, { title: titleOf(owner, bytes), state, pictures })
    }
    return { files, documents: [...documents.values()] }
  }

  async function asksAuthor(): Promise<boolean> {
    return (await git.ask(['var', 'GIT_COMMITTER_IDENT'])) === undefined
  }

  /** Keeps the name of whoever signs, for this copy of the project alone. */
  async function sign(author: unknown): Promise<void> {
    const { name, email } = isGroup(author) ? author : {}
    const [own, address] = [name, email].map((given) => String(given ?? '').trim()) as [string, string]
    const isName = /^[^-<>\p{C}][^<>\p{C}]{0,99}$/u.test(own)
    if (!isName || !/^[^-\s<>@\p{C}][^\s<>@\p{C}]*@[^\s<>@\p{C}]+$/u.test(address))
      throw new Refusal(422, words.noAuthor)
    await git.run(['config', '--local', 'user.name', own])
    await git.run(['config', '--local', 'user.email', address])
  }

  return {
    async changes() {
      const at = await standingOf(git)
      return {
        documents: (await changedSince(at?.since)).documents,
        drafts: [...drafts.all.values()].map(({ file, text }) => titleOf(file, Buffer.from(text))),
        way: at === undefined ? 'zip' : at.remote === undefined ? 'commit' : 'push',
        asksAuthor: at !== undefined && (await asksAuthor()),
      }
    },
    async publish({ author, choices }) {
      const before = await standingOf(git)
      if (before === undefined) {
        await inTurn(mark)
        return { done: 'marked' }
      }
      await expectQuiet(git)
      if (await asksAuthor()) await sign(author)
      const { remote } = before
      if (remote !== undefined) {
        await git.run(['fetch', '--no-tags', '--no-recurse-submodules', '--', remote])
        if (before.main === undefined) await git.ask(['remote', 'set-head', '--auto', '--', remote])
      }
      const [at, taken] = await inTurn(async () => {
        const at = (await standingOf(git)) ?? before
        const { documents } = await changedSince(at.since)
        const given = { message: messageOf(documents), choices: isGroup(choices) ? choices : {} }
        const taken = await commitContent(git, at, given)
        onChange()
        return [at, taken] as const
      })
      if (taken.clashes) return { clashes: taken.clashes.map(shownOf) }
      const { branch } = taken
      if (branch === undefined) return { done: 'current' }
      if (remote === undefined) return { done: 'committed', branch }
      const ref = `refs/heads/${branch}`
      await git.run(['push', '--no-recurse-submodules', '--', remote, `${ref}:${ref}`])
      const url = await git.run(['remote', 'get-url', '--', remote])
      return { done: 'proposed', branch, address: proposalOf(url, at.main?.name, branch) }
    },
    async zip() {
      const at = await standingOf(git)
      const { files, documents } = await changedSince(at && (await beginningOf(git, at)))
      const there = await filesThere()
      // Whoever gets a document sees it with all of its pictures.
      const shown = there.filter((file) => files.has(file) && kindOfFile(file)).map(posix.dirname)
      const sent = there.filter(
        (file) => files.has(file) || (isPictureFile(file) && shown.includes(posix.dirname(file))),
      )
      const gone = [...files.keys()].filter((file) => files.get(file) === 'removed')
      const note = new TextEncoder().encode(noteOf(documents, gone))
      const entries: Zippable = { [words.zip.note]: note }
      for (const file of sent) entries[file] = [await bytesOf(file), { level: isPictureFile(file) ? 0 : 6 }]
      return zipSync(entries)
    },
  }
}

/** A proposal's title and what it holds. In Albanian, as the titles in it: who reads proposals reads the site. */
function messageOf(documents: readonly ChangedDocument[]): string {
  const { title } = documents[0] ?? { title: words.content }
  const start = title.length > 50 ? `${title.slice(0, 49)}…` : title
  const subject = say(words.proposal, { title: start, count: Math.max(documents.length - 1, 0) })
  return `${[subject, '', ...documents.map((one) => `- ${lineOf(one)}`)].join('\n')}\n`
}

/** What is written for whoever unpacks the file. */
function noteOf(documents: readonly ChangedDocument[], gone: readonly string[]): string {
  const removed = gone.length === 0 ? [] : [words.zip.gone, ...gone, '']
  return [words.zip.intro, '', ...documents.map(lineOf), '', ...removed].join('\n')
}

function lineOf({ title, state, pictures }: ChangedDocument): string {
  return say(words.documents[state], { title, count: pictures })
}

/** The document that a picture lies beside; any other file stands for itself. */
function ownerOf(file: string): string {
  if (!isPictureFile(file)) return file
  const beside = ['index.mdx', 'index.yaml'].map((name) => `${posix.dirname(file)}/${name}`)
  return beside.find(kindOfFile) ?? file
}

function titleOf(file: string, bytes: Uint8Array = new Uint8Array()): string {
  const kind = kindOfFile(file)
  const title = kind && summaryOf(readParts(file, Buffer.from(bytes).toString())).title
  return title?.replace(/\s+/g, ' ').trim() || file.slice('content/'.length)
}

function shownOf({ id, file, mine, theirs }: Clash): FileClash {
  const isPicture = isPictureFile(file)
  const shown = (bytes: Buffer | undefined) =>
    isPicture && bytes ? `data:image;base64,${bytes.toString('base64')}` : bytes?.toString()
  return { id, title: titleOf(file, mine ?? theirs), isPicture, mine: shown(mine), theirs: shown(theirs) }
}
