import { createElement, type ReactNode } from 'react'
import type { Block, Inline } from '../../../model/schema/project.ts'
import { ContentLink } from '../links/ContentLink.tsx'
import styles from './ProjectDescription.module.css'

/** A project's description: paragraphs, bullets, and numbered items that keep their numbers. */
export function ProjectDescription({ blocks }: { blocks: readonly Block[] }) {
  return createElement('div', { className: styles.description }, ...blocks.map(block))
}

// Children are spread rather than keyed: the text is fixed and its parts have no identity of their own.
function block(block: Block): ReactNode {
  if (block.kind === 'paragraph') return createElement('p', null, ...block.children.map(inline))
  const items = block.items.map((item) => createElement('li', null, ...item.map(inline)))
  return block.start === undefined
    ? createElement('ul', null, ...items)
    : createElement('ol', { start: block.start }, ...items)
}

function inline(part: Inline): ReactNode {
  if (typeof part === 'string') return part
  const children = part.children.map(inline)
  switch (part.kind) {
    case 'strong':
      return createElement('strong', null, ...children)
    case 'emphasis':
      return createElement('em', null, ...children)
    case 'lang':
      return createElement('span', { lang: part.lang }, ...children)
    case 'link':
      return createElement(ContentLink, { href: part.href }, ...children)
  }
}
