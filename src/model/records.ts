/** Objects with known names. TypeScript types the names of an object as any text: these functions alone assert which they are. */

/** The names of an object that has no others than its type says, such as a table of the code. */
export function keysOf<Name extends string>(source: { readonly [One in Name]?: unknown }): Name[] {
  return Object.keys(source) as Name[]
}

/** An object with a value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>
}

/** A copy of some fields of an object. */
export function pick<Source extends object, Name extends keyof Source & string>(
  source: Source,
  ...names: readonly Name[]
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>
}

/** A copy of an object without some of its fields. */
export function omit<Source extends object, Name extends keyof Source & string>(
  source: Source,
  ...names: readonly Name[]
): Omit<Source, Name> {
  const omitted: ReadonlySet<string> = new Set(names)
  return Object.fromEntries(Object.entries(source).filter(([name]) => !omitted.has(name))) as Omit<
    Source,
    Name
  >
}
