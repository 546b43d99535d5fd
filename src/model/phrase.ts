import { fillVariables } from './message/variables.ts'
import type { Word } from './schema/words.ts'

/**
 * The text of a word with its `{name}` parts filled in, where only text is possible (`aria-label`, titles).
 * @throws in builds, tests and development, if a value is missing: no visitor must see `{n}`.
 */
export function phrase(word: Word, values: Record<string, string | number> = {}): string {
  return phraseParts(typeof word === 'string' ? word : word.text, values).join('')
}

/** The pieces of a word's text, with values in place of its `{name}` parts. */
export function phraseParts<T>(text: string, values: Record<string, T>): (string | T)[] {
  return fillVariables(text, (name) => valueFor(values, name))
}

function valueFor<T>(values: Record<string, T>, name: string): T {
  const value = values[name]
  // Published pages do not throw: a visitor could do nothing about the error.
  if ((import.meta.env.SSR || import.meta.env.DEV) && value === undefined)
    throw new Error(`No value for {${name}} in an interface word`)
  return value as T
}
