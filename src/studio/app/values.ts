import type { Operation, Path } from '../protocol.ts'

/** An operation on a field, which the form can apply without the core. */
export type FieldOperation = Extract<Operation, { path: Path }>

/** An operation on a list as a whole, or the removal of one of its items. */
export type ListOperation = Exclude<FieldOperation, { op: 'set' }>

type Holder = Record<string | number, unknown>

/** The value at the end of a path; undefined if the path leads nowhere. */
export function valueAt(values: unknown, path: Path): unknown {
  return path.reduce((value, key) => (isHolder(value) ? value[key] : undefined), values)
}

/**
 * The path at which a value is after items of its list have moved; undefined if its item is gone.
 *
 * @param path where the value was; returned as it is if it leads through no list
 */
export function movedPath(values: unknown, path: Path, value: unknown): Path | undefined {
  if (valueAt(values, path) === value) return path
  const at = path.findIndex((key) => typeof key === 'number')
  if (at === -1) return path
  const [list, rest] = [path.slice(0, at), path.slice(at + 1)]
  const index = asList(valueAt(values, list)).findIndex((item) => valueAt(item, rest) === value)
  return index === -1 ? undefined : [...list, index, ...rest]
}

/** A value as a control shows it; `''` for a group, a mark or no value. */
export function controlText(value: unknown): string {
  if (Array.isArray(value)) return value.map(controlText).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * A copy of the values after an operation. An operation on the text does not change them, because only the core parses
 * the text.
 */
export function applyToValues(values: unknown, operation: Operation): unknown {
  if (!('path' in operation)) return values
  const after: unknown = structuredClone(values ?? {})
  const key = operation.path.at(-1) ?? ''
  let holder = after as Holder
  for (const step of operation.path.slice(0, -1)) {
    if (!isHolder(holder[step])) {
      if (operation.op === 'remove') return values
      holder[step] = {}
    }
    holder = holder[step] as Holder
  }
  const list = asList(holder[key])
  if (operation.op === 'set') holder[key] = operation.value
  else if (operation.op === 'insert') holder[key] = list.toSpliced(operation.index, 0, operation.value)
  else if (operation.op === 'move')
    holder[key] = list.toSpliced(operation.from, 1).toSpliced(operation.to, 0, list[operation.from])
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return after
}

/** The keys of a list's items after an operation on the list. A key moves with its item; a new item gets a new key. */
export function keysAfter(keys: readonly number[], operation: ListOperation): readonly number[] {
  if (operation.op === 'remove') return keys.toSpliced(Number(operation.path.at(-1)), 1)
  if (operation.op === 'insert') return keys.toSpliced(operation.index, 0, Math.max(-1, ...keys) + 1)
  return keys
    .toSpliced(operation.from, 1)
    .toSpliced(operation.to, 0, ...keys.slice(operation.from, operation.from + 1))
}

/**
 * The texts of a placeholder that an editor has changed, one on each line. A group, such as a goal, gives its changed
 * texts; a list, such as the phones, gives all. Undefined if the texts are unchanged or empty.
 */
export function changedText(values: unknown, published: unknown, path: Path): string | undefined {
  const value = valueAt(values, path)
  const now = textsOf(value)
  // The item may have moved, so its texts are compared with the texts of all items.
  const items = asList(valueAt(published, path.slice(0, -1)))
  const before = [valueAt(published, path), ...items].map(textsOf)
  const isOwn = before.some((one) => one.join('\n') === now.join('\n'))
  if (isOwn) return undefined
  const changed = now.filter((text) => !before.flat().includes(text))
  const texts = Array.isArray(value) || changed.length === 0 ? now : changed
  return texts.join('\n') || undefined
}

/** The texts of a value, of its fields, and of lists in it, such as the points of a mission. */
function textsOf(value: unknown): readonly string[] {
  return Object.values(isHolder(value) ? value : [value])
    .flat()
    .filter((one) => typeof one === 'string')
}

/** The id of the element for a path; two paths are equal if their ids are. */
export function fieldId(path: Path = []): string {
  return `fusha.${path.join('.')}`
}

/** The value if it is a list, else an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null
}
