import { createElement } from 'react'
import type { Drawn } from '../../../model/drawn.ts'
import { draw } from '../draw.ts'
import styles from './PlacesMap.module.css'

/** The outline of Kosovo with the places that texts name, each a link to what was done there. Absent without places. */
export function PlacesMap({ map }: { map: readonly Drawn[] }) {
  return map.length > 0 && createElement('figure', { className: styles.map }, ...map.map(draw))
}
