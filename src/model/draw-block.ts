import type { Drawn } from './drawn.ts'
import type { Block, Inline } from './schema/project.ts'

/** A block of a project's description as an element. */
export function drawBlock(block: Block): Drawn {
  if ('map' in block) return ['p', {}, ...block.map(drawInline)]
  const { start, items } = block
  const lines = items.map((item): Drawn => ['li', {}, ...item.map(drawInline)])
  return start === undefined ? ['ul', {}, ...lines] : ['ol', { start }, ...lines]
}

const tags = { strong: 'strong', emphasis: 'em', lang: 'span', link: 'a' }

function drawInline(part: Inline): Drawn {
  if (typeof part === 'string') return part
  const { kind, children, ...attributes } = part
  return [tags[kind], attributes, ...children.map(drawInline)]
}
