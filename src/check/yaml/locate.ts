import { isCollection, isMap, isNode, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
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
  if (!isMap(group) || pair === undefined) return
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
      key = nodePlace(yaml, pair.key)
      value = pair.value
    } else {
      const item: unknown = isSeq(value) ? value.items[Number(segment)] : undefined
      if (!isNode(item)) return { key, value: undefined }
      value = item
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

/** A field of a group; without a value if nothing follows its name. */
type Field = { key: Scalar; value: Node | undefined }

const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Field>>()

/** The fields of a group by name; of those with the same name, the first. */
function pairsOf(group: YAMLMap): ReadonlyMap<string, Field> {
  const cached = pairs.get(group)
  if (cached !== undefined) return cached
  const named = group.items.flatMap(({ key, value }) =>
    isScalar(key) ? [[String(key.value), { key, value: isNode(value) ? value : undefined }] as const] : [],
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
    (inner, segment) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, segment) : undefined,
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
