import { isCollection, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import { firstLine, type Place, placeIn } from '../source.ts'
import type { YamlData } from './parse.ts'

type Path = readonly PropertyKey[]

/** The place of the value at `path`; if it is a group, empty or missing, the place of the innermost name on the way. */
export function valuePlace(yaml: YamlData, path: Path): Place {
  const { key, value } = walk(yaml, path)
  if (value !== undefined && !isCollection(value) && length(value) > 0) return nodePlace(yaml, value)
  return key ?? (value === undefined ? top(yaml) : firstLine(nodePlace(yaml, value)))
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

/** The value at `path`, and the place of the innermost name or item on the way to it. */
function walk(yaml: YamlData, path: Path): { key: Place | undefined; value: Node | undefined } {
  let value: Node | undefined = yaml.document.contents ?? undefined
  let key: Place | undefined
  for (const segment of path) {
    if (isMap(value)) {
      const pair = pairsOf(value).get(String(segment))
      if (pair === undefined) return { key, value: undefined }
      key = nodePlace(yaml, pair.key as Node)
      value = (pair.value ?? undefined) as Node | undefined
    } else {
      value = isSeq(value) ? (value.items[Number(segment)] as Node | undefined) : undefined
      if (value === undefined) return { key, value }
      const place = nodePlace(yaml, value)
      // Of a list item that is a group, only the first line is marked.
      key = isCollection(value) ? firstLine(place) : place
    }
  }
  return { key, value }
}

function nodePlace(yaml: YamlData, node: Node): Place {
  const [start, end] = node.range ?? [0, 1]
  return placeIn(yaml.source, yaml.offset + start, yaml.offset + end)
}

const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()

/** The fields of a group by name; of those with the same name, the first. */
function pairsOf(group: YAMLMap): ReadonlyMap<string, Pair> {
  const cached = pairs.get(group)
  if (cached !== undefined) return cached
  const named = group.items.flatMap((pair) =>
    isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [],
  )
  const found = new Map(named.reverse())
  pairs.set(group, found)
  return found
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
