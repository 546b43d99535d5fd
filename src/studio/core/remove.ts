import { isNumbered, type Kind, kinds } from '../../check/documents/kinds.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { numberIn } from '../../new/numbers.ts'
import { filesBelow } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import coreWords from '../words/core.json'
import { refusals as words } from '../words/trash.json'
import { expectInside } from './access/files.ts'
import { withReplacedFiles } from './overlay.ts'
import type { Given, Project } from './project.ts'
import { Refusal } from './refusal.ts'
import { retiredIn, site } from './retired.ts'
import { summaryOf } from './summaries.ts'

/** Removes documents: a removal is a draft until it is published. */
export function createRemoval({ disk, drafts, files, check, open, readAll, onChange }: Project) {
  /** The files of a document on the disk. */
  function filesOf(file: string, kind: Kind): string[] {
    if (!isNumbered(kind) && !kinds[kind].isOptional) throw new Refusal(403, words.notRemovable)
    const folder = posix.dirname(file)
    const ownFolder = isNumbered(kind) && documentKinds[kind].ownFolder
    const names = ownFolder ? filesBelow(disk, folder) : [posix.basename(file)]
    const own = names.map((name) => `${folder}/${name}`)
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

  return {
    /** The documents with links that lead nowhere once this document is deleted. */
    async links(given: Given) {
      const { file, kind, text, revision } = await open(given.file)
      const [before, lost] = [await linksNowhere([]), await linksNowhere(filesOf(file, kind))]
      const linking = new Set([...lost].flatMap(([place, name]) => (before.has(place) ? [] : name)))
      const all = (await readAll()).filter((other) => linking.has(other.file))
      const id = numberIn(text)
      const links = all.map((one) => ({ file: one.file, title: summaryOf(one).title }))
      return { links, revision, ...(id !== undefined && { id }) }
    },
    async remove(given: Given) {
      const opened = await open(given.file)
      const { file, kind, text, revision, base } = opened
      if (given.revision !== revision) throw new Refusal(409, coreWords.refusals.otherRevision)
      filesOf(file, kind)
      if (base === '') throw new Refusal(409, words.notPublished)
      const isNumberListed = isNumbered(kind) && numberIn(text) !== undefined
      if (isNumberListed && retiredIn(await open(site)) === undefined) throw new Refusal(409, words.site)
      await drafts.write({ ...opened, isDeleted: true })
      onChange()
      return { gone: true as const }
    },
  }
}
