import { isMap, isPair, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { isGroup } from '../../../check/yaml/locate.ts'
import { pairOf } from './places.ts'
import { type Single, styleOf, usualStyle, writeScalar } from './scalar.ts'

/** What is written, by its place among the lines. */
export type Layout = { indent: number; eol: string; inFlow: boolean }

/**
 * A value as YAML, from its first line on; further lines begin with their indent.
 *
 * @param like what stands beside it: the value is quoted as that is
 */
export function writeValue(value: unknown, like: Node | null, { indent, eol, inFlow }: Layout): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    if (inFlow || !value.some(isGroup))
      return `[${value.map((item) => writeValue(item, null, flow)).join(', ')}]`
    const items = value.map((item) => `- ${writeValue(item, null, { indent: indent + 2, eol, inFlow })}`)
    return items.join(eol + ' '.repeat(indent))
  }
  if (isGroup(value)) {
    const fields = Object.entries(value)
    if (fields.length === 0) return '{}'
    const twin = isMap(like) ? like : null
    if (inFlow)
      return `{ ${fields.map(([name, one]) => writeField(name, one, likeIn(twin, name), { indent, eol, inFlow })).join(', ')} }`
    const lines = fields.map(([name, one]) =>
      writeField(name, one, likeIn(twin, name), { indent, eol, inFlow }),
    )
    return lines.join(eol + ' '.repeat(indent))
  }
  const single = value as Single
  return writeScalar(single, isScalar(like) ? styleOf(like) : usualStyle(single), inFlow)
}

const flow: Layout = { indent: 0, eol: '\n', inFlow: true }

/** A field with its name. */
export function writeField(name: string, value: unknown, like: Node | null, layout: Layout): string {
  const { indent, eol, inFlow } = layout
  const isInLines = !inFlow && isFilled(value) && (isGroup(value) || value.some(isGroup))
  if (!isInLines) return `${name}: ${writeValue(value, like, layout)}`
  const inner = indent + 2
  return `${name}:${eol}${' '.repeat(inner)}${writeValue(value, like, { ...layout, indent: inner })}`
}

function isFilled(value: unknown): value is unknown[] | Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

function likeIn(twin: YAMLMap | null, name: string): Node | null {
  return (twin && pairOf(twin, name)?.value) ?? null
}

/** An item beside which a new one is written. */
export function twinIn(list: YAMLSeq): Node | null {
  const [first] = list.items
  return first === undefined || isPair(first) ? null : (first as Node)
}

/** Whether a node holds nothing: no value, `[]` or `{}`. */
export function isBare(node: Node): boolean {
  if (isScalar(node)) return node.value === null
  return (isMap(node) || isSeq(node)) && node.items.length === 0
}
