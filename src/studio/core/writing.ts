import { isPictureFile } from '../../check/pictures/pictures.ts'
import { isGroup } from '../../check/yaml/locate.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import type { Act, Calls, OpenDocument } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { decodeText, expectDocument } from './access/files.ts'
import { readAct } from './access/read-act.ts'
import { beginDraft, newPathOf } from './create.ts'
import { applyAct } from './edits/apply.ts'
import { derivedActs } from './forms/derive.ts'
import type { Problem } from './forms/problems.ts'
import { mergedText, mergeTexts } from './merge.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import type { Given, OpenFile, Project } from './project.ts'
import { Refusal } from './refusal.ts'
import { changesOf } from './save-changes.ts'

/** The calls that write a document: its acts, its save and the undo of that save. */
export function createWriting(
  project: Project,
  studio: {
    problemsIn(parsed: ParsedDocument): Promise<Problem[]>
    show(file: unknown): Promise<OpenDocument>
  },
) {
  const { disk, drafts, committer, readThere, open, onChange } = project
  const { problemsIn, show } = studio

  /** Opens the document of a call; refuses the call if it was made on another text of the document. */
  async function openAt(given: Given): Promise<OpenFile> {
    const opened = await open(given.file)
    if (given.revision !== opened.revision) throw new Refusal(412, words.otherRevision)
    return opened
  }

  /** The text of a document after an act and the acts that follow from it. */
  async function textAfter(before: ParsedDocument, meant: Act): Promise<string> {
    const problems = meant.act.startsWith('fix') ? await problemsIn(before) : []
    const { bytes } = readThere(before.file)
    const there = bytes && readDocument(before.file, decodeText(bytes))
    const after = applyAct(before, meant, there, problems)
    return derivedActs(meant, after, there).reduce((now, one) => applyAct(now, one, there), after).text
  }

  /** Keeps a new text of a document as its draft. A document that was never saved moves if its year changes. */
  async function keep(opened: OpenFile, text: string): Promise<OpenDocument> {
    const { file, base, original, pictures, isDraft } = opened
    const { digest } = readThere(file)
    if (digest === base && original === text && pictures.length === 0) {
      // The file has the same text: no draft is needed.
      await drafts.remove(file)
      onChange()
    } else {
      await drafts.write({ ...opened, text })
      const to = base === '' ? newPathOf(readDocument(file, text), project) : undefined
      if (to !== undefined) await drafts.move(file, to)
      onChange(isDraft && to === undefined ? file : undefined)
    }
    return await show(file)
  }

  async function act(given: Given): Promise<OpenDocument> {
    const opened = await openAt(given)
    return await keep(opened, await textAfter(opened, readAct(given.act)))
  }

  async function merge(given: Given): Promise<Calls['merge']['gives']> {
    const opened = await open(given.file)
    const { file, text } = opened
    const { seen, lost } = given
    if (typeof seen !== 'string' || !Array.isArray(given.acts)) throw new Refusal(400, words.malformed)
    const after = async (before: string, acts: readonly unknown[]) => {
      let parsed = readDocument(file, before)
      for (const one of acts) parsed = readDocument(file, await textAfter(parsed, readAct(one)))
      return parsed
    }
    const begun = lost === undefined ? seen : (await after(seen, [lost])).text
    const mine = await after(begun, given.acts)
    const passages = mergeTexts(begun === text ? begun : seen, mine.text, text)
    const merged = mergedText(passages)
    if (merged === undefined) return { document: await show(file), conflict: passages }
    const document = await keep(opened, merged)
    return { document, mine: { text: mine.text, values: mine.values, body: mine.body } }
  }

  async function save(given: Given): Promise<Calls['save']['gives']> {
    let opened = await openAt(given)
    let { chosen } = given
    // Each round saves what the round before it, or somebody else, has written meanwhile.
    while (opened.isDraft) {
      const { file, text, base, original } = opened
      const { bytes, digest } = readThere(file)
      if (digest === base) {
        const document = await show(file)
        if (document.problems.some(({ severity }) => severity === 'error')) return { saved: false, document }
        if (await committer.commit(file, changesOf(opened, disk, drafts), { draft: sha256(text, 64) })) {
          onChange()
          break
        }
      } else {
        const there = bytes ? decodeText(bytes) : ''
        const passages = mergeTexts(original, text, there)
        const seen = isGroup(chosen) && chosen.disk === there ? chosen.text : undefined
        const merged = typeof seen === 'string' ? seen : mergedText(passages)
        if (merged === undefined)
          return { saved: false, document: await show(file), conflict: { disk: there, passages } }
        await keep({ ...opened, base: digest, original: there }, merged)
        chosen = undefined
      }
      opened = await open(file)
    }
    return { saved: true, document: await show(opened.file) }
  }

  async function undo(given: Given): Promise<OpenDocument> {
    const file = expectDocument(given.file)
    const changes = drafts.all.has(file) ? undefined : committer.before(file)
    if (changes === undefined) throw new Refusal(409, words.nothingToUndo)
    const gone = changes.filter(({ data }) => data === undefined).map((change) => change.file)
    // A document that the save added is a draft again, with its pictures.
    const isDraft = gone.includes(file)
    const pictures = gone
      .filter(isPictureFile)
      .map((name) => [posix.basename(name), disk.read(name)] as const)
    try {
      const text = decodeText(readThere(file).bytes ?? new Uint8Array())
      if (isDraft) await beginDraft(drafts, { file, text }, new Map(pictures))
      if (!(await committer.commit(file, changes))) throw new Refusal(409, words.nothingToUndo)
    } catch (error) {
      if (isDraft) await drafts.remove(file).catch(() => undefined)
      throw error
    }
    onChange()
    return await show(file)
  }

  return { openAt, act, merge, save, undo }
}
