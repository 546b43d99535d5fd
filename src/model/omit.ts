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
