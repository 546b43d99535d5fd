import { house } from '../built/house.ts'
import { box } from '../built/solid.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { opposite } from '../core/side.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import { shelter } from './wood-store/shelter.ts'
import { smoke } from './wood-store/smoke.ts'

/** The options of a wood store. */
export interface WoodStoreOptions {
  people: number
}

/** A shelter full of split logs beside a mountain house, people carry wood. */
export function woodStore(options: WoodStoreOptions): Scene {
  return { kind: 'woodStore', draw: (stage) => drawStore(stage, options) }
}

function drawStore(stage: Stage, { people }: WoodStoreOptions): Drawing {
  const { w, h, inks, mood, tall } = stage
  const horizon = h * 0.56
  const camera = createCamera(w / 2, horizon, h * (tall ? 1.05 : 1.42), 1.9)
  const s = mood.side
  const snow = mood.weather === 'snow'
  const cabin = house(stage, camera, 'cabin', {
    at: [s * (tall ? 3 : 6), 0, 23],
    w: 9,
    d: 7.5,
    wall: 3.2,
    rise: 3.8,
    yaw: s * 0.42,
    walls: mix(inks.wood, inks.field, 0.35),
    roof: snow ? '#eef2f2' : mix(inks.roof, inks.ink, 0.25),
    windows: 2,
    chimney: true,
    door: inks.roof,
    glow: 0.6,
  })
  const store: Item = { z: 13, svg: shelter(stage, camera, [-s * (tall ? 0.9 : 2.2), 12.4], snow) }
  const crew = Array.from({ length: people }, (_, i) => workerOf(stage, camera, i))
  const trees = treesOf(stage, camera)
  const body =
    backdrop(stage, horizon, { relief: h * 0.3, snow: 0.35 }) +
    plain(stage, horizon, snow ? mix('#ffffff', inks.skyCool, 0.18) : mix(inks.grass, inks.leaf, 0.25)) +
    inDepth(trees) +
    (snow ? '' : meadow(stage, 'g', h * 0.66, h * 1.03, { count: 260 })) +
    cabin +
    smoke(stage, camera.at([s * (tall ? 4.4 : 7.6), 7.8, 23])) +
    inDepth([store, ...crew]) +
    (snow ? '' : fringe(stage, 'n', h * 0.13)) +
    falling(stage)
  return {
    body,
    alt: caption(
      `depo me dru zjarri pranë një shtëpie malore dhe ${count(people, 'm')} vetë që punojnë`,
      mood,
    ),
  }
}

/** One of those who carry and split wood, the nearer ones first. */
function workerOf(stage: Stage, camera: Camera, i: number): Item {
  const { inks, mood, tall } = stage
  const s = mood.side
  const z = 9.6 + (i % 2) * 0.8
  const x = s * (tall ? 0.2 + i * 0.85 : 0.9 + i * 1.25)
  const pose = (['carry', 'bend', 'armsFolded', 'walk'] as const)[i % 4] ?? 'carry'
  const at = camera.at([x, 0, z])
  const m = camera.scale(z)
  const facing = i % 2 ? s : opposite(s)
  const load =
    pose === 'carry'
      ? Array.from({ length: 4 }, (_k, k) =>
          oval(
            [at[0] + facing * m * (0.42 + (k % 2) * 0.14), at[1] - m * (1.0 + Math.floor(k / 2) * 0.13)],
            m * 0.075,
            stage.tone(mix(inks.wood, inks.field, 0.55), 0.85),
          ),
        ).join('')
      : ''
  const block =
    pose === 'bend'
      ? box(stage, camera, [x + facing * 0.62, 0, z], [0.42, 0.42, 0.42], inks.wood, {
          top: mix(inks.wood, inks.field, 0.6),
        })
      : ''
  return {
    z,
    svg: block + person(stage, `w${i}`, at, m * 1.7, { pose, facing, dress: { skirt: false } }) + load,
  }
}

function treesOf(stage: Stage, camera: Camera): Item[] {
  const pick = stage.rng.fork('wood')
  return Array.from({ length: 15 }, (_, i): Item => {
    const z = 27 + i * 2.6
    const x = (i % 2 ? 1 : -1) * z * pick.range(0.14, 0.72)
    return {
      z,
      svg: spruce(
        stage,
        `t${i}`,
        camera.at([x, 0, z]),
        camera.scale(z) * pick.range(8, 13),
        Math.min(0.4, z / 190),
      ),
    }
  })
}
