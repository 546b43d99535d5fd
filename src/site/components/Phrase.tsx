import { createElement, Fragment, type ReactNode } from 'react'
import { phraseParts } from '../../model/phrase.ts'
import type { Word } from '../../model/schema/words.ts'

export { phrase } from '../../model/phrase.ts'

/** Shows an interface word in its own language, with `{name}` parts filled in by text or elements. */
export function Phrase({ of: word, values = {} }: { of: Word; values?: Record<string, ReactNode> }) {
  if (typeof word === 'string') return inPlace(word, values)
  return <span lang={word.lang}>{inPlace(word.text, values)}</span>
}

function inPlace(text: string, values: Record<string, ReactNode>): ReactNode {
  // As arguments, not as an array: the pieces never change places and need no keys.
  return createElement(Fragment, null, ...phraseParts(text, values))
}
