import type { ListOf } from '../../model/document-kinds.ts'
import type { AnyResult } from '../documents/check.ts'
import { numberedKindPairs } from '../documents/kinds.ts'
import { isSameDocument, type Traits, traitsOf } from './traits.ts'

/** Public numbers according to the Git history. */
export type History = {
  /** Whether the history is complete, not a shallow clone. */
  isWhole: boolean
  /** The numbers of removed documents and of the documents of the last commit, with their files. */
  bearers: readonly Bearer[]
}

/** A document that has a number in the last commit, or had one when it was removed. */
export type Bearer = {
  list: ListOf
  id: number
  file: string
  /** Whether a commit removed it. A renamed or restored document is not removed. */
  isRemoved: boolean
  traits: Traits
}

/** The documents that a commit or the working tree has removed. */
export function removedBearers(results: readonly AnyResult[], history: History | undefined): Bearer[] {
  const files = new Set(results.map(({ file }) => file))
  const isMissing = ({ isRemoved, file }: Bearer) => isRemoved || !files.has(file)
  return numberedKindPairs.flatMap(([kind, { list }]) => {
    const missing = (history?.bearers ?? []).filter((one) => one.list === list && isMissing(one))
    const own = results.filter((result) => result.kind === kind)
    return missing.filter(
      ({ id, traits }) =>
        !own.some(
          (one) => one.id?.value === id && isSameDocument(traitsOf(one.source.text.split(/\r?\n/)), traits),
        ),
    )
  })
}
