import { backWall } from '../built/back-wall.ts'
import { chair, room } from '../built/room.ts'
import { box } from '../built/solid.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { opposite } from '../core/side.ts'
import type { BackWall, Drawing, Scene, Stage } from '../core/stage.ts'
import { poly } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { person } from '../people/person.ts'
import type { PoseName } from '../people/pose.ts'
import type { Item } from './parts.ts'
import { inDepth } from './parts.ts'

/** The options of a debate. */
export interface DebateOptions {
  /** How many sit on each side. */
  side: 2 | 3
  /** A role play has name cards on the tables and somebody who leads it. */
  roles?: boolean
  wall?: BackWall
}

/** Two rows of people at tables, face to face; one has stood up to speak. */
export function debate(options: DebateOptions): Scene {
  const { wall = 'sheets' } = options
  return { kind: 'debate', indoors: true, wall, draw: (stage) => drawDebate(stage, { ...options, wall }) }
}

function drawDebate(
  stage: Stage,
  { side, roles = false, wall: kind }: DebateOptions & { wall: BackWall },
): Drawing {
  const { w, h, inks, rng, tall, mood } = stage
  const pick = rng.fork('debate')
  const camera = createCamera(w / 2, h * 0.3, h * (tall ? 0.84 : 1.32), 2)
  const x = tall ? 1.3 : 1.98
  const speaker = pick.int(0, side - 1)
  const wood = woodOf(stage)
  const figure = (label: string, px: number, z: number, options: Parameters<typeof person>[4]): string =>
    person(stage, label, camera.at([px, 0, z]), camera.scale(z) * pick.range(1.62, 1.78), {
      shadow: 'soft',
      ...options,
    })
  const poses: readonly PoseName[] = ['sitLean', 'sitChin', 'sit', 'sitWrite', 'sitBack']
  const rows = ([-1, 1] as const).flatMap((k) =>
    Array.from({ length: side }, (_, i): Item => {
      const z = 4 + i * 1.32
      const speaks = k === -1 && i === speaker
      const desk = deskOf(stage, camera, [k, x, z], roles)
      return {
        z,
        svg:
          (speaks ? '' : chair(stage, camera, [k * (x + 0.02), z], 1, mix(inks.wood, inks.plaster, 0.3))) +
          figure(`d${k}${i}`, k * (x + (speaks ? 0.06 : 0)), z, {
            pose: speaks ? 'explain' : (poses[(i * 2 + (k > 0 ? 1 : 0)) % poses.length] ?? 'sit'),
            facing: opposite(k),
            view: i === side - 1 && !speaks ? 'half' : 'side',
          }) +
          desk,
      }
    }),
  )
  const leads: Item[] = [
    {
      z: 8,
      svg:
        figure('lead', 0, 8, { pose: roles ? 'sit' : 'note', view: 'front' }) +
        (roles
          ? box(stage, camera, [0, 0, 7.5], [1.7, 0.76, 0.5], wood) +
            box(stage, camera, [0, 0.76, 7.4], [0.5, 0.15, 0.06], '#fffdf6')
          : ''),
    },
  ]
  const { wall, floor, drawn } = backWall(stage, camera, kind, {
    depth: 9.3,
    wall: pick.pick([inks.wall, mix(inks.wall, inks.skyCool, 0.35), mix(inks.wall, inks.accent, 0.14)]),
    floor: mix(inks.stone, inks.plaster, 0.4),
    low: 1.5,
    count: 4,
  })
  const size = { half: tall ? 2.6 : 4, depth: 9.4, height: 3.3 }
  const body =
    room(stage, camera, size, { wall, floor, lamps: mood.dark }) + drawn + inDepth([...rows, ...leads])
  const all = count(side * 2 + 1, 'm')
  return {
    body,
    alt: caption(
      roles
        ? `${all} pjesëmarrës në një lojë rolesh me dy radhë tavolinash përballë, njëri flet në këmbë`
        : `${all} pjesëmarrës në debat: dy palë të ulura përballë, njëri flet në këmbë`,
      mood,
      { indoors: true },
    ),
  }
}

function woodOf({ inks }: Stage): string {
  return mix(inks.wood, inks.field, 0.4)
}

/** A desk of one person with a sheet of paper and, in a role play, a name card; `k` is the side, -1 or 1. */
function deskOf(
  stage: Stage,
  camera: Camera,
  [k, x, z]: readonly [number, number, number],
  roles: boolean,
): string {
  const { inks, tone } = stage
  const wood = woodOf(stage)
  const desk =
    box(stage, camera, [k * (x - 0.72), 0.7, z], [0.62, 0.05, 1.3], wood) +
    box(stage, camera, [k * (x - 0.5), 0, z - 0.5], [0.06, 0.7, 0.06], mix(wood, inks.ink, 0.3)) +
    box(stage, camera, [k * (x - 0.94), 0, z - 0.5], [0.06, 0.7, 0.06], mix(wood, inks.ink, 0.3))
  const card = roles ? box(stage, camera, [k * (x - 0.66), 0.75, z - 0.3], [0.3, 0.15, 0.06], '#fffdf6') : ''
  const paper = poly(
    [
      [-0.12, -0.1],
      [0.14, -0.1],
      [0.14, 0.24],
      [-0.12, 0.24],
    ].map(([dx = 0, dz = 0]) => camera.at([k * (x - 0.72) + dx, 0.76, z + 0.1 + dz])),
    tone('#fffdf6', 0.9),
  )
  return desk + paper + card
}
