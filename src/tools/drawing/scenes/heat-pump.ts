import { house } from '../built/house.ts'
import type { Camera, V } from '../core/camera.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Rng } from '../core/rng.ts'
import { opposite } from '../core/side.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import { unitOf } from './heat-pump/unit-of.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'

/** The options of the visit to a heat pump. */
export interface HeatPumpOptions {
  people: number
}

/** A heat pump beside a house, explained to visitors. */
export function heatPump(options: HeatPumpOptions): Scene {
  return { kind: 'heatPump', draw: (stage) => drawPump(stage, options) }
}

function drawPump(stage: Stage, { people }: HeatPumpOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('pump')
  const horizon = h * (tall ? 0.58 : 0.56)
  const camera = createCamera(w / 2, horizon, h * (tall ? 1.1 : 1.45), 1.8)
  const s = mood.side
  const snow = mood.weather === 'snow'
  const home = house(stage, camera, 'home', {
    at: [s * (tall ? 1.2 : 3.4), 0, tall ? 18.5 : 16.5],
    w: 10,
    d: 8,
    wall: 3.3,
    rise: 3.2,
    yaw: s * 0.36,
    walls: inks.wall,
    roof: snow ? mix(inks.roof, '#ffffff', 0.7) : inks.roof,
    windows: 3,
    door: inks.second,
    chimney: false,
    panels: { cols: 5, rows: 2 },
  })
  const unitAt: V = [-s * (tall ? 0.7 : 1.4), 0, tall ? 11 : 10.6]
  const unit: Item = { z: unitAt[2], svg: unitOf(stage, camera, unitAt, s * 0.2) }
  const poses = ['bendOver', 'relaxed', 'note', 'explain', 'stand'] as const
  const crowd = Array.from({ length: people }, (_, i): Item => {
    const z = 9.3 + (i % 2) * 0.9
    const x = unitAt[0] + (i === 0 ? s * 1.65 : -s * (0.6 + i * (tall ? 0.55 : 0.74)))
    return {
      z,
      svg: person(stage, `p${i}`, camera.at([x, 0, z]), camera.scale(z) * pick.range(1.6, 1.78), {
        pose: poses[i % poses.length] ?? 'stand',
        facing: i === 0 ? opposite(s) : s,
        view: i % 2 ? 'half' : 'side',
      }),
    }
  })
  const trees = treesOf(stage, camera, pick, snow)
  const hedge = hedgeOf(stage, camera, pick)
  const body =
    backdrop(stage, horizon, { relief: h * 0.26, ...(snow ? { snow: 0.5 } : {}) }) +
    plain(stage, horizon, snow ? mix('#ffffff', inks.skyCool, 0.2) : mix(inks.grass, inks.leaf, 0.2)) +
    inDepth(trees) +
    hedge +
    (snow ? '' : meadow(stage, 'm', h * 0.68, h * 1.03, { count: 260, flowers: true })) +
    home +
    inDepth([unit, ...crowd]) +
    (snow ? '' : fringe(stage, 'n', h * 0.14)) +
    falling(stage)
  return {
    body,
    alt: caption(
      `pompë nxehtësie pranë një shtëpie me panele dhe ${count(people, 'm')} vetë që e shqyrtojnë`,
      mood,
    ),
  }
}

/** Trees behind the house, with snow on them if `snow`. */
function treesOf(stage: Stage, camera: Camera, pick: Rng, snow: boolean): Item[] {
  const { inks } = stage
  return Array.from({ length: 9 }, (_, i): Item => {
    const z = 32 + i * 5
    return {
      z,
      svg: broadleaf(
        stage,
        `t${i}`,
        camera.at([(i % 2 ? 1 : -1) * (z * pick.range(0.2, 0.7)), 0, z]),
        camera.scale(z) * pick.range(5, 8),
        pick.pick(['round', 'poplar'] as const),
        z / 180,
        snow ? mix(inks.leaf, '#ffffff', 0.5) : undefined,
      ),
    }
  })
}

function hedgeOf(stage: Stage, camera: Camera, pick: Rng): string {
  return Array.from({ length: 16 }, (_, i) =>
    broadleaf(
      stage,
      `h${i}`,
      camera.at([(i - 8) * 2.4 + pick.bell(), 0, 27]),
      camera.scale(27) * 1.6,
      'bush',
      0.1,
    ),
  ).join('')
}
