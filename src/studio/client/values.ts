import type { Act, FormField, FormProblem, Path } from '../protocol.ts'

/** An act on a field, whose effect on the form needs no server. */
export type FieldAct = Extract<Act, { path: Path }>

type Group = Readonly<Record<string, unknown>>

/** The value at the end of a path; undefined where the way ends before. */
export function valueAt(values: unknown, path: Path): unknown {
  return path.reduce((value, key) => (isHolder(value) ? (value as Group)[key] : undefined), values)
}

/** A value as it stands in a control. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The values after an act. What the act does not touch stays the same object, so that its fields need no new look. */
export function applyAct(values: unknown, act: FieldAct): unknown {
  const isOfList = act.act === 'insert' || act.act === 'move'
  const way = isOfList ? act.path : act.path.slice(0, -1)
  const key = act.path.at(-1) ?? ''
  const after: unknown = structuredClone(values ?? {})
  let holder = after as Record<string | number, unknown>
  for (const [depth, step] of way.entries()) {
    if (!isHolder(holder[step])) {
      if (act.act === 'remove') return values
      holder[step] = isOfList && depth === way.length - 1 ? [] : {}
    }
    holder = holder[step] as typeof holder
  }
  const list: unknown[] | undefined = Array.isArray(holder) ? holder : undefined
  if (act.act === 'set') holder[key] = act.value
  else if (act.act === 'insert') list?.splice(act.index, 0, act.value)
  else if (act.act === 'move') list?.splice(act.to, 0, ...list.splice(act.from, 1))
  else if (list) list.splice(Number(key), 1)
  else delete holder[key]
  return keepEqual(values, after)
}

/** `after`, in which all that is equal in `before` is the very object of `before`. */
export function keepEqual<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isHolder(before) || !isHolder(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = before as Group
  const entries = Object.entries(after as Group).map(
    ([key, value]) => [key, keepEqual(old[key], value)] as const,
  )
  const isSame =
    entries.length === Object.keys(old).length &&
    entries.every(([key, value]) => key in old && Object.is(old[key], value))
  if (isSame) return before as Value
  return (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value
}

/** The name of a path in ids and keys. */
export function pathId(path: Path): string {
  return `fusha.${path.join('.')}`
}

/** What a form calls the fields on the way along a path: an item of a list has the list's name and its number. */
export function labelsOf(fields: readonly FormField[], path: Path = []): string[] {
  const labels: string[] = []
  let inner: readonly FormField[] = fields
  for (const key of path) {
    const field = typeof key === 'number' ? inner[0] : inner.find((one) => one.key === key)
    if (typeof key === 'number') labels.push(`${labels.pop() ?? ''} ${key + 1}`.trim())
    else if (field !== undefined) labels.push(field.label)
    inner = field?.fields ?? []
  }
  return labels
}

/** Whether two paths lead to the same field. */
export function isSamePath(one: Path = [], other: Path = []): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index])
}

/** The problems that belong to a field itself: what keeps a document from being saved before what can wait. */
export function problemsAt(problems: readonly FormProblem[], path: Path): FormProblem[] {
  const own = problems.filter((problem) => problem.path !== undefined && isSamePath(problem.path, path))
  return own.toSorted((one, other) => one.severity.localeCompare(other.severity))
}

/** A list as far as a value is one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
