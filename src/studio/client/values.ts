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
  switch (act.act) {
    case 'set':
      return changedAt(values, act.path, () => act.value)
    case 'remove':
      return withoutAt(values, act.path)
    case 'insert':
      return changedAt(values, act.path, (list) => listOf(list).toSpliced(act.index, 0, act.value))
    case 'move':
      return changedAt(values, act.path, (list) => moved(listOf(list), act.from, act.to))
  }
}

/** A list with one of its items at another place: `to` is its index afterwards. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
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
export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index])
}

/** The problems that belong to a field itself, errors first. */
export function problemsAt(problems: readonly FormProblem[], path: Path): FormProblem[] {
  return errorsFirst(
    problems.filter((problem) => problem.path !== undefined && isSamePath(problem.path, path)),
  )
}

/** What keeps a document from being saved before what can wait. */
export function errorsFirst(problems: readonly FormProblem[]): FormProblem[] {
  return problems.toSorted(
    (one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'),
  )
}

function changedAt(values: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(values)
  if (typeof key === 'number') {
    const list = listOf(values).slice()
    list[key] = changedAt(list[key], rest, change)
    return list
  }
  const group = isHolder(values) ? (values as Group) : {}
  return { ...group, [key]: changedAt(group[key], rest, change) }
}

function withoutAt(values: unknown, path: Path): unknown {
  const [key, ...rest] = path
  if (key === undefined || !isHolder(values)) return values
  const holder = values as Group
  if (rest.length > 0)
    return key in holder ? changedAt(values, [key], (value) => withoutAt(value, rest)) : values
  if (Array.isArray(values)) return values.toSpliced(Number(key), 1)
  const { [key]: _gone, ...others } = holder
  return others
}

/** A list as far as a value is one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
