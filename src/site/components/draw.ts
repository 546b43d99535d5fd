import { createElement, type ReactNode } from 'react'
import type { Drawn } from '../../model/drawn.ts'
import { ContentLink } from './links/ContentLink.tsx'

/** Renders a part of content. Its parts are spread instead of keyed: they are fixed and have no identity. */
export function draw(part: Drawn): ReactNode {
  if (typeof part === 'string') return part
  const [tag, attributes, ...parts] = part
  return createElement<object>(tag === 'a' ? ContentLink : tag, attributes, ...parts.map(draw))
}
