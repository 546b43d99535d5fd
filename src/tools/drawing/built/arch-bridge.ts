import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, poly, shape, stroke } from '../core/svg.ts'

/** The measures of a stone bridge on the sheet: middle, height of the water line and of the crown, half its length. */
export interface BridgeMeasures {
  x: number
  water: number
  crown: number
  half: number
}

/** An arch: its middle from -1 to 1 of half the length, its radius in px and its height by its radius. */
interface Arch {
  at: number
  r: number
  rise: number
}

/** The height of the walking surface at a place of the bridge. */
export function deckAt({ x, crown, half }: BridgeMeasures, px: number): number {
  const t = Math.abs(px - x) / half
  return crown + half * 0.17 * t ** 1.7
}

/** A humpbacked stone bridge with one large and two small arches, coursed masonry and a parapet. */
export function archBridge(stage: Stage, size: BridgeMeasures): string {
  const { tone, inks, mood, defs } = stage
  const { x, water, half } = size
  const arches: Arch[] = [
    { at: 0, r: half * 0.34, rise: 1.02 },
    { at: -0.62, r: half * 0.15, rise: 1.25 },
    { at: 0.62, r: half * 0.15, rise: 1.25 },
  ]
  const thick = half * 0.1
  const top: P[] = Array.from({ length: 41 }, (_, i): P => {
    const px = x - half + (2 * half * i) / 40
    return [px, deckAt(size, px) - half * 0.05]
  })
  const wall = outline([...top, [x + half, water + 10], [x - half, water + 10]])
  const holes = arches.map(({ at, r, rise }) => arc(size, x + at * half, r, rise))
  const lit = mood.side > 0 ? 0.66 : 0.7
  const face = defs.linear(
    [x - half, 0],
    [x + half, 0],
    [
      [0, tone(inks.stone, mood.side < 0 ? 0.95 : 0.5)],
      [0.5, tone(inks.stone, lit)],
      [1, tone(inks.stone, mood.side > 0 ? 0.95 : 0.5)],
    ],
  )
  const inside = holes
    .map(
      (points, i) =>
        poly(points, tone(mix(inks.stone, inks.ink, 0.45), 0.25)) +
        throughHole(stage, points, (arches[i]?.r ?? 10) * 0.3 * -mood.side, water),
    )
    .join('')
  const d = wall + holes.map((points) => outline([...points].reverse())).join('')
  const stones = masonry(stage, size)
  const rings = arches.map((arch) => archRing(stage, size, arch)).join('')
  const cap = poly(
    [
      ...top.map(([px, py]): P => [px, py - thick * 0.16]),
      ...[...top].reverse().map(([px, py]): P => [px, py + thick * 0.16]),
    ],
    tone(mix(inks.stone, inks.paper, 0.5), 1),
  )
  return (
    inside +
    `<path d="${d}" fill="${face}" fill-rule="evenodd"/>` +
    defs.clip(`${d}" clip-rule="evenodd`, stones) +
    rings +
    cap
  )
}

/** The points of an arch above the water line, from left to right. */
function arc({ water, crown }: BridgeMeasures, cx: number, r: number, rise: number, steps = 22): P[] {
  return Array.from({ length: steps + 1 }, (_, i): P => {
    const a = Math.PI * (1 - i / steps)
    return [cx + Math.cos(a) * r, water - Math.sin(a) * Math.min(r * rise, (water - crown) * 0.8)]
  })
}

/** Single stones of the masonry. */
function masonry({ tone, inks, rng }: Stage, size: BridgeMeasures): string {
  const { x, water, crown, half } = size
  const pick = rng.fork('bridge')
  return Array.from({ length: 150 }, () => {
    const px = x + pick.range(-1, 1) * half * 0.98
    const y = deckAt(size, px) + pick.range(0, 1) ** 1.2 * (water - crown) * 0.85
    const [sw, sh] = [half * pick.range(0.03, 0.06), half * 0.022]
    return poly(
      [
        [px, y],
        [px + sw, y + pick.bell()],
        [px + sw, y + sh],
        [px, y + sh],
      ],
      tone(mix(inks.stone, pick.chance(0.5) ? inks.paper : inks.wood, 0.3), 0.6),
      0.4,
    )
  }).join('')
}

/** The ring of cut stones around an arch. */
function archRing({ tone, inks }: Stage, size: BridgeMeasures, { at, r, rise }: Arch): string {
  const middle = size.x + at * size.half
  const [outer, inner] = [arc(size, middle, r * 1.1, rise, 26), arc(size, middle, r, rise, 26)]
  return (
    poly([...outer, ...[...inner].reverse()], tone(mix(inks.stone, inks.paper, 0.35), 0.9)) +
    outer.map((p, i) => (i % 2 ? '' : stroke([p, inner[i] ?? p], tone(inks.wood, 0.3), 1.2, 0.5))).join('')
  )
}

function throughHole(stage: Stage, points: readonly P[], depth: number, water: number): string {
  const shifted = points.map(([px, py]): P => [px + depth, py + Math.abs(depth) * 0.12])
  return stage.defs.clip(
    outline(points),
    shape(outline(shifted), stage.tone(stage.inks.water, 0.75, 0.35)) +
      poly(
        [
          [points[0]?.[0] ?? 0, water - 14],
          [points[points.length - 1]?.[0] ?? 0, water - 14],
          [points[points.length - 1]?.[0] ?? 0, water + 4],
          [points[0]?.[0] ?? 0, water + 4],
        ],
        stage.tone(stage.inks.water, 0.4, 0.1),
      ),
  )
}
