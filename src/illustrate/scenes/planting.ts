import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { blob, smooth } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval, poly, shape, stroke } from '../core/svg.ts'
import type { P } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import type { Item } from './parts.ts'

/** What a planting day may vary. */
export interface PlantingOptions {
  people: number
}

/** People plant rows of young trees on open ground. */
export function planting(options: PlantingOptions): Scene {
  return { kind: 'planting', draw: (stage) => drawPlanting(stage, options) }
}

function drawPlanting(stage: Stage, { people }: PlantingOptions): Drawing {
  const { w, h, inks, rng, mood, tall } = stage
  const pick = rng.fork('planting')
  const horizon = h * 0.46
  const camera = createCamera(w / 2, horizon, h * (tall ? 0.85 : 1.1), 2.9)
  const spots = Array.from({ length: people }, (_, i) => ({ z: [7.8, 9.7, 8.6, 12.6, 10.4, 14.5, 16][i % 7] ?? 9, x: (i - (people - 1) / 2) * (tall ? 1.15 : 2.05) + pick.bell() * 0.2 }))
  const free = (x: number, z: number): boolean => spots.every((spot) => Math.abs(spot.x - x) > 1.5 || Math.abs(spot.z - z) > 2.2)
  const rows = Array.from({ length: 6 }, (_, r) => {
    const z = 8.4 * 1.36 ** r
    const wide = camera.xAt(w, z)
    const n = tall ? 5 + r : 7 + r * 2
    return Array.from({ length: n }, (__, i): Item => {
      const x = -wide + (2 * wide * (i + 0.5 + (r % 2) * 0.3)) / n
      return { z, svg: !free(x, z) ? '' : sapling(stage, camera.at([x, 0, z]), camera.scale(z) * pick.range(0.9, 1.35), `${r}${i}`, Math.min(0.4, z / 150)) }
    })
  }).flat()
  const poses = ['kneel', 'dig', 'carry', 'bend', 'kneel', 'explain', 'dig'] as const
  const crew = spots.map(({ x, z }, i): Item => {
    const pose = poses[i % poses.length] ?? 'kneel'
    const facing = i % 2 ? -1 : 1
    const at = camera.at([x, 0, z])
    const m = camera.scale(z)
    const prop = pose === 'dig' ? spade(stage, at, m, facing) : pose === 'carry' ? '' : pose === 'kneel' || pose === 'bend' ? mound(stage, [at[0] + facing * m * 0.78, at[1] + 2], m) + sapling(stage, [at[0] + facing * m * 0.78, at[1]], m * 0.95, `k${i}`, 0) : ''
    const held = pose === 'carry' ? sapling(stage, [at[0] + facing * m * 0.5, at[1] - m * 0.92], m * 0.7, `c${i}`, 0) : ''
    return { z, svg: prop + person(stage, `p${i}`, at, m * pick.range(1.6, 1.75), { pose, facing, dress: { skirt: false } }) + held }
  })
  const cover = Array.from({ length: 12 }, (_, i): Item => {
    const z = pick.range(55, 110)
    return { z, svg: broadleaf(stage, `b${i}`, camera.at([pick.range(-0.75, 0.75) * z, 0, z]), camera.scale(z) * pick.range(7, 11), 'round', z / 230) }
  })
  const body = backdrop(stage, horizon, { relief: h * 0.24 }) + plain(stage, horizon, mix(inks.grass, inks.earth, 0.3)) + meadow(stage, 'b', h * 0.56, h, { count: 330 })
    + inDepth([...cover, ...rows, ...crew]) + fringe(stage, 'n', h * 0.15) + falling(stage)
  return { body, alt: caption(`${count(people, 'm')} veta mbjellin fidanë në radhë në një fushë të hapur`, mood) }
}

function sapling(stage: Stage, [x, y]: P, size: number, label: string, far: number): string {
  const { tone, inks, mood } = stage
  const pick = stage.rng.fork(`sap${label}`)
  const lean = pick.bell() * size * 0.05
  const leaf = (dx: number, dy: number, r: number, lit: number): string => shape(smooth(blob(pick, [x + lean * dy + dx * size, y - dy * size], r * size, r * size * 0.8, 0.25, 9)), tone(inks.leaf, lit, far))
  return oval([x - mood.side * size * 0.25, y], size * 0.32, tone(inks.ink, 0.2, far), size * 0.05, 0.25) + stroke([[x, y], [x + lean, y - size * 0.8]], tone(inks.wood, 0.4, far), Math.max(1, size * 0.03))
    + stroke([[x + size * 0.08, y], [x + size * 0.08, y - size * 0.7]], tone(mix(inks.wood, inks.field, 0.5), 0.8, far), Math.max(1, size * 0.022))
    + leaf(-0.08, 0.62, 0.17, 0.15) + leaf(0.07, 0.72, 0.18, 0.45) + leaf(0, 0.88, 0.16, 0.7) + leaf(mood.side * 0.05, 0.9, 0.09, 1)
}

function mound({ tone, inks }: Stage, [x, y]: P, m: number): string {
  return oval([x, y], m * 0.3, tone(inks.earth, 0.3), m * 0.08) + oval([x, y - m * 0.03], m * 0.24, tone(inks.earth, 0.7), m * 0.05)
}

function spade({ tone, inks }: Stage, [x, y]: P, m: number, facing: number): string {
  const [tip, top]: readonly [P, P] = [[x + facing * m * 0.78, y + m * 0.04], [x + facing * m * 0.36, y - m * 1.08]]
  return stroke([top, tip], tone(inks.wood, 0.6), m * 0.045) + poly([[tip[0] - facing * m * 0.16, tip[1] - m * 0.26], [tip[0] + facing * m * 0.04, tip[1] - m * 0.3], [tip[0] + facing * m * 0.07, tip[1]], [tip[0] - facing * m * 0.04, tip[1] + m * 0.01]], tone(inks.rock, 0.7))
}
