import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import { mastAt } from './weather-station/mast-at.ts'
import { screenAt } from './weather-station/screen-at.ts'

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
    const x =
      [screenX - s * 0.95, mastX + s * 0.75, mastX - s * 0.8, screenX + s * 0.95, mastX - s * 1.7][i % 5] ?? 0
    const facing = (x < (i === 0 || i === 3 ? screenX : mastX) ? 1 : -1) as 1 | -1
    return {
      z,
      svg: person(stage, `p${i}`, camera.at([x, 0, z]), camera.scale(z) * pick.range(1.6, 1.76), {
        pose: poses[i % poses.length] ?? 'stand',
        facing,
        view: i % 2 ? 'half' : 'side',
        dress: i === 2 ? { pack: inks.accent } : {},
      }),
    }
  })
  const trees = Array.from({ length: 18 }, (_, i): Item => {
    const z = 26 + i * 3
    return {
      z,
      svg: spruce(
        stage,
        `t${i}`,
        camera.at([(i % 2 ? 1 : -1) * z * pick.range(0.22, 0.75), 0, z]),
        camera.scale(z) * pick.range(7, 12),
        Math.min(0.42, z / 170),
      ),
    }
  })
  const body =
    backdrop(stage, horizon, { relief: h * 0.34, snow: 0.3 }) +
    plain(stage, horizon, mix(inks.grass, inks.leaf, 0.2)) +
    inDepth(trees) +
    meadow(stage, 'm', h * 0.68, h * 1.03, { count: 320, flowers: true }) +
    inDepth([mast, hut, ...crew]) +
    fringe(stage, 'n', h * 0.17) +
    falling(stage)
  return {
    body,
    alt: caption(
      `stacion meteorologjik në një livadh malor dhe ${count(people, 'm')} studentë pranë tij`,
      mood,
    ),
  }
}
