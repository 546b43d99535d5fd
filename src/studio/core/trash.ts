import { isNumbered, type Kind, kinds } from '../../check/documents/kinds.ts'
import { printDay } from '../../model/dates.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { numberIn } from '../../new/numbers.ts'
import { filesBelow } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import coreWords from '../words/core.json'
import { format } from '../words/format.ts'
import { blanks } from '../words/local.json'
import { refusals as words } from '../words/trash.json'
import { decodeText, expectInside, readDisk } from './access/files.ts'
import type { Change } from './commit.ts'
import { withReplacedFiles } from './overlay.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import type { Given, Project } from './project.ts'
import { Refusal } from './refusal.ts'
import { retiredIn, site, withNumber } from './retired.ts'
import { ownerOf } from './save-changes.ts'
import { summaryOf } from './summaries.ts'

/** Deletes documents and brings them back. The trash holds plans of deletions and discarded drafts of new documents. */
export function createTrash(project: Project) {
  const { disk, drafts, files, committer, check, isTaken, open, readAll, onChange } = project

  /** The files of a document on the disk, the deepest first, so that their removal leaves no empty folder. */
  function filesOf(file: string, kind: Kind): string[] {
    if (!isNumbered(kind) && !kinds[kind].isOptional) throw new Refusal(403, words.notRemovable)
    const folder = posix.dirname(file)
    const ownFolder = isNumbered(kind) && documentKinds[kind].ownFolder
    const names = ownFolder ? filesBelow(disk, folder) : [posix.basename(file)]
    const depth = (name: string) => name.split('/').length
    const own = names.toSorted((one, other) => depth(other) - depth(one)).map((name) => `${folder}/${name}`)
    for (const one of own) expectInside(disk, one)
    return own
  }

  /** The places of links that lead nowhere without some files, each with the document that has the link. */
  async function linksNowhere(without: readonly string[]): Promise<Map<string, string>> {
    const removed = new Map(without.map((file) => [file, undefined]))
    const { findings } = await check(withReplacedFiles(files, removed))
    const missing = findings.filter(({ rule }) => rule.startsWith('link/missing-'))
    return new Map(missing.map(({ place: { source, start } }) => [`${source.file} ${start}`, source.file]))
  }

  /** The change of the settings that adds a document's number to the removed ones, or takes it off; none if done. */
  async function numberChange(document: ParsedDocument, to: 'retired' | 'in use'): Promise<Change[]> {
    const { file, kind, text } = document
    const isRemoved = to === 'retired'
    const id = numberIn(text)
    if (!isNumbered(kind) || id === undefined) return []
    const others = (await readAll()).filter((other) => other.kind === kind && other.file !== file)
    const isGiven = others.some(({ values }) => values?.id === id)
    if (isGiven && isRemoved) return []
    if (isGiven) throw new Refusal(409, format(words.numberGiven, { id }))
    const opened = await open(site)
    if (retiredIn(opened) === undefined || opened.isDraft) throw new Refusal(409, words.site)
    const { text: settings } = withNumber(opened, documentKinds[kind].list, id, to)
    return settings === opened.text ? [] : [{ file: site, data: settings, before: opened.base }]
  }

  function openEarlier(kept: string, file: string): ParsedDocument {
    const [change] = committer.earlier(kept, file)
    return readDocument(file, decodeText(change?.data ?? new Uint8Array()))
  }

  /** Refuses a taken place, and says which document, or which file beside none, stands there. */
  async function expectFree(file: string): Promise<void> {
    expectInside(disk, file)
    if (!isTaken(file)) return
    const there = (await readAll()).find((one) => one.file === ownerOf(file))
    const title = there && (summaryOf(there).title || blanks.title)
    const name = posix.basename(file)
    throw new Refusal(409, title ? format(words.occupied, { title }) : format(words.occupiedByFile, { name }))
  }

  async function restore(given: Given): Promise<{ file: string }> {
    const draft = drafts.discarded().find(({ name }) => name === given.name)
    if (draft) {
      await expectFree(draft.file)
      await drafts.restore(draft)
      onChange()
      return { file: draft.file }
    }
    const deleted = committer.kept('trash').find(({ kept }) => kept === given.name)
    if (deleted === undefined) throw new Refusal(404, words.notInTrash)
    const { kept, document: file } = deleted
    const all = committer.earlier(kept)
    const own = all.filter((change) => change.file !== site)
    for (const change of own) await expectFree(change.file)
    const isRetired = own.length < all.length
    const settings = isRetired ? await numberChange(openEarlier(kept, file), 'in use') : []
    // What somebody else wrote meanwhile takes the place, or stays in the settings.
    if (!(await committer.commit(file, [...own, ...settings], { kept, forgets: true })))
      return await restore(given)
    onChange()
    return { file }
  }

  return {
    /** The documents with links that lead nowhere once this document is deleted. */
    async links(given: Given) {
      const { file, kind, text, revision } = await open(given.file)
      const [known, lost] = [await linksNowhere([]), await linksNowhere(filesOf(file, kind))]
      const linking = new Set([...lost].flatMap(([place, name]) => (known.has(place) ? [] : name)))
      const all = (await readAll()).filter((other) => linking.has(other.file))
      const id = numberIn(text)
      const links = all.map((one) => ({ file: one.file, title: summaryOf(one).title }))
      return { links, revision, ...(id !== undefined && { id }) }
    },
    async remove(given: Given) {
      const opened = await open(given.file)
      const { file, kind, revision, isDraft } = opened
      if (given.revision !== revision) throw new Refusal(409, coreWords.refusals.otherRevision)
      const own = filesOf(file, kind)
      if (isDraft) throw new Refusal(409, words.hasDraft)
      const seen = (name: string) => readDisk(disk, name).digest
      const gone = own.map((name) => ({ file: name, data: undefined, before: seen(name) }))
      const retired = await numberChange(opened, 'retired')
      const kept = `trash/${sha256([file, ...gone.map(({ before }) => before)].join(), 16)}`
      if (!(await committer.commit(file, [...gone, ...retired], { kept })))
        throw new Refusal(409, coreWords.refusals.otherRevision)
      onChange()
      return { gone: true as const }
    },
    async trash() {
      const documents = committer.kept('trash').map(({ kept, document, at }) => {
        return { name: kept, parsed: openEarlier(kept, document), at, isDraft: false }
      })
      const discarded = drafts.discarded().map(({ name, file, text, at }) => {
        return { name, parsed: readDocument(file, text), at, isDraft: true }
      })
      const all = [...documents, ...discarded].toSorted((one, other) => +other.at - +one.at)
      const deleted = all.map(({ name, parsed, at, isDraft }) => {
        const day = printDay(at.toLocaleDateString('sv'))
        const { label, title } = summaryOf(parsed)
        return { name, label, title, day, isDraft }
      })
      return { deleted }
    },
    restore,
  }
}
