import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { blob, smooth } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval, poly, shape, stroke } from '../core/svg.ts'
import type { P } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { house } from '../built/house.ts'
import { box, castShadow } from '../built/solid.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import type { Item } from './parts.ts'

/** What a wood store may vary. */
export interface WoodStoreOptions {
  people: number
}

/** A shelter full of split logs beside a mountain house, people carry wood. */
export function woodStore(options: WoodStoreOptions): Scene {
  return { kind: 'woodStore', draw: (stage) => drawStore(stage, options) }
}

function drawStore(stage: Stage, { people }: WoodStoreOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('wood')
  const horizon = h * 0.56
  const camera = createCamera(w / 2, horizon, h * (tall ? 1.05 : 1.42), 1.9)
  const s = mood.side
  const snow = mood.weather === 'snow'
  const cabin = house(stage, camera, 'cabin', { at: [s * (tall ? 3 : 6), 0, 23], w: 9, d: 7.5, wall: 3.2, rise: 3.8, yaw: s * 0.42, walls: mix(inks.wood, inks.field, 0.35), roof: snow ? '#eef2f2' : mix(inks.roof, inks.ink, 0.25), windows: 2, chimney: true, door: inks.roof, glow: 0.6 })
  const store: Item = { z: 13, svg: shelter(stage, camera, [-s * (tall ? 0.9 : 2.2), 12.4], snow) }
  const crew = Array.from({ length: people }, (_, i): Item => {
    const z = 9.6 + (i % 2) * 0.8
    const x = s * (tall ? 0.2 + i * 0.85 : 0.9 + i * 1.25)
    const pose = (['carry', 'bend', 'armsFolded', 'walk'] as const)[i % 4] ?? 'carry'
    const at = camera.at([x, 0, z])
    const m = camera.scale(z)
    const facing = (i % 2 ? s : -s) as 1 | -1
    const load = pose === 'carry' ? Array.from({ length: 4 }, (_k, k) => oval([at[0] + facing * m * (0.42 + (k % 2) * 0.14), at[1] - m * (1.0 + Math.floor(k / 2) * 0.13)], m * 0.075, stage.tone(mix(inks.wood, inks.field, 0.55), 0.85))).join('') : ''
    const block = pose === 'bend' ? box(stage, camera, [x + facing * 0.62, 0, z], [0.42, 0.42, 0.42], inks.wood, { top: mix(inks.wood, inks.field, 0.6) }) : ''
    return { z, svg: block + person(stage, `w${i}`, at, m * 1.7, { pose, facing, dress: { skirt: false } }) + load }
  })
  const trees = Array.from({ length: 15 }, (_, i): Item => {
    const z = 27 + i * 2.6
    return { z, svg: spruce(stage, `t${i}`, camera.at([(i % 2 ? 1 : -1) * z * pick.range(0.14, 0.72), 0, z]), camera.scale(z) * pick.range(8, 13), Math.min(0.4, z / 190)) }
  })
  const body = backdrop(stage, horizon, { relief: h * 0.3, snow: 0.35 }) + plain(stage, horizon, snow ? mix('#ffffff', inks.skyCool, 0.18) : mix(inks.grass, inks.leaf, 0.25)) + inDepth(trees)
    + (snow ? '' : meadow(stage, 'g', h * 0.66, h * 1.03, { count: 260 })) + cabin + smoke(stage, camera.at([s * (tall ? 4.4 : 7.6), 7.8, 23])) + inDepth([store, ...crew]) + (snow ? '' : fringe(stage, 'n', h * 0.13)) + falling(stage)
  return { body, alt: caption(`depo me dru zjarri pranë një shtëpie malore dhe ${count(people, 'm')} veta që punojnë`, mood) }
}

function shelter(stage: Stage, camera: ReturnType<typeof createCamera>, [x, z]: readonly [number, number], snow: boolean): string {
  const { tone, inks, rng } = stage
  const pick = rng.fork('logs')
  const [half, deep, high] = [2.1, 1.5, 2.1]
  const back = poly([[-half, 0, deep], [half, 0, deep], [half, high + 0.5, deep], [-half, high + 0.5, deep]].map(([a = 0, b = 0, c = 0]) => camera.at([x + a, b, z + c])), tone(inks.ink, 0.4))
  const r = 0.105
  const logs = Array.from({ length: 9 }, (_, row) => Array.from({ length: 19 }, (__, i) => {
    const [lx, ly] = [x - half + 0.2 + i * 0.212 + (row % 2) * 0.1, 0.14 + row * 0.186]
    if (lx > x + half - 0.14 || (row > 6 && pick.chance(0.3))) return ''
    const [px, py] = camera.at([lx, ly, z])
    const m = camera.scale(z) * r
    const face = blob(pick, [px, py], m * pick.range(0.85, 1.02), m * pick.range(0.85, 1.02), 0.08, 9)
    return shape(smooth(face), tone(inks.wood, 0.25)) + shape(smooth(face.map(([fx, fy]): P => [px + (fx - px) * 0.84, py + (fy - py) * 0.84])), tone(mix(inks.wood, inks.field, pick.range(0.35, 0.75)), pick.range(0.65, 1))) + oval([px, py], m * 0.22, tone(inks.wood, 0.5), undefined, 0.6)
  }).join('')).join('')
  const post = (px: number, pz: number, top: number): string => box(stage, camera, [x + px, 0, z + pz], [0.14, top, 0.14], inks.wood)
  const roof = [[-half - 0.35, high + 0.05, -0.5], [half + 0.35, high + 0.05, -0.5], [half + 0.35, high + 0.75, deep + 0.2], [-half - 0.35, high + 0.75, deep + 0.2]].map(([a = 0, b = 0, c = 0]) => camera.at([x + a, b, z + c]))
  const [left, right] = [roof[0] ?? [0, 0], roof[1] ?? [0, 0]]
  const shadow = castShadow(stage, camera, [[x - half, high, z], [x + half, high, z], [x + half, high, z + deep], [x - half, high, z + deep]], 0.28)
  return shadow + back + post(-half, deep, high + 0.5) + post(half, deep, high + 0.5) + logs + poly([[x - half, z], [x + half, z]].map(([a = 0]): P => camera.at([a, 1.9, z])).concat([camera.at([x + half, high + 0.1, z]), camera.at([x - half, high + 0.1, z])]), tone(inks.ink, 0.2), 0.4)
    + post(-half, -0.2, high + 0.1) + post(half, -0.2, high + 0.1) + poly(roof, tone(snow ? '#ffffff' : inks.roof, 0.75)) + stroke([left, right], tone(mix(inks.wood, inks.ink, 0.3), 0.5), camera.scale(z) * 0.13)
}

function smoke(stage: Stage, [x, y]: P): string {
  const pick = stage.rng.fork('smoke')
  return Array.from({ length: 9 }, (_, i) => shape(smooth(blob(pick, [x + i * i * 1.5 * -stage.mood.side, y - i * 17], 9 + i * 4.6, 7 + i * 3, 0.22, 10)), stage.tone('#ffffff', 0.8, 0.4), 0.34 - i * 0.032)).join('')
}
