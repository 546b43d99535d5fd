import { createElement, type ReactNode } from 'react'
import type { Block, Inline } from '../../../model/schema/project.ts'
import { words } from '../../content/index.ts'
import { ContentLink } from '../links/ContentLink.tsx'
import { phrase } from '../Phrase.tsx'
import styles from './ProjectDescription.module.css'

/** Items of a list that is not folded. */
const few = 4

/** A project's description: paragraphs, bullets, and numbered items that keep their numbers; a long list can be folded. */
export function ProjectDescription({
  blocks,
  isFolded = true,
}: {
  blocks: readonly Block[]
  isFolded?: boolean
}) {
  const children = blocks.map((one) => block(one, isFolded))
  return createElement('div', { className: styles.description }, ...children)
}

// Children are spread instead of keyed: the text is fixed and its parts have no identity.
function block(block: Block, isFolded: boolean): ReactNode {
  if ('map' in block) return createElement('p', null, ...block.map(inline))
  const { start, items } = block
  const children = items.map((item) => createElement('li', null, ...item.map(inline)))
  const list = createElement(start === undefined ? 'ul' : 'ol', { start }, ...children)
  if (items.length <= few || !isFolded) return list
  const summary = phrase(words.timeline.items, { n: items.length })
  return createElement('details', null, createElement('summary', null, summary), list)
}

const elements = { strong: 'strong', emphasis: 'em', lang: 'span', link: ContentLink }

function inline(part: Inline): ReactNode {
  if (typeof part === 'string') return part
  const { kind, children, ...attributes } = part
  return createElement<object>(elements[kind], attributes, ...children.map(inline))
}
