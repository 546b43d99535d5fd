import { join, posix } from 'node:path'
import type { CheckedContent } from '../../check/check.ts'
import { printDay } from '../../check/dates.ts'
import { isNumbered, type Kind } from '../../check/documents/kinds.ts'
import type { ContentFiles } from '../../check/files.ts'
import { isGroup } from '../../check/yaml/locate.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { numberIn } from '../../tools/new/create.ts'
import { listFiles } from '../../util/list-files.ts'
import { sha256 } from '../../util/sha256.ts'
import type { Act } from '../protocol.ts'
import { say } from '../words/say.ts'
import serverWords from '../words/server.json'
import trashWords from '../words/trash.json'
import { expectDocument, expectInside, readDisk, textOf } from './access/files.ts'
import type { Change, Committer } from './commit.ts'
import type { Drafts } from './drafts.ts'
import { applyActs } from './edits/apply.ts'
import { type Parts, readParts } from './parts.ts'
import { Refusal } from './refusal.ts'
import { summaryOf } from './summaries.ts'

const words = trashWords.refusals

/** Where numbers of removed documents are listed. */
const site = 'content/site.yaml'

type Given = Readonly<Record<string, unknown>>
type Opened = { file: string; kind: Kind; text: string; revision: number; isDraft: boolean }

/** Deletes documents and brings them back. What the plan of a deletion has written down is the trash. */
export function createTrash(options: {
  root: string
  drafts: Drafts
  files: ContentFiles
  committer: Committer
  check(files: ContentFiles): Promise<Pick<CheckedContent, 'findings'>>
  openText(file: unknown): Promise<Opened>
  /** All documents, drafts as they would be saved. */
  readAll(): Promise<readonly Parts[]>
  onChange(): void
}) {
  const { root, drafts, files, committer, check, openText, readAll, onChange } = options

  /** The files of a document on the disk, the deepest first, so that no folder is left. */
  async function filesOf(file: string, kind: Kind): Promise<string[]> {
    if (!isNumbered(kind)) throw new Refusal(403, words.notRemovable)
    const folder = posix.dirname(file)
    const names = documentKinds[kind].ownFolder ? listFiles(join(root, folder)) : [posix.basename(file)]
    const depth = (name: string) => name.split('/').length
    const own = names.toSorted((one, other) => depth(other) - depth(one)).map((name) => `${folder}/${name}`)
    for (const one of own) await expectInside(root, one)
    return own
  }

  async function linksNowhere(from: ContentFiles): Promise<Map<string, string>> {
    const { findings } = await check(from)
    const missing = findings.filter(({ rule }) => rule.startsWith('link/missing-'))
    return new Map(
      missing.map(({ place: { source, start } }) => [`${source.file} ${start}`, source.file] as const),
    )
  }

  async function isGiven(id: number | undefined, { file, kind }: Pick<Opened, 'file' | 'kind'>) {
    const others = (await readAll()).filter((other) => other.kind === kind && other.file !== file)
    return others.some(({ values }) => isGroup(values) && values.id === id)
  }

  /** The settings with a number among the removed ones, or without it; all else in them stays. */
  async function retire(kind: Kind, id: number | undefined, isRemoved: boolean): Promise<Change[]> {
    if (!isNumbered(kind) || id === undefined) return []
    const text = textOf(readDisk(await expectInside(root, site)).bytes ?? new Uint8Array())
    const settings = readParts(site, text)
    const { values } = settings
    const path = ['retired', documentKinds[kind].list]
    const retired = isGroup(values) && isGroup(values.retired) ? values.retired : {}
    const numbers = retired[documentKinds[kind].list] ?? []
    if (!isGroup(values) || !Array.isArray(numbers) || drafts.all.has(site))
      throw new Refusal(409, words.site)
    const at = numbers.indexOf(id)
    if (isRemoved === at >= 0) return []
    const emptied = Object.keys(retired).length === 1 ? ['retired'] : path
    const act: Act = isRemoved
      ? { act: 'insert', path, index: numbers.length, value: id }
      : { act: 'remove', path: numbers.length === 1 ? emptied : [...path, at] }
    const changed = applyActs(settings, [act])
    return [{ file: site, bytes: new TextEncoder().encode(changed.text) }]
  }

  async function earlierText(kept: string, file: string): Promise<string> {
    const [change] = await committer.earlier(kept, file)
    return textOf(change?.bytes ?? new Uint8Array())
  }

  return {
    /** The documents in which the check finds links that lead nowhere once this one is left out. */
    async links(given: Given) {
      const { file, kind, text, revision } = await openText(given.file)
      const own = new Set(await filesOf(file, kind))
      const without: ContentFiles = {
        ...files,
        async list(folder) {
          const listing = await files.list(folder)
          return { ...listing, files: listing.files.filter((name) => !own.has(`${folder}/${name}`)) }
        },
      }
      const [known, lost] = [await linksNowhere(files), await linksNowhere(without)]
      const linking = new Set([...lost].flatMap(([place, name]) => (known.has(place) ? [] : name)))
      const all = (await readAll()).filter((other) => linking.has(other.file))
      const id = numberIn(text)
      const links = all.map((one) => ({ file: one.file, title: summaryOf(one).title }))
      return { links, revision, ...(id !== undefined && { id }) }
    },
    async remove(given: Given) {
      const { file, kind, text, revision, isDraft } = await openText(given.file)
      if (given.revision !== revision) throw new Refusal(409, serverWords.refusals.otherRevision)
      const own = await filesOf(file, kind)
      if (isDraft) throw new Refusal(409, words.hasDraft)
      const id = numberIn(text)
      const retired = (await isGiven(id, { file, kind })) ? [] : await retire(kind, id, true)
      const digests = own.map((name) => readDisk(join(root, name)).digest)
      const kept = `trash/${sha256([file, ...digests].join(), 16)}`
      const gone = own.map((name) => ({ file: name, bytes: undefined }))
      await committer.commit(file, [...gone, ...retired], { kept })
      onChange()
      return { gone: true as const }
    },
    async trash() {
      const deleted = (await committer.kept('trash')).map(async ({ name, document, at }) => {
        const { file, kind } = expectDocument(document)
        const { title } = summaryOf(readParts(file, await earlierText(name, file)))
        return { name, kind, title, day: printDay(at.toLocaleDateString('sv')) }
      })
      return { deleted: await Promise.all(deleted) }
    },
    async restore(given: Given) {
      const { name, document } = (await committer.kept('trash')).find((one) => one.name === given.name) ?? {}
      if (name === undefined) throw new Refusal(404, words.notInTrash)
      const { file, kind } = expectDocument(document)
      const all = await committer.earlier(name)
      const own = all.filter((change) => change.file !== site)
      for (const change of own) {
        const { digest } = readDisk(await expectInside(root, change.file))
        if (digest !== '' || drafts.all.has(change.file))
          throw new Refusal(409, say(words.occupied, { file: change.file }))
      }
      const id = numberIn(await earlierText(name, file))
      const isRetired = own.length < all.length
      if (isRetired && (await isGiven(id, { file, kind })))
        throw new Refusal(409, say(words.numberGiven, { id }))
      const changes = isRetired ? [...own, ...(await retire(kind, id, false))] : own
      await committer.commit(file, changes, { kept: name, forgets: true })
      onChange()
      return { file }
    },
  }
}
