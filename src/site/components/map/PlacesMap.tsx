import { createElement } from 'react'
import type { Drawn } from '../../../model/drawn.ts'
import { draw } from '../draw.ts'
import kosovo from './kosovo.svg'
import styles from './PlacesMap.module.css'

/** A file of its own: its long path would be in the markup of three pages and once more in their data. */
const border: Drawn = ['use', { href: `${kosovo}#border` }]

/** The border of Kosovo with the places that texts name, each a link to what was done there. Absent without places. */
export function PlacesMap({ map }: { map: readonly Drawn[] }) {
  return (
    map.length > 0 &&
    createElement('figure', { className: styles.map }, ...map.map((part) => draw(withBorder(part))))
  )
}

function withBorder(part: Drawn): Drawn {
  if (typeof part === 'string' || part[0] !== 'svg') return part
  const [tag, attributes, ...places] = part
  return [tag, attributes, border, ...places]
}
