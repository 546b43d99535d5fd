import { isCollection, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import { type Place, placeIn } from '../source.ts'
import type { YamlData } from './parse.ts'

type Path = readonly PropertyKey[]

/** The place of the value at `path`; of its parent's name if the value is missing. */
export function valuePlace(yaml: YamlData, path: Path): Place {
  const { key, value, found } = walk(yaml, path)
  if (!found) return key ?? top(yaml)
  if (value !== undefined && !isCollection(value) && length(value) > 0) return nodePlace(yaml, value)
  return key ?? (value === undefined ? top(yaml) : firstLine(yaml, value))
}

/** The place of the name of the field at `path`. */
export function keyPlace(yaml: YamlData, path: Path): Place {
  return walk(yaml, path).key ?? top(yaml)
}

/** Renames the field at `path`; its places stay. */
export function renameKey(yaml: YamlData, path: Path, name: string): void {
  const group = yaml.document.getIn(path.slice(0, -1), true)
  const own = path.at(-1)
  const pair = isMap(group) ? pairsOf(group).get(String(own)) : undefined
  if (!isMap(group) || !isScalar(pair?.key)) return
  pair.key.value = name
  pairs.delete(group)
}

type Found = { key: Place | undefined; value: Node | undefined; found: boolean }

function walk(yaml: YamlData, path: Path): Found {
  let value: Node | undefined = yaml.document.contents ?? undefined
  let key: Place | undefined
  for (const segment of path) {
    if (isMap(value)) {
      const pair = pairsOf(value).get(String(segment))
      if (pair === undefined) return { key, value: undefined, found: false }
      key = nodePlace(yaml, pair.key as Node)
      value = (pair.value ?? undefined) as Node | undefined
    } else if (isSeq(value) && typeof segment === 'number') {
      const item = value.items[segment] as Node | undefined
      if (item === undefined) return { key, value: undefined, found: false }
      key = isCollection(item) ? firstLine(yaml, item) : nodePlace(yaml, item)
      value = item
    } else return { key, value: undefined, found: false }
  }
  return { key, value, found: true }
}

function nodePlace(yaml: YamlData, node: Node): Place {
  const [start, end] = node.range ?? [0, 1]
  return placeIn(yaml.source, yaml.offset + start, yaml.offset + end)
}

const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()

/** The fields of a group by name; of those with the same name, the first. */
function pairsOf(group: YAMLMap): ReadonlyMap<string, Pair> {
  const known = pairs.get(group)
  if (known !== undefined) return known
  const named = group.items.flatMap((pair) =>
    isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [],
  )
  const found = new Map(named.reverse())
  pairs.set(group, found)
  return found
}

/** Only the first line of a list item or group is marked. */
function firstLine(yaml: YamlData, node: Node): Place {
  const { source, start, end } = nodePlace(yaml, node)
  const newline = source.text.indexOf('\n', start)
  return { source, start, end: newline === -1 ? end : Math.min(end, newline) }
}

/** The opening line of the frontmatter, or of the file. */
function top(yaml: YamlData): Place {
  return placeIn(yaml.source, 0, Math.max(1, yaml.offset))
}

function length(node: Node): number {
  const [start, end] = node.range ?? [0, 0]
  return end - start
}

/** The value at a path; undefined if there is none. */
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

/** The scalar values within a value, at any depth, with their paths. */
export function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
