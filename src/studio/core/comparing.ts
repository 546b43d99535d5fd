import type { Limit } from '../../util/limit.ts'
import { guidePages } from '../guide-pages.ts'
import type { Calls } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { decodeText, expectDocument } from './access/files.ts'
import { formOf } from './forms/forms.ts'
import { mergeTexts } from './merge.ts'
import { readDocument } from './parsed-document.ts'
import type { Given, Project } from './project.ts'
import type { Publisher } from './publish/publisher.ts'
import type { Versions } from './publish/versions.ts'
import { Refusal } from './refusal.ts'

/** The calls that compare a document with its versions and with what is published. */
export function createComparing(
  project: Project,
  { publisher, versions, mutex }: { publisher: Publisher; versions: Versions | undefined; mutex: Limit },
) {
  const { drafts, readThere } = project
  return {
    async versions({ file }: Given): Promise<Calls['versions']['response']> {
      return { versions: (await versions?.list(expectDocument(file))) ?? [] }
    },
    async version({ file, id }: Given): Promise<Calls['version']['response']> {
      const text = await versions?.read(expectDocument(file), String(id))
      if (text === undefined) throw new Refusal(404, words.noVersion)
      const opened = await mutex(() => project.open(file))
      return { text, passages: mergeTexts('', opened.text, text) }
    },
    async difference({ file: named }: Given): Promise<Calls['difference']['response']> {
      const isGuide = [...guidePages.values()].some((name) => named === `content/${name}`)
      const file = isGuide ? String(named) : expectDocument(named)
      const draft = isGuide ? undefined : drafts.get(file)
      const there = readThere(file).bytes
      const text = draft?.text ?? (there && decodeText(there))
      const now = draft?.isDeleted ? undefined : text
      const before = draft ? there : await publisher.before(file)
      if (text === undefined && before === undefined) throw new Refusal(404, words.noDocument)
      const { kind, values } = isGuide
        ? {}
        : readDocument(file, text ?? decodeText(before ?? new Uint8Array()))
      const fields = kind ? formOf(kind, values) : []
      if (before === undefined) return { fields }
      const theirs = decodeText(before)
      return { fields, passages: now === undefined ? [{ ours: '', theirs }] : mergeTexts('', now, theirs) }
    },
  }
}
