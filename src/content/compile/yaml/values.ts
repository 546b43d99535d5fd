type Path = readonly PropertyKey[]

/** The value that a path leads to; undefined where it leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, segment) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[segment],
    value,
  )
}

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
