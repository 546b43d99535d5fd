import type { Act } from '../protocol.ts'
import { decodeText } from './access/files.ts'
import { readAct } from './access/read-act.ts'
import { applyAct } from './edits/apply.ts'
import { derivedActs } from './forms/derive.ts'
import type { Problem } from './forms/problems.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import type { Project } from './project.ts'

/** Applies acts to texts of a project's documents, and writes nothing. */
export function createActing(
  { readThere }: Pick<Project, 'readThere'>,
  problemsIn: (parsed: ParsedDocument) => Promise<Problem[]>,
) {
  /** The text of a document after an act and the acts that follow from it. */
  async function textAfter(before: ParsedDocument, meant: Act): Promise<string> {
    const problems = meant.act.startsWith('fix') ? await problemsIn(before) : []
    const { bytes } = readThere(before.file)
    const there = bytes && readDocument(before.file, decodeText(bytes))
    const after = applyAct(before, meant, there, problems)
    return derivedActs(meant, after, there).reduce((now, one) => applyAct(now, one, there), after).text
  }

  /** The document with a text after acts that a call gives. */
  async function allAfter(file: string, text: string, acts: readonly unknown[]): Promise<ParsedDocument> {
    let parsed = readDocument(file, text)
    for (const one of acts) parsed = readDocument(file, await textAfter(parsed, readAct(one)))
    return parsed
  }

  return { textAfter, allAfter }
}
