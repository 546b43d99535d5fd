import type { Operation } from '../protocol.ts'
import { decodeText } from './access/files.ts'
import { readOperation } from './access/read-operation.ts'
import { applyOperation } from './edits/apply.ts'
import { derivedOperations } from './forms/derive.ts'
import type { Problem } from './forms/problems.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import type { Project } from './project.ts'

/** Applies operations to texts of a project's documents, and writes nothing. */
export function createOperations(
  { readThere }: Pick<Project, 'readThere'>,
  problemsIn: (parsed: ParsedDocument) => Promise<Problem[]>,
) {
  /** The text of a document after an operation and the operations that follow from it. */
  async function textAfter(before: ParsedDocument, meant: Operation): Promise<string> {
    const problems = meant.op.startsWith('fix') ? await problemsIn(before) : []
    const { bytes } = readThere(before.file)
    const there = bytes && readDocument(before.file, decodeText(bytes))
    const after = applyOperation(before, meant, there, problems)
    return derivedOperations(meant, after, there).reduce((now, one) => applyOperation(now, one, there), after)
      .text
  }

  /** The document with a text after operations that a call gives. */
  async function allAfter(
    file: string,
    text: string,
    operations: readonly unknown[],
  ): Promise<ParsedDocument> {
    let parsed = readDocument(file, text)
    for (const one of operations) parsed = readDocument(file, await textAfter(parsed, readOperation(one)))
    return parsed
  }

  return { textAfter, allAfter }
}
