import { bicycle } from '../built/bicycle.ts'
import { house } from '../built/house.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { rect, stroke } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'

/** The options of a bicycle ride. */
export interface BicyclesOptions {
  riders: number
  setting: 'village' | 'fields'
}

/** Cyclists who ride past houses or fields, one behind the other. */
export function bicycles(options: BicyclesOptions): Scene {
  return { kind: 'bicycles', draw: (stage) => drawRide(stage, options) }
}

function drawRide(stage: Stage, { riders, setting }: BicyclesOptions): Drawing {
  const { w, h, inks, mood, rng, tone, tall } = stage
  const pick = rng.fork('ride')
  const horizon = h * 0.53
  const camera = createCamera(w / 2, horizon, h * (tall ? 1 : 1.3), 2.2)
  const facing = pick.sign()
  const z = tall ? 9.6 : 7.4
  const y = camera.at([0, 0, z])[1]
  const m = camera.scale(z)
  const edge = camera.at([0, 0, 13])[1]
  const colours = [inks.accent, inks.second, inks.sun, inks.conifer, inks.roof]
  const cycle = Array.from({ length: riders }, (_, i) => {
    const gap = Math.min(tall ? 1.75 : 2.35, ((w * 0.92) / m - 1.5) / Math.max(1, riders - 1))
    const x = w / 2 + (i - (riders - 1) / 2) * m * gap - facing * m * 0.25
    const dy = (i % 2) * m * 0.2
    const size = m * pick.range(1.62, 1.74)
    return {
      z: -dy,
      svg:
        bicycle(stage, [x, y + dy], size, facing, colours[i % colours.length] ?? inks.accent) +
        person(stage, `r${i}`, [x, y + dy], size, {
          pose: 'ride',
          facing,
          shadow: false,
          dress: {
            skirt: false,
            cut: i % 2 ? 'cap' : pick.pick(['short', 'bun', 'long'] as const),
            coat: colours[(i + 2) % colours.length] ?? inks.accent,
            ...(i === 1 ? { pack: inks.field } : {}),
          },
        }),
    }
  })
  const homes = homesAlong(stage, camera, pick, setting)
  const trees = treesAlong(stage, camera, pick, setting)
  const strip = mix(inks.stone, inks.earth, 0.4)
  const road =
    rect(-5, edge, w + 10, camera.at([0, 0, 5.4])[1] - edge, tone(strip, 0.8)) +
    rect(-5, edge - 4, w + 10, 6, tone(mix(inks.paper, inks.stone, 0.4), 0.9)) +
    Array.from({ length: 9 }, (_, i) =>
      stroke(
        [
          [w * (i / 8) - 60, y + m * 0.42],
          [w * (i / 8) + 30, y + m * 0.42],
        ],
        tone(inks.paper, 0.95),
        5,
        0.75,
      ),
    ).join('')
  const body =
    backdrop(stage, horizon, { relief: h * 0.24 }) +
    plain(stage, horizon, mix(inks.grass, inks.field, 0.35)) +
    inDepth([...homes, ...trees]) +
    meadow(stage, 'v', horizon + h * 0.05, edge, { count: 130, flowers: true, size: 0.5 }) +
    road +
    inDepth(cycle) +
    fringe(stage, 'n', h * 0.075) +
    falling(stage)
  return {
    body,
    alt: caption(
      `${count(riders, 'm')} çiklistë ${setting === 'village' ? 'kalojnë pranë shtëpive me panele diellore' : 'në një rrugë mes fushave dhe pemëve'}`,
      mood,
    ),
  }
}

/** The houses behind the road in a village; none between fields. */
function homesAlong(
  stage: Stage,
  camera: Camera,
  pick: Stage['rng'],
  setting: BicyclesOptions['setting'],
): Item[] {
  const { inks } = stage
  return setting === 'village'
    ? Array.from({ length: 5 }, (_, i): Item => {
        const hz = 27 + (i % 2) * 6
        return {
          z: hz,
          svg: house(stage, camera, `h${i}`, {
            at: [(i - 2) * 12.5 + pick.range(-1, 1), 0, hz],
            w: 9.5,
            d: 7,
            wall: i % 2 ? 5.6 : 3.6,
            storeys: i % 2 ? 2 : 1,
            rise: 3,
            yaw: pick.range(-0.35, 0.35),
            walls: pick.pick([inks.wall, inks.plaster, mix(inks.wall, inks.field, 0.4)]),
            roof: inks.roof,
            far: 0.1,
            door: inks.second,
            chimney: i % 2 === 0,
            ...(i % 2 === 0 ? { panels: { cols: 4, rows: 2 } } : { shutter: inks.conifer }),
          }),
        }
      })
    : []
}

/** Trees behind the road. */
function treesAlong(
  stage: Stage,
  camera: Camera,
  pick: Stage['rng'],
  setting: BicyclesOptions['setting'],
): Item[] {
  return Array.from({ length: setting === 'village' ? 9 : 16 }, (_, i): Item => {
    const tz = pick.range(34, 90)
    return {
      z: tz,
      svg: broadleaf(
        stage,
        `t${i}`,
        camera.at([pick.range(-0.72, 0.72) * tz, 0, tz]),
        camera.scale(tz) * pick.range(5, 8),
        pick.pick(['round', 'poplar', 'round'] as const),
        tz / 210,
      ),
    }
  })
}
