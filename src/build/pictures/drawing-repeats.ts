import { references } from './drawing-names.ts'
import { localReferences, referencesOfClasses } from './drawing-style.ts'
import type { Part } from './drawing-tags.ts'

/** Shapes that a drawing repeats by name. */
const mostRepeats = 20

/**
 * Parts that are painted again because others refer to them, with all that these refer to themselves.
 * Real drawings have some hundreds; two kilobytes of parts that repeat one another have millions.
 */
const mostPainted = 2000

/** From one part to the next that it holds or refers to; longer chains are not followed to their end. */
const longestChain = 400

/** What makes a drawing too long to paint, undefined where nothing does. */
export function excessIn(parts: readonly Part[]): string | undefined {
  if (parts.filter(({ name }) => name === 'use').length > mostRepeats) return '<use'
  const idsOf = referencesIn(parts)
  const count = counterOf(parts, idsOf)
  let painted = 0
  for (const part of parts) {
    for (const id of idsOf(part)) {
      painted += count(id)
      if (painted > mostPainted) return part.name === 'use' ? '<use' : `url(#${id})`
    }
  }
  return undefined
}

/** Counts how many parts are painted for an id: endlessly many where they lead back to themselves, or are too many. */
function counterOf(parts: readonly Part[], idsOf: (part: Part) => Iterable<string>): (id: string) => number {
  const byId = new Map<string, Part>()
  for (const part of parts) {
    const id = valueIn(part, 'id')
    if (id !== undefined && !byId.has(id)) byId.set(id, part)
  }
  const counted = new Map<Part, number>()
  const countId = (id: string, depth: number): number => {
    const part = byId.get(id)
    return part === undefined ? 1 : countPart(part, depth + 1)
  }
  const countPart = (part: Part, depth: number): number => {
    const known = counted.get(part)
    if (known !== undefined) return known
    // Whoever comes here again before the sum is known goes round in a circle.
    counted.set(part, Number.POSITIVE_INFINITY)
    if (depth > longestChain) return Number.POSITIVE_INFINITY
    let painted = 1
    for (const child of part.children) {
      painted += countPart(child, depth + 1)
      if (painted > mostPainted) return Number.POSITIVE_INFINITY
    }
    for (const id of idsOf(part)) {
      painted += countId(id, depth)
      if (painted > mostPainted) return Number.POSITIVE_INFINITY
    }
    counted.set(part, painted)
    return painted
  }
  return (id) => countId(id, 0)
}

/** Answers which ids a part refers to: by an address, in a value, or in the style sheet by its class. */
function referencesIn(parts: readonly Part[]): (part: Part) => Iterable<string> {
  const byClass = new Map<string, string[][]>()
  for (const { name, text } of parts) if (name === 'style') referencesOfClasses(text, byClass)
  return function* idsOf(part) {
    for (const { name, value } of part.attributes) {
      if (references.has(name)) yield value.slice(1)
      else yield* localReferences(value)
    }
    for (const name of valueIn(part, 'class')?.split(/\s+/) ?? [])
      for (const ids of byClass.get(name) ?? []) yield* ids
  }
}

function valueIn(part: Part, name: string): string | undefined {
  return part.attributes.find((attribute) => attribute.name === name)?.value
}
