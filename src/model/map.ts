import type { Drawn } from './drawn.ts'

/** The drawn map of Kosovo. Its outline is `src/site/components/map/kosovo.svg`, in the size and projection of this file. */
export const frame = { width: 420, height: 460 } as const

/** A place as its map names it: with what was done there, its latitude and longitude, and the page about it. */
export type Place = { name: string; text: string; place: string; link: string }

/** The contents of the map's figure: the places with their links, and the caption. Empty without a map. */
export function drawMap(map?: { label: string; places: readonly Place[] }): Drawn[] {
  if (map === undefined) return []
  const links = map.places.map(drawPlace)
  return [
    ['svg', { viewBox: `0 0 ${frame.width} ${frame.height}` }, ...links],
    ['figcaption', {}, map.label],
  ]
}

/** A link with an invisible circle for fingers, a dot and a name; a place outside the drawing has an arrow in its dot. */
function drawPlace({ name, text, place, link }: Place): Drawn {
  const point = pointOf(place)
  const arrow = arrowTo(point)
  const { x, y } = arrow ?? point
  const arrows: Drawn[] = arrow
    ? [['path', { d: `M${x} ${y + 9}v-18l-7 8m7-8 7 8`, transform: `rotate(${arrow.degrees} ${x} ${y})` }]]
    : []
  return [
    'a',
    { href: link },
    ['title', {}, `${name}: ${text}`],
    ['circle', { cx: x, cy: y }],
    ['circle', { cx: x, cy: y }],
    ...arrows,
    ['text', { x: x + 23, y: y + 7 }, name],
  ]
}

/** A point of the drawing. */
type Point = { x: number; y: number }

/** The point of a place, given as in the address bar of a map: `42.21, 20.74`, the latitude first. */
export function pointOf(place: string): Point {
  const [latitude = 0, longitude = 0] = place.split(',').map(Number)
  return { x: Math.round(8 + (longitude - 20.01) * 228.3), y: Math.round(10 + (43.28 - latitude) * 310) }
}

/** Room in px between the frame and an arrow to a place outside it. */
const room = 24

/** Where on the edge an arrow points to a place outside the drawing, and how far it is turned from upwards. Undefined for a place inside. */
export function arrowTo({ x, y }: Point): (Point & { degrees: number }) | undefined {
  const { width, height } = frame
  if (x >= 0 && x <= width && y >= 0 && y <= height) return undefined
  const [dx, dy] = [x - width / 2, y - height / 2]
  const share = Math.min((width / 2 - room) / Math.abs(dx), (height / 2 - room) / Math.abs(dy))
  return {
    x: Math.round(width / 2 + dx * share),
    y: Math.round(height / 2 + dy * share),
    degrees: Math.round((Math.atan2(dx, -dy) * 180) / Math.PI),
  }
}
