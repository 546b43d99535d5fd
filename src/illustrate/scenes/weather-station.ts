import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval, poly, stroke } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { panelField } from '../built/panels.ts'
import { box } from '../built/solid.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import type { Item } from './parts.ts'

/** What a weather station may vary. */
export interface WeatherStationOptions {
  people: number
}

/** A weather station on a mountain meadow, students read the instruments. */
export function weatherStation(options: WeatherStationOptions): Scene {
  return { kind: 'weatherStation', draw: (stage) => drawStation(stage, options) }
}

function drawStation(stage: Stage, { people }: WeatherStationOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('station')
  const horizon = h * 0.56
  const camera = createCamera(w / 2, horizon, h * (tall ? 1.1 : 1.5), 2)
  const s = mood.side
  const mastX = -s * (tall ? 0.7 : 1.7)
  const screenX = s * (tall ? 1.25 : 1.9)
  const mast: Item = { z: 10.6, svg: mastAt(stage, camera, mastX, 10.6) }
  const hut: Item = { z: 10, svg: screenAt(stage, camera, screenX, 10) }
  const poses = ['write', 'explain', 'pointUp', 'relaxed', 'armsFolded'] as const
  const crew = Array.from({ length: people }, (_, i): Item => {
    const z = 9 + (i % 2) * 0.7
    const x = [screenX - s * 0.95, mastX + s * 0.75, mastX - s * 0.8, screenX + s * 0.95, mastX - s * 1.7][i % 5] ?? 0
    const facing = (x < (i === 0 || i === 3 ? screenX : mastX) ? 1 : -1) as 1 | -1
    return { z, svg: person(stage, `p${i}`, camera.at([x, 0, z]), camera.scale(z) * pick.range(1.6, 1.76), { pose: poses[i % poses.length] ?? 'stand', facing, view: i % 2 ? 'half' : 'side', dress: i === 2 ? { pack: inks.accent } : {} }) }
  })
  const trees = Array.from({ length: 18 }, (_, i): Item => {
    const z = 26 + i * 3
    return { z, svg: spruce(stage, `t${i}`, camera.at([(i % 2 ? 1 : -1) * z * pick.range(0.22, 0.75), 0, z]), camera.scale(z) * pick.range(7, 12), Math.min(0.42, z / 170)) }
  })
  const body = backdrop(stage, horizon, { relief: h * 0.34, snow: 0.3 }) + plain(stage, horizon, mix(inks.grass, inks.leaf, 0.2)) + inDepth(trees)
    + meadow(stage, 'm', h * 0.68, h * 1.03, { count: 320, flowers: true }) + inDepth([mast, hut, ...crew]) + fringe(stage, 'n', h * 0.17) + falling(stage)
  return { body, alt: caption(`stacion meteorologjik në një livadh malor dhe ${count(people, 'm')} studentë që lexojnë matjet`, mood) }
}

function mastAt(stage: Stage, camera: ReturnType<typeof createCamera>, x: number, z: number): string {
  const { tone, inks, mood } = stage
  const m = camera.scale(z)
  const steel = tone(mix(inks.rock, inks.paper, 0.4), 0.8)
  const at = (dx: number, y: number): readonly [number, number] => camera.at([x + dx, y, z])
  const stays = [-1.1, 1.1].map((k) => stroke([at(0, 3.2), at(k, 0)], tone(inks.ink, 0.5), 1.2, 0.6)).join('')
  const cups = [-0.28, 0, 0.28].map((k, i) => oval(at(0.55 + k, 4.36 + (i % 2) * 0.05), m * 0.075, tone(inks.ink, i % 2 ? 0.5 : 0.8))).join('') + stroke([at(0.27, 4.37), at(0.83, 4.37)], tone(inks.ink, 0.6), m * 0.02)
  const vane = stroke([at(-0.95, 4.42), at(-0.2, 4.42)], tone(inks.ink, 0.5), m * 0.03) + poly([at(-0.2, 4.42), at(-0.36, 4.5), at(-0.36, 4.34)], tone(inks.ink, 0.5)) + poly([at(-0.95, 4.58), at(-0.7, 4.42), at(-0.95, 4.26)], tone(inks.accent, 0.8))
  const panel = panelField(stage, camera, { origin: [x - 0.35, 1.75, z - 0.35], along: [1, 0, 0], up: [0, 0.76, 0.65] }, { u: 0, v: 0, w: 0.7, h: 0.5, cols: 2, rows: 1 })
  const sensor = box(stage, camera, [x, 2.75, z - 0.12], [0.22, 0.34, 0.22], inks.wall)
  const shade = poly([at(0, 0), camera.at([x - mood.side * 3.4, 0, z + 0.9]), camera.at([x - mood.side * 3.4, 0, z + 0.96]), camera.at([x + 0.07, 0, z])], tone(inks.ink, 0.2), mood.weather === 'clear' ? 0.3 : 0.12)
  return shade + stays + stroke([at(0, 0), at(0, 4.2)], steel, m * 0.085) + stroke([at(-0.55, 4.16), at(0.55, 4.16)], steel, m * 0.05) + stroke([at(0.55, 4.16), at(0.55, 4.36)], steel, m * 0.04) + stroke([at(-0.55, 4.16), at(-0.55, 4.42)], steel, m * 0.04)
    + cups + vane + sensor + panel + box(stage, camera, [x, 1.05, z - 0.14], [0.36, 0.46, 0.2], mix(inks.wall, inks.rock, 0.25))
}

function screenAt(stage: Stage, camera: ReturnType<typeof createCamera>, x: number, z: number): string {
  const { tone, inks } = stage
  const white = mix('#ffffff', inks.wall, 0.3)
  const legs = [-0.3, 0.3].flatMap((dx) => [-0.22, 0.22].map((dz) => box(stage, camera, [x + dx, 0, z + dz], [0.06, 1.1, 0.06], inks.wall))).join('')
  const slats = Array.from({ length: 8 }, (_, i) => stroke([camera.at([x - 0.36, 1.18 + i * 0.085, z - 0.31]), camera.at([x + 0.36, 1.18 + i * 0.085, z - 0.31])], tone(inks.rock, 0.4), 2.2, 0.55)).join('')
  return oval(camera.at([x, 0, z]), camera.scale(z) * 0.55, tone(inks.ink, 0.2), camera.scale(z) * 0.09, 0.26) + legs + box(stage, camera, [x, 1.1, z], [0.84, 0.76, 0.62], white) + slats + box(stage, camera, [x, 1.86, z], [1, 0.07, 0.78], white)
}
