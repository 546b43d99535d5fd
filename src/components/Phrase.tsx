import { createElement, Fragment, type ReactNode } from 'react'
import type { Word } from '../content/schema/words.ts'

/** Shows an interface word in its own language, with `{name}` parts filled in by text or elements. */
export function Phrase({ of: word, values = {} }: { of: Word; values?: Record<string, ReactNode> }) {
  if (typeof word === 'string') return filled(word, values)
  return <span lang={word.lang}>{filled(word.text, values)}</span>
}

/**
 * The text of a word with its `{name}` parts filled in, where only text can stand (`aria-label`, titles).
 * @throws when a part of the word has no value: a forgotten value must not reach a visitor as `{n}`.
 */
export function phrase(word: Word, values: Record<string, string | number> = {}): string {
  return parts(typeof word === 'string' ? word : word.text)
    .map((part, position) => (isName(position) ? String(valueFor(values, part)) : part))
    .join('')
}

function filled(text: string, values: Record<string, ReactNode>): ReactNode {
  const pieces = parts(text).map((part, position) => (isName(position) ? valueFor(values, part) : part))
  // As arguments, not as a list: each piece is where it is, and needs no key.
  return createElement(Fragment, null, ...pieces)
}

/** Texts and the names between them, by turns. */
function parts(text: string): string[] {
  return text.split(/\{(\w+)\}/)
}

function isName(position: number): boolean {
  return position % 2 === 1
}

function valueFor<T>(values: Record<string, T>, name: string): T {
  const value = values[name]
  if (value === undefined) throw new Error(`No value for {${name}} in an interface word`)
  return value
}
