import { strToU8, type Zippable, zipSync } from 'fflate'
import { contentFiles } from '../../../check/files.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { isGroup } from '../../../check/yaml/locate.ts'
import { type Disk, textIn } from '../../../util/disk/disk.ts'
import type { Limit } from '../../../util/limit.ts'
import * as posix from '../../../util/posix.ts'
import type { ChangedDocument, Changes, FileClash, Published } from '../../protocol.ts'
import words from '../../words/publish.json'
import { say } from '../../words/say.ts'
import { expectInside, readDisk } from '../access/files.ts'
import { cache } from '../commit.ts'
import type { Drafts } from '../drafts.ts'
import { mergeTexts } from '../merge.ts'
import { kindOfFile, readParts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { summaryOf } from '../summaries.ts'
import { type Clash, commitContent } from './commit-content.ts'
import { openGit } from './git.ts'
import { proposalOf } from './proposal.ts'
import { changedFiles, differing, expectQuiet, type Files, filesIn, standingOf } from './repository.ts'

/** What hands on what was saved. */
export type Publisher = ReturnType<typeof createPublisher>

/** Hands on by Git or, without a remote, in a file that holds what changed since the last one was marked as sent. */
export function createPublisher(options: {
  disk: Disk
  root: string
  drafts: Pick<Drafts, 'all'>
  inTurn: Limit
  onChange(): void
}) {
  const { disk, root, drafts, inTurn, onChange } = options
  const git = openGit(root)
  const memory = `${cache}/handed-on.json`

  async function digests(): Promise<Files> {
    const names = (await contentFiles(disk).list('content')).files.map((name) => `content/${name}`)
    return new Map(names.map((file) => [file, readDisk(disk, file).digest]))
  }

  async function mark(): Promise<void> {
    await disk.write(memory, JSON.stringify([...(await digests())]))
  }

  async function bytesOf(file: string): Promise<Uint8Array> {
    expectInside(disk, file)
    return disk.read(file) ?? new Uint8Array()
  }

  /** What changed since a commit or, without one, since the mark. The first to ask begins to remember. */
  async function changedSince(since?: string) {
    const isMarked = since === undefined
    if (isMarked && disk.kindOf(memory) === undefined) await mark()
    const before: Files = isMarked
      ? new Map(JSON.parse(textIn(disk, memory) ?? '[]'))
      : await filesIn(git, since)
    const others = isMarked ? differing(before, await digests()) : await changedFiles(git, since)
    const stateOf = (file: string) =>
      !before.has(file) ? 'new' : disk.kindOf(file) !== undefined ? 'changed' : 'removed'
    const documents = new Map<string, ChangedDocument>()
    for (const file of others) {
      const owner = ownerOf(file)
      const state = stateOf(owner)
      const isOld = state === 'removed' && !isMarked
      const bytes = isOld ? git.bytes(['cat-file', 'blob', `${since}:${owner}`]) : bytesOf(owner)
      // A link leads nowhere, and has no title.
      const title = titleOf(
        owner,
        await bytes.then(
          (own) => new TextDecoder().decode(own),
          () => '',
        ),
      )
      const pictures = (documents.get(owner)?.pictures ?? 0) + (isPictureFile(file) ? 1 : 0)
      documents.set(owner, { title, state, pictures })
    }
    return { others, stateOf, documents: [...documents.values()] }
  }

  async function asksAuthor(): Promise<boolean> {
    return (await git.ask(['var', 'GIT_COMMITTER_IDENT'])) === undefined
  }

  /** Keeps the name of whoever signs, for this copy of the project alone. */
  async function sign(author: unknown): Promise<void> {
    const { name = '', email = '' } = isGroup(author) ? author : {}
    const [own, address] = [String(name).trim(), String(email).trim()] as const
    const isName = /^[^-<>\p{C}][^<>\p{C}]{0,99}$/u.test(own)
    if (!isName || !/^[^-\s<>@\p{C}][^\s<>@\p{C}]*@[^\s<>@\p{C}]+$/u.test(address))
      throw new Refusal(422, words.noAuthor)
    await git.run(['config', '--local', 'user.name', own])
    await git.run(['config', '--local', 'user.email', address])
  }

  return {
    async changes(): Promise<Changes> {
      const at = await standingOf(git)
      return {
        documents: (await changedSince(at?.since)).documents,
        drafts: [...drafts.all.values()].map(({ file, text }) => titleOf(file, text)),
        way: at === undefined ? 'zip' : 'push',
        asksAuthor: at !== undefined && (await asksAuthor()),
      }
    },
    async publish({ author, choices }: Readonly<Record<string, unknown>>): Promise<Published> {
      const before = await standingOf(git)
      if (before === undefined) {
        await inTurn(mark)
        return { done: 'marked' }
      }
      const { remote } = before
      await expectQuiet(git)
      if (await asksAuthor()) await sign(author)
      await git.run(['fetch', '--no-tags', '--no-recurse-submodules', '--', remote])
      if (before.main === undefined) await git.ask(['remote', 'set-head', '--auto', '--', remote])
      const { clashes, branch } = await inTurn(async () => {
        const at = await standingOf(git)
        if (at?.main === undefined) throw new Refusal(409, words.unrelated)
        const { documents } = await changedSince(at.since)
        const given = { message: messageOf(documents), choices: isGroup(choices) ? choices : {} }
        return await commitContent(git, at, given).finally(onChange)
      })
      if (clashes.length > 0) return { clashes: clashes.map(shownOf) }
      if (branch === undefined) return { done: 'current' }
      const ref = `refs/heads/${branch}`
      await git.run(['push', '--no-recurse-submodules', '--', remote, `${ref}:${ref}`])
      const url = await git.run(['remote', 'get-url', '--', remote])
      return { done: 'proposed', branch, address: proposalOf(url, branch) }
    },
    async zip(): Promise<Uint8Array> {
      const { others, stateOf, documents } = await changedSince((await standingOf(git))?.since)
      const gone = others.filter((file) => stateOf(file) === 'removed')
      const entries: Zippable = { [words.zip.note]: strToU8(noteOf(documents, gone)) }
      // Whoever gets a document sees it with all of its pictures.
      for (const file of (await digests()).keys())
        if (others.includes(file) || others.includes(ownerOf(file)))
          entries[file] = [await bytesOf(file), { level: isPictureFile(file) ? 0 : 6 }]
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

function titleOf(file: string, text: string): string {
  const kind = kindOfFile(file)
  const title = kind && summaryOf(readParts(file, text)).title
  return title?.replace(/\s+/g, ' ').trim() || file.slice('content/'.length)
}

function shownOf({ id, file, base, mine, theirs }: Clash): FileClash {
  const isPicture = isPictureFile(file)
  const title = titleOf(file, String(mine ?? theirs ?? ''))
  if (!isPicture && mine && theirs)
    return { id, title, isPicture, passages: mergeTexts(String(base ?? ''), String(mine), String(theirs)) }
  const shown = (bytes: Buffer | undefined) =>
    isPicture && bytes ? `data:image;base64,${bytes.toString('base64')}` : bytes?.toString()
  return { id, title, isPicture, mine: shown(mine), theirs: shown(theirs) }
}
