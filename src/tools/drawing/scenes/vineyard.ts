import { house } from '../built/house.ts'
import { turbine } from '../built/turbine.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain, way } from './parts.ts'
import { vinesOf } from './vineyard/vines-of.ts'

/** The options of a vineyard. */
export interface VineyardOptions {
  people: number
  turbines?: number
}

/** Rows of vines that run into the distance towards a farm with panels on its roof. */
export function vineyard(options: VineyardOptions): Scene {
  return { kind: 'vineyard', draw: (stage) => drawVines(stage, options) }
}

function drawVines(stage: Stage, { people, turbines = 0 }: VineyardOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('vines')
  const horizon = h * 0.42
  const middle = w * (0.5 + pick.sign() * (tall ? 0.06 : 0.14))
  const camera = createCamera(middle, horizon, h * (tall ? 0.8 : 1.05), 3.4)
  const rows = Array.from({ length: 19 }, (_, i) => (i - 9) * 2.6 + 1.3).flatMap((x) =>
    vinesOf(stage, camera, x),
  )
  const alleys = alleysBetween(stage, camera)
  const farm = farmOf(stage, camera)
  const trees = treesBehind(stage, camera, pick)
  const poses = ['write', 'carry', 'bend', 'explain', 'note', 'relaxed'] as const
  const crew = Array.from({ length: people }, (_, i): Item => {
    const z = 9.2 + (i % 3) * 2.6
    const lane = Math.round((i - (people - 1) / 2) * (tall ? 0.5 : 0.9)) * 2.6
    return {
      z,
      svg: person(
        stage,
        `v${i}`,
        camera.at([lane + (i % 2 ? 0.25 : -0.3), 0, z]),
        camera.scale(z) * pick.range(1.6, 1.76),
        {
          pose: poses[i % poses.length] ?? 'stand',
          facing: i % 2 ? -1 : 1,
          dress: { cut: i % 2 ? 'cap' : 'long' },
        },
      ),
    }
  })
  const wind = Array.from({ length: turbines }, (_, i) =>
    turbine(
      stage,
      `w${i}`,
      [w * (0.12 + (0.5 * i) / Math.max(1, turbines)), horizon - h * 0.02],
      h * (0.13 + 0.02 * (i % 2)),
      0.4,
    ),
  ).join('')
  const body =
    backdrop(stage, horizon, { relief: h * 0.17, hills: 2 }) +
    wind +
    plain(stage, horizon, mix(inks.field, inks.grass, 0.45)) +
    alleys +
    inDepth([...farm, ...trees, ...rows, ...crew]) +
    falling(stage)
  const wheels = turbines ? `dhe ${count(turbines, 'f')} turbina` : ''
  return {
    body,
    alt: caption(
      `${count(people, 'm')} vetë mes radhëve të vreshtit, prapa tyre një fermë ${wheels || 'me panele në çati'}`,
      mood,
    ),
  }
}

/** The paths between the rows, of grass and of field by turns. */
function alleysBetween(stage: Stage, camera: Camera): string {
  const { inks, tone } = stage
  return Array.from({ length: 20 }, (_, i) =>
    way(
      camera,
      [
        [(i - 10) * 2.6 + 0.1, 3],
        [(i - 10) * 2.6 + 0.1, 92],
      ],
      1.3,
      tone(i % 2 ? inks.field : mix(inks.field, inks.grass, 0.5), 0.9),
      0.6,
    ),
  ).join('')
}

/** Three houses of a farm at the end of the rows. */
function farmOf(stage: Stage, camera: Camera): Item[] {
  const { inks, mood } = stage
  return [
    [0, 100, 0.35],
    [mood.side * 17, 108, -0.3],
    [-mood.side * 15, 118, 0.5],
  ].map(
    ([x = 0, z = 100, yaw = 0], i): Item => ({
      z,
      svg: house(stage, camera, `f${i}`, {
        at: [x, 0, z],
        w: 14,
        d: 9,
        wall: 5.5,
        storeys: 2,
        rise: 4,
        yaw,
        walls: inks.wall,
        roof: inks.roof,
        far: 0.22,
        windows: 3,
        chimney: i === 0,
        ...(i < 2 ? { panels: { cols: 6, rows: 2 } } : {}),
      }),
    }),
  )
}

/** Trees around the farm. */
function treesBehind(stage: Stage, camera: Camera, pick: Stage['rng']): Item[] {
  return Array.from({ length: 14 }, (_, i): Item => {
    const z = 96 + pick.range(0, 40)
    return {
      z,
      svg: broadleaf(
        stage,
        `t${i}`,
        camera.at([pick.range(-0.7, 0.7) * z, 0, z]),
        camera.scale(z) * pick.range(6, 12),
        pick.pick(['round', 'poplar'] as const),
        0.25,
      ),
    }
  })
}
