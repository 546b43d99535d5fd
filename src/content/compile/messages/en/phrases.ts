import type { LooseValue } from '../../loose-values.ts'

/** `Did you mean “title”?`, or nothing where no guess is good enough. */
export function didYouMean(suggestion: string | undefined): string | undefined {
  return suggestion === undefined ? undefined : `Did you mean “${suggestion}”?`
}

/** `“a”, “b” or “c”`. */
export function oneOf(names: readonly string[]): string {
  return join(names, 'or')
}

/** `“a”, “b” and “c”`. */
export function allOf(names: readonly string[]): string {
  return join(names, 'and')
}

/** `Write, for example: title: …`, or a general hint where there is no example. */
export function writeLike(example: string | undefined, otherwise: string): string {
  if (example === undefined) return otherwise
  return `Write, for example: ${example.replaceAll(/\n\s*/g, ' ')}`
}

function join(names: readonly string[], word: 'and' | 'or'): string {
  const quoted = names.map((name) => `“${name}”`)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} ${word} ${quoted.at(-1)}`
}

/** What is wrong with the quotes around the value of an attribute or a property. */
export function quotesOf(form: LooseValue['form'], name: string): string {
  if (form === 'curly') return `The quotes of “${name}” are curly; only straight ones count here.`
  return form === 'bare' ? `“${name}” lacks its quotes.` : `“${name}” lacks one of its quotes.`
}

/** What to write in the place of an address of the guide. */
export const realAddress =
  'Write the real address in the place of the one with “…”, which is an example only.'
