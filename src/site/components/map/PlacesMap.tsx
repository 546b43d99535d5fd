import { createElement, type ReactNode } from 'react'
import type { Drawn } from '../../../model/map.ts'
import { ContentLink } from '../links/ContentLink.tsx'
import styles from './PlacesMap.module.css'

/** The outline of Kosovo with the places that texts name, each a link to what was done there. Absent without places. */
export function PlacesMap({ map }: { map: readonly Drawn[] }) {
  return map.length > 0 && createElement('figure', { className: styles.map }, ...map.map(draw))
}

// Parts are spread instead of keyed: they are fixed and have no identity.
function draw(part: Drawn): ReactNode {
  if (typeof part === 'string') return part
  const [tag, attributes, ...parts] = part
  return createElement<object>(tag === 'a' ? ContentLink : tag, attributes, ...parts.map(draw))
}
