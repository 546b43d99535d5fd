/**
 * The pieces of a text, with values in place of its `{name}` variables. Words of the site have no other syntax of
 * messages, so that visitors do not load the parser of `format.ts`.
 */
export function fillVariables<T>(text: string, valueFor: (name: string) => T): (string | T)[] {
  // `split` returns texts and names in turn.
  return text.split(/\{(\w+)\}/).map((part, position) => (position % 2 === 1 ? valueFor(part) : part))
}

/**
 * Fills in the variables of an HTML file, in which any other brace is code.
 *
 * @throws an Error if a variable has no value
 */
export function fillTemplate(html: string, values: Readonly<Record<string, string>>): string {
  const valueFor = (name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}}`)
    return value
  }
  return fillVariables(html, valueFor).join('')
}
