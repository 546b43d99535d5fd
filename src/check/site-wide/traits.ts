/** The fields by which a document is recognised after its file was renamed, as `title: Era`: its title and its days. */
export type Traits = readonly string[]

/** The traits in the lines of a document; a line of its body counts only where the field is missing. */
export function traitsOf(lines: readonly string[]): Traits {
  const values = new Map<string, string>()
  for (const line of lines) {
    const [, name = '', , value] =
      /^(title|start|end|published):[ \t]*(["']?)(\S.*?)\2[ \t]*$/.exec(line) ?? []
    if (value !== undefined && !values.has(name)) values.set(name, value)
  }
  return [...values].map(([name, value]) => `${name}: ${value}`)
}

/** Whether two documents with the same number are the same one: a trait agrees, or the traits of one are unknown. */
export function isSameDocument(a: Traits, b: Traits): boolean {
  return a.length === 0 || b.length === 0 || a.some((trait) => b.includes(trait))
}
