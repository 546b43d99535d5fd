import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { fractal, smooth } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval, poly, rect, shape, stroke } from '../core/svg.ts'
import type { P } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { mist } from '../nature/mist.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import type { Item } from './parts.ts'

/** What an evening at the fire may vary. */
export interface CampfireOptions {
  people: number
  tent?: boolean
}

/** People around a camp fire below the mountains, spruces and a tent behind them. */
export function campfire(options: CampfireOptions): Scene {
  return { kind: 'campfire', draw: (stage) => drawFire(stage, options) }
}

function drawFire(stage: Stage, { people, tent = true }: CampfireOptions): Drawing {
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
    return { z, svg: (standing ? '' : log(stage, camera.at([x - facing * 0.06, 0, z]), camera.scale(z)))
      + person(stage, `c${i}`, camera.at([x, 0, z]), camera.scale(z) * 1.68, { pose: standing ? 'explain' : pick.pick(['sit', 'sitLean', 'sitLean', 'sitBack'] as const), facing, shadow: false, dress: { skirt: false } }) }
  })
  const trees = [-1, 1].flatMap((k) => Array.from({ length: 7 }, (_, i): Item => {
    const z = 13 + i * 3.4
    const x = k * (camera.xAt(w, z) * pick.range(0.55, 1.02))
    return { z, svg: spruce(stage, `t${k}${i}`, camera.at([x, 0, z]), camera.scale(z) * pick.range(6.5, 9.5), Math.min(0.3, i * 0.04)) }
  }))
  const camp: Item[] = tent ? [{ z: 15, svg: tentAt(stage, camera.at([mood.side * -3.6, 0, 15]), camera.scale(15)) }] : []
  const warm = defs.radial([hearth[0], hearth[1] - m * 0.4], h * 0.5, [[0, '#ffb347', 0.62], [0.3, '#ff9a3c', 0.28], [1, '#ff8a30', 0]], h * 0.42)
  const body = backdrop(stage, horizon, { relief: h * 0.34, snow: 0.25, hills: 1 }) + mist(stage, 'z', horizon, h * 0.08, 0.4) + plain(stage, horizon, mix(inks.grass, inks.conifer, 0.45), 0.3)
    + inDepth([...trees, ...camp]) + oval(hearth, h * 0.44, defs.radial(hearth, h * 0.44, [[0, '#ffbe62', 0.62], [1, '#ff9a3c', 0]], h * 0.13), h * 0.13)
    + inDepth([...seats, { z: 8.4, svg: flames(stage, hearth, m) }]) + rect(0, 0, w, h, warm) + sparks(stage, hearth, m) + falling(stage)
  return { body, alt: caption(`${count(people, 'm')} veta rreth zjarrit të kampit nën male, mes bredhave${tent ? ', me një tendë prapa' : ''}`, mood) }
}

function log({ tone, inks }: Stage, [x, y]: P, m: number): string {
  return poly([[x - m * 0.5, y - m * 0.36], [x + m * 0.5, y - m * 0.36], [x + m * 0.52, y + m * 0.02], [x - m * 0.48, y + m * 0.02]], tone(inks.wood, 0.35)) + oval([x + m * 0.51, y - m * 0.17], m * 0.1, tone(mix(inks.wood, inks.field, 0.6), 0.8), m * 0.19)
}

function flames({ tone, inks, rng, defs }: Stage, [x, y]: P, m: number): string {
  const pick = rng.fork('flames')
  const stones = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2
    return oval([x + Math.cos(a) * m * 0.5, y + Math.sin(a) * m * 0.13], m * 0.1, tone(inks.stone, Math.sin(a) < 0 ? 0.9 : 0.3), m * 0.07)
  })
  const wood = [[-0.34, 0.3], [0.34, 0.28], [-0.12, 0.42], [0.15, 0.4]].map(([dx = 0, up = 0.3]) => stroke([[x + dx * m, y], [x - dx * 0.25 * m, y - up * m * 0.7]], tone(inks.wood, 0.3), m * 0.1)).join('')
  const tongue = (dx: number, tall: number, wide: number, fill: string): string => shape(smooth([[x + dx - wide, y - tall * 0.12], [x + dx - wide * 0.85, y - tall * 0.4], [x + dx - wide * 0.1 + pick.bell() * wide * 0.4, y - tall * 0.72], [x + dx + pick.bell() * wide * 0.5, y - tall * 1.08], [x + dx + wide * 0.5, y - tall * 0.6], [x + dx + wide * 0.95, y - tall * 0.34], [x + dx + wide * 0.8, y - tall * 0.06], [x + dx, y + 2]]), fill)
  const outer = defs.linear([x, y - m * 1.2], [x, y], [[0, '#f2702e', 0.75], [0.5, '#f7922f'], [1, '#ffc04a']])
  return stones.slice(5).join('') + wood + tongue(-m * 0.16, m * 0.82, m * 0.17, outer) + tongue(m * 0.17, m * 0.7, m * 0.16, outer) + tongue(0, m * 1.15, m * 0.23, outer)
    + tongue(0, m * 0.74, m * 0.14, '#ffd166') + tongue(m * 0.02, m * 0.42, m * 0.08, '#fff3c9') + stones.slice(0, 5).join('')
}

function sparks({ rng }: Stage, [x, y]: P, m: number): string {
  const pick = rng.fork('sparks')
  return Array.from({ length: 34 }, () => {
    const up = pick.next()
    return oval([x + pick.bell() * m * (0.3 + up), y - m * (0.8 + up * 2.4)], 1 + pick.next() * 2, '#ffcf7a', undefined, 0.9 - up * 0.7)
  }).join('')
}

function tentAt(stage: Stage, [x, y]: P, m: number): string {
  const { tone, inks, rng, mood } = stage
  const colour = mix(inks.sun, inks.accent, 0.35)
  const [a, top, b, back, end]: readonly [P, P, P, P, P] = [[x - m * 1.2, y], [x, y - m * 1.7], [x + m * 1.2, y], [x + mood.side * m * 1.5, y - m * 1.5], [x + mood.side * m * 2.6, y - m * 0.25]]
  const corner = mood.side > 0 ? b : a
  const flap = fractal(rng.fork('flap'), [[x - m * 0.3, y], [x, y - m * 1.1], [x + m * 0.3, y]], 2, 0.5, 2)
  return poly([top, back, end, corner], tone(colour, 0.35)) + poly([a, top, b], tone(colour, 0.75)) + poly(flap, tone(inks.ink, 0.4)) + oval([x, y - m * 0.4], m * 0.14, '#ffd98a', m * 0.2, 0.7)
}
