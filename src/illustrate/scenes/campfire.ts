import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, rect } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { mist } from '../nature/mist.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { flames } from './campfire/flames.ts'
import { log } from './campfire/log.ts'
import { sparks } from './campfire/sparks.ts'
import { tentAt } from './campfire/tent-at.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'

/** What an evening at the fire may vary. */
export interface CampfireOptions {
  people: number
}

/** People around a camp fire below the mountains, spruces and a tent behind them. */
export function campfire(options: CampfireOptions): Scene {
  return { kind: 'campfire', draw: (stage) => drawFire(stage, options) }
}

function drawFire(stage: Stage, { people }: CampfireOptions): Drawing {
  const { w, h, inks, mood, rng, defs, tall } = stage
  const pick = rng.fork('fire')
  const horizon = h * 0.6
  const camera = createCamera(w / 2, horizon, h * (tall ? 0.85 : 1.1), 2.3)
  const hearth: P = camera.at([0, 0, 8.4])
  const m = camera.scale(8.4)
  const seats = Array.from({ length: people }, (_, i): Item => {
    const t = people === 1 ? 0.5 : i / (people - 1)
    const angle = Math.PI * (0.04 + 0.92 * t)
    const [x, z] = [-Math.cos(angle) * (tall ? 1.75 : 2.5), 8.4 + Math.sin(angle) * 1.5]
    const facing = (x < 0 ? 1 : -1) as 1 | -1
    const standing = people > 4 && i === Math.floor(people / 2)
    return {
      z,
      svg:
        (standing ? '' : log(stage, camera.at([x - facing * 0.06, 0, z]), camera.scale(z))) +
        person(stage, `c${i}`, camera.at([x, 0, z]), camera.scale(z) * 1.68, {
          pose: standing ? 'explain' : pick.pick(['sit', 'sitLean', 'sitLean', 'sitBack'] as const),
          facing,
          shadow: false,
          dress: { skirt: false },
        }),
    }
  })
  const trees = [-1, 1].flatMap((k) =>
    Array.from({ length: 7 }, (_, i): Item => {
      const z = 13 + i * 3.4
      const x = k * (camera.xAt(w, z) * pick.range(0.55, 1.02))
      return {
        z,
        svg: spruce(
          stage,
          `t${k}${i}`,
          camera.at([x, 0, z]),
          camera.scale(z) * pick.range(6.5, 9.5),
          Math.min(0.3, i * 0.04),
        ),
      }
    }),
  )
  const tent: Item = { z: 15, svg: tentAt(stage, camera.at([mood.side * -3.6, 0, 15]), camera.scale(15)) }
  const warm = defs.radial(
    [hearth[0], hearth[1] - m * 0.4],
    h * 0.5,
    [
      [0, '#ffb347', 0.62],
      [0.3, '#ff9a3c', 0.28],
      [1, '#ff8a30', 0],
    ],
    h * 0.42,
  )
  const body =
    backdrop(stage, horizon, { relief: h * 0.34, snow: 0.25, hills: 1 }) +
    mist(stage, 'z', horizon, h * 0.08, 0.4) +
    plain(stage, horizon, mix(inks.grass, inks.conifer, 0.45), 0.3) +
    inDepth([...trees, tent]) +
    oval(
      hearth,
      h * 0.44,
      defs.radial(
        hearth,
        h * 0.44,
        [
          [0, '#ffbe62', 0.62],
          [1, '#ff9a3c', 0],
        ],
        h * 0.13,
      ),
      h * 0.13,
    ) +
    inDepth([...seats, { z: 8.4, svg: flames(stage, hearth, m) }]) +
    rect(0, 0, w, h, warm) +
    sparks(stage, hearth, m) +
    falling(stage)
  return {
    body,
    alt: caption(
      `${count(people, 'm')} veta rreth zjarrit të kampit rrëzë maleve, mes bredhave, me një tendë prapa`,
      mood,
    ),
  }
}
