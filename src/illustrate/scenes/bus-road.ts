import { bus } from '../built/bus.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { fractal, heightAt } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { poly, stroke } from '../core/svg.ts'
import { caption } from '../core/words.ts'
import { meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { backdrop, bend, plain, way } from './parts.ts'

/** What a bus journey may vary. */
export interface BusRoadOptions {
  colour?: 'accent' | 'second' | 'wall'
  stop?: boolean
}

/** A bus on a winding mountain road, or halted while people stretch their legs. */
export function busRoad(options: BusRoadOptions): Scene {
  return { kind: 'busRoad', draw: (stage) => drawRoad(stage, options) }
}

function drawRoad(stage: Stage, { colour = 'accent', stop = false }: BusRoadOptions): Drawing {
  const { w, h, inks, mood, rng, tone, tall } = stage
  const pick = rng.fork('road')
  const horizon = h * 0.48
  const s = -mood.side as 1 | -1
  const camera = createCamera(w * 0.5, horizon, h * (tall ? 0.75 : 1.15), 4.2)
  const middle = bend(
    [
      [s * 4.4, 5.2],
      [s * 2.2, 11],
      [s * 0.4, 20],
      [s * 2.4, 34],
      [s * 8, 52],
      [s * 5, 80],
      [-s * 10, 120],
      [-s * 4, 190],
    ],
    12,
  )
  const asphalt = mix(inks.rock, inks.ink, 0.42)
  const dashes = Array.from({ length: 26 }, (_, i) => {
    const part = middle.slice(i * 3, i * 3 + 2)
    return part.length < 2 ? '' : way(camera, part, 0.16, tone(inks.paper, 0.9), 0.85)
  }).join('')
  const slope: P[] = fractal(
    pick,
    [
      [s > 0 ? w + 60 : -60, h * 0.2],
      [w / 2 + s * w * 0.38, h * 0.33],
      [w / 2 + s * w * 0.27, h * 0.44],
      [w / 2 + s * w * 0.16, h * 0.492],
    ],
    h * 0.03,
    0.56,
    6,
  )
  const line = s > 0 ? [...slope].reverse() : slope
  const foot: P[] = [
    [w / 2 + s * w * 0.21, h * 0.54],
    [w / 2 + s * w * 0.33, h * 0.63],
    [w / 2 + s * w * 0.56, h * 0.76],
  ]
  const bank = poly(
    [...slope, ...foot],
    stage.defs.linear(
      [0, h * 0.2],
      [0, h * 0.7],
      [
        [0, tone(mix(inks.leaf, inks.conifer, 0.4), 0.75, 0.14)],
        [1, tone(mix(inks.leaf, inks.grass, 0.4), 0.6, 0)],
      ],
    ),
  )
  const woods = Array.from({ length: 22 }, (_, i) => {
    const x = w / 2 + s * w * pick.range(0.2, 0.52)
    return { x, y: Math.max(heightAt(line, x) + pick.range(0.01, 0.16) * h, 0), i }
  })
    .filter(({ y }) => y < h * 0.54)
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, i }) => spruce(stage, `b${i}`, [x, y], h * pick.range(0.09, 0.17), 0.14))
    .join('')
  const rail = Array.from({ length: 15 }, (_, i) => {
    const z = 7 + i * 2.3
    const near = middle.reduce((a, b) => (Math.abs(b[1] - z) < Math.abs(a[1] - z) ? b : a))
    const x = near[0] - s * 3.8
    return { post: [camera.at([x, 0, z]), camera.at([x, 0.75, z])] as const, z }
  })
  const railing =
    rail.map(({ post, z }) => stroke(post, tone(inks.wood, 0.6), camera.scale(z) * 0.1)).join('') +
    stroke(
      rail.map(({ post }) => post[1]),
      tone(mix(inks.rock, inks.paper, 0.5), 0.8),
      5,
    ) +
    stroke(
      rail.map(({ post: [a, b] }): P => [b[0], (a[1] + b[1]) / 2 - 2]),
      tone(inks.rock, 0.6),
      4,
    )
  const folk = stop
    ? Array.from({ length: 5 }, (_, i) => {
        const x = -s * (1.9 + i * 0.8)
        const z = 11.5 + (i % 2) * 0.9
        return person(stage, `b${i}`, camera.at([x, 0, z]), camera.scale(z) * 1.68, {
          pose: (['point', 'stand', 'relaxed', 'armsFolded', 'walk'] as const)[i] ?? 'stand',
          facing: i % 2 ? 1 : -1,
          view: i % 2 ? 'half' : 'side',
          dress: i % 2 ? { pack: inks.sun } : {},
        })
      }).join('')
    : ''
  const road =
    way(camera, middle, 7.6, tone(mix(inks.earth, inks.grass, 0.4), 0.8)) +
    way(camera, middle, 6.4, tone(asphalt, 0.75)) +
    way(
      camera,
      middle.map(([x, z]) => [x - s * 3, z] as const),
      0.13,
      tone(inks.paper, 0.85),
      0.8,
    ) +
    way(
      camera,
      middle.map(([x, z]) => [x + s * 3, z] as const),
      0.13,
      tone(inks.paper, 0.85),
      0.8,
    ) +
    dashes
  const coach = bus(stage, camera, [s * 2.15, 0, 17.5], s * -0.12, inks[colour])
  const body =
    backdrop(stage, horizon, { relief: h * 0.3, snow: 0.25, hills: 2 }) +
    plain(stage, horizon, mix(inks.grass, inks.leaf, 0.35)) +
    bank +
    woods +
    road +
    meadow(stage, 'm', h * 0.62, h * 1.02, {
      flowers: true,
      keep: (x) => (s > 0 ? x < w * 0.3 : x > w * 0.7),
    }) +
    railing +
    coach +
    folk +
    falling(stage)
  return {
    body,
    alt: caption(
      stop
        ? 'autobus i ndalur në rrugën malore dhe pesë udhëtarë në buzë të saj'
        : 'autobus që udhëton në një rrugë malore me kthesa, pranë një shpati me bredha',
      mood,
    ),
  }
}
