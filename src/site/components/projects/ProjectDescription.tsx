import { createElement, type ReactNode } from 'react'
import type { Drawn } from '../../../model/drawn.ts'
import { words } from '../../content/index.ts'
import { draw } from '../draw.ts'
import { phrase } from '../Phrase.tsx'
import styles from './ProjectDescription.module.css'

/** Items of a list that is not folded. */
const few = 4

/** A project's description: paragraphs, bullets, and numbered items that keep their numbers; a long list can be folded. */
export function ProjectDescription({
  blocks,
  isFolded = true,
}: {
  blocks: readonly Drawn[]
  isFolded?: boolean
}) {
  const children = blocks.map(isFolded ? fold : draw)
  return createElement('div', { className: styles.description }, ...children)
}

function fold(block: Drawn): ReactNode {
  const [tag, , ...items] = block
  if (tag === 'p' || items.length <= few) return draw(block)
  return (
    <details>
      <summary>{phrase(words.timeline.items, { n: items.length })}</summary>
      {draw(block)}
    </details>
  )
}
