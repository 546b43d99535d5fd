import { house } from '../built/house.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import type { Item } from './parts.ts'
import { backdrop, bend, inDepth, plain, way } from './parts.ts'
import { strips } from './solar-roofs/strips.ts'

/** The options of a row of roofs. */
export interface SolarRoofsOptions {
  houses: 1 | 2 | 3
  snow?: boolean
}

/** Houses with solar panels on their roofs, seen from a rise above the village. */
export function solarRoofs(options: SolarRoofsOptions): Scene {
  return { kind: 'solarRoofs', draw: (stage) => drawRoofs(stage, options) }
}

function drawRoofs(stage: Stage, { houses, snow }: SolarRoofsOptions): Drawing {
  const { w, h, inks, mood, rng, tone, tall } = stage
  const pick = rng.fork('roofs')
  const horizon = h * (tall ? 0.4 : 0.38)
  const camera = createCamera(w / 2, horizon, h * (tall ? 0.95 : 1.25), 7.2)
  const field = mix(inks.grass, inks.field, 0.35)
  const turn = pick.sign()
  const spots = tall
    ? ([
        [turn * -1.6, 20],
        [turn * 4.6, 33],
        [turn * -5, 47],
      ] as const)
    : ([
        [turn * -5.6, 19],
        [turn * 8, 26],
        [turn * -3.5, 41],
      ] as const)
  const near = spots.slice(0, houses).map(
    ([x, z], i): Item => ({
      z,
      svg: house(stage, camera, `h${i}`, {
        at: [x, 0, z],
        w: pick.range(9, 10.5),
        d: 7.5,
        wall: i === 0 ? 3.4 : 5.4,
        storeys: i === 0 ? 1 : 2,
        rise: 3.1,
        yaw: turn * pick.range(0.2, 0.5) * (i % 2 ? -1 : 1),
        walls: i % 2 ? inks.plaster : inks.wall,
        roof: snow ? mix(inks.roof, '#ffffff', 0.55) : inks.roof,
        door: inks.second,
        chimney: true,
        panels: { cols: 5, rows: 2 },
        ...(i === 1 ? { shutter: inks.conifer } : {}),
      }),
    }),
  )
  const village = villageBehind(stage, camera, pick)
  const trees = treesAround(stage, camera, pick, spots)
  const lane = bend([
    [turn * 5.2, 9],
    [turn * 1.4, 22],
    [turn * 2.4, 40],
    [turn * -5, 80],
    [turn * 3, 150],
  ])
  const body =
    backdrop(stage, horizon, { ...(snow ? { snow: 0.4 } : {}) }) +
    plain(stage, horizon, snow ? mix(inks.paper, inks.skyCool, 0.25) : field) +
    strips(stage, horizon) +
    way(camera, lane, 3, tone(mix(inks.earth, inks.paper, 0.45), 0.85)) +
    (snow ? '' : meadow(stage, 'near', h * 0.66, h * 1.02, { count: 260, flowers: !mood.dark })) +
    inDepth([...village, ...trees, ...near]) +
    falling(stage)
  const subject =
    houses === 1
      ? 'një shtëpi me panele diellore në çati, në buzë të fshatit'
      : `${count(houses, 'f')} shtëpi me panele diellore mbi çatitë ${snow ? 'mes fushave me borë' : 'e kuqe të fshatit'}`
  return { body, alt: caption(subject, mood) }
}

/** The houses of the village in the distance. */
function villageBehind(stage: Stage, camera: Camera, pick: Stage['rng']): Item[] {
  const { inks } = stage
  return Array.from({ length: 9 }, (_, i): Item => {
    const z = 70 + i * 11
    const x = ((i % 3) - 1) * z * 0.3 + pick.range(-6, 6)
    return {
      z,
      svg: house(stage, camera, `v${i}`, {
        at: [x, 0, z],
        w: 10,
        d: 8,
        wall: 4.6,
        rise: 3,
        yaw: pick.range(-0.6, 0.6),
        walls: pick.pick([inks.wall, inks.plaster]),
        roof: inks.roof,
        far: 0.16 + i * 0.04,
        windows: 2,
        ...(pick.chance(0.5) ? { panels: { cols: 4, rows: 2 } } : {}),
      }),
    }
  })
}

/** Trees that hide none of the houses at `spots`. */
function treesAround(
  stage: Stage,
  camera: Camera,
  pick: Stage['rng'],
  spots: readonly (readonly [number, number])[],
): Item[] {
  return Array.from({ length: 26 }, (_, i): Item => {
    const z = pick.range(24, 150)
    const x = pick.range(-0.75, 0.75) * z
    const blocked = spots.some(([sx, sz]) => Math.abs(sz - z) < 9 && Math.abs(sx - x) < 9) || Math.abs(x) < 3
    const size = camera.scale(z) * pick.range(4, 8)
    return {
      z,
      svg:
        blocked || (z < 34 && Math.abs(x) < 12)
          ? ''
          : broadleaf(
              stage,
              `t${i}`,
              camera.at([x, 0, z]),
              size,
              pick.pick(['round', 'round', 'poplar', 'bush']),
              Math.min(0.5, z / 260),
            ),
    }
  })
}
