import type { Act, Path } from '../protocol.ts'

/** An act on a field, whose effect on the form needs no server. */
export type FieldAct = Extract<Act, { path: Path }>

type Holder = Record<string | number, unknown>

/** The value at the end of a path; undefined where the way ends before. */
export function valueAt(values: unknown, path: Path): unknown {
  return path.reduce((value, key) => (isHolder(value) ? value[key] : undefined), values)
}

/**
 * Where the value of a former path is now, if items of its list have moved; undefined if it is gone.
 *
 * @param value what stood there
 */
export function movedPath(values: unknown, path: Path, value: unknown): Path | undefined {
  if (valueAt(values, path) === value) return path
  const at = path.findIndex((key) => typeof key === 'number')
  if (at === -1) return path
  const [list, rest] = [path.slice(0, at), path.slice(at + 1)]
  const index = asList(valueAt(values, list)).findIndex((item) => valueAt(item, rest) === value)
  return index === -1 ? undefined : [...list, index, ...rest]
}

/** A value as it stands in a control. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The values after an act; one on the text changes none of them before the server has read it. */
export function applyAct(values: unknown, act: Act): unknown {
  if (!('path' in act)) return values
  const after: unknown = structuredClone(values ?? {})
  const key = act.path.at(-1) ?? ''
  let holder = after as Holder
  for (const step of act.path.slice(0, -1)) {
    if (!isHolder(holder[step])) {
      if (act.act === 'remove') return values
      holder[step] = {}
    }
    holder = holder[step] as Holder
  }
  const list = asList(holder[key])
  if (act.act === 'set') holder[key] = act.value
  else if (act.act === 'insert') holder[key] = list.toSpliced(act.index, 0, act.value)
  else if (act.act === 'move') holder[key] = list.toSpliced(act.from, 1).toSpliced(act.to, 0, list[act.from])
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return after
}

/** The name of a path in ids, by which paths are compared as well. */
export function pathId(path: Path = []): string {
  return `fusha.${path.join('.')}`
}

/** A list as far as a value is one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null
}
