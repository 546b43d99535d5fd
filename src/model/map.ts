import type { Attributes, Drawn } from './drawn.ts'

/** The drawn map of Kosovo. Its border is `src/site/components/map/kosovo.svg`, in the size and projection of this file. */
export const frame = { width: 420, height: 460 } as const

/** A place as its map names it: with what was done there, its latitude and longitude, and the page about it. */
export type MapPlace = { name: string; text: string; place: string; link: string }

/** What a map shows: its caption and its places. */
type PlacesMap = { label: string; places: readonly MapPlace[] }

/** The contents of the map's figure: the places with their links, and the caption. Empty without a map. */
export function drawMap(map?: PlacesMap): Drawn[] {
  if (map === undefined) return []
  return [
    ['svg', viewBox, ...map.places.map((place) => drawPlace(place))],
    ['figcaption', {}, map.label],
  ]
}

/**
 * The contents of the map's figure with a list of what was done at each place, from north to south. The links of the
 * drawing are for pointers only: keyboards and screen readers use those of the list.
 */
export function drawListedMap(map?: PlacesMap): Drawn[] {
  if (map === undefined) return []
  const rows = map.places.toSorted((a, b) => pointOf(a.place).y - pointOf(b.place).y).map(drawRow)
  return [
    // In HTML the caption is the first or the last part of a figure.
    ['figcaption', {}, map.label],
    [
      'svg',
      { ...viewBox, 'aria-hidden': 'true' },
      ...map.places.map((place) => drawPlace(place, { tabIndex: -1 })),
    ],
    ['ul', {}, ...rows],
  ]
}

const viewBox = { viewBox: `0 0 ${frame.width} ${frame.height}` }

function drawRow({ name, text, link }: MapPlace): Drawn {
  return ['li', {}, ['a', { href: link }, ['strong', {}, name], ' ', ['span', {}, text]]]
}

/** A link with an invisible circle for fingers, a dot and a name; a place outside the drawing has an arrow in its dot. */
function drawPlace({ name, text, place, link }: MapPlace, attributes: Attributes = {}): Drawn {
  const point = pointOf(place)
  const arrow = arrowTo(point)
  const { x, y } = arrow ?? point
  const arrows: Drawn[] = arrow
    ? [['path', { d: `M${x} ${y + 9}v-18l-7 8m7-8 7 8`, transform: `rotate(${arrow.degrees} ${x} ${y})` }]]
    : []
  return [
    'a',
    { href: link, ...attributes },
    ['title', {}, `${name}: ${text}`],
    ['circle', { cx: x, cy: y }],
    ['circle', { cx: x, cy: y }],
    ...arrows,
    // Beside its dot, nearer to the middle of the map than the dot, where no name of this map crosses the outline.
    ['text', { x: x + 25, y: y < frame.height / 2 ? y + 14 : y }, name],
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
  return {
    x: Math.min(Math.max(x, room), width - room),
    y: Math.min(Math.max(y, room), height - room),
    degrees: Math.round((Math.atan2(x - width / 2, height / 2 - y) * 180) / Math.PI),
  }
}
