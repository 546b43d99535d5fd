import { backWall } from '../built/back-wall.ts'
import type { Diagram } from '../built/diagram.ts'
import { flipChart } from '../built/flip-chart.ts'
import { chair, room, table } from '../built/room.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Rng } from '../core/rng.ts'
import { opposite, type Side } from '../core/side.ts'
import type { BackWall, Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { person } from '../people/person.ts'
import type { PoseName } from '../people/pose.ts'
import type { TableTop } from './group-table/tops.ts'
import { topOf, topWords } from './group-table/tops.ts'
import type { Item } from './parts.ts'
import { inDepth } from './parts.ts'

/** The options of a group at work. */
export interface GroupTableOptions {
  top: TableTop
  /** Those behind the table, who are seen from the front. */
  behind: 2 | 3 | 4
  /** Those before the table, who are seen from behind. */
  before?: 0 | 1 | 2
  /** Somebody who stands at the end of the table and bends over it. */
  bending?: boolean
  chart?: Diagram
  wall?: BackWall
}

/** Some people sit around a table, others stand or bend over what lies on it. */
export function groupTable(options: GroupTableOptions): Scene {
  const { wall = 'sheets' } = options
  return { kind: 'groupTable', indoors: true, wall, draw: (stage) => drawGroup(stage, { ...options, wall }) }
}

function drawGroup(stage: Stage, options: GroupTableOptions & { wall: BackWall }): Drawing {
  const { w, h, inks, rng, tall, mood } = stage
  const { top, behind, before = 1, bending = true, chart, wall } = options
  const pick = rng.fork('group')
  const camera = createCamera(w / 2, h * (tall ? 0.22 : 0.12), h * (tall ? 0.86 : 1.36), 2.5)
  const z = tall ? 4.9 : 4.4
  const wide = tall ? 1.9 : 3.2
  const s = mood.side
  const seat = (x: number, at: number, towards: Side): string =>
    chair(stage, camera, [x, at], towards, mix(inks.wood, inks.plaster, 0.3))
  const figure = (label: string, x: number, at: number, options: Parameters<typeof person>[4]): string =>
    person(stage, label, camera.at([x, 0, at]), camera.scale(at) * pick.range(1.62, 1.76), {
      shadow: 'soft',
      ...options,
    })
  const poses: readonly PoseName[] = ['sitLean', 'sit', 'sitWrite', 'sitChin']
  const standing = pick.int(0, behind - 1)
  const back = Array.from({ length: behind }, (_, i): Item => {
    const x = (i - (behind - 1) / 2) * (wide / behind) * 1.02 + pick.bell() * 0.06
    const upright = i === standing
    return {
      z: z + 0.98,
      svg:
        (upright ? '' : seat(x, z + 1.1, 1)) +
        figure(`b${i}`, x, z + (upright ? 1.0 : 0.95), {
          pose: upright ? pick.pick(['explain', 'lean'] as const) : (poses[(i + standing) % 4] ?? 'sit'),
          facing: x > 0 ? -1 : 1,
          view: i % 2 ? 'front' : 'half',
        }),
    }
  })
  const front = Array.from({ length: before }, (_, i): Item => {
    const x = (i - (before - 1) / 2) * 1.3 + (before === 1 ? -s * 0.7 : 0)
    return {
      z: z - 0.98,
      svg:
        figure(`f${i}`, x, z - 0.98, {
          pose: 'sitLean',
          facing: x > 0 ? -1 : 1,
          view: 'back',
          shadow: false,
        }) + seat(x, z - 1.02, 1),
    }
  })
  const end: Item[] = bending
    ? [
        {
          z: z - 0.1,
          svg: figure('e', s * (wide / 2 + 0.42), z - 0.1, {
            pose: 'bendOver',
            facing: opposite(s),
            view: 'side',
          }),
        },
      ]
    : []
  const board: Item[] = chart
    ? [{ z: 7.6, svg: flipChart(stage, camera, [-s * (tall ? 1.1 : 2.5), 7.6], chart) }]
    : []
  const surface: Item = { z, svg: coveredTable(stage, camera, top, [z, wide]) }
  const people = behind + before + (bending ? 1 : 0)
  return {
    body: hallOf(stage, camera, pick, wall) + inDepth([...back, ...board, ...end, surface, ...front]),
    alt: caption(`${count(people, 'm')} pjesëmarrës rreth një tavoline ${topWords[top]}`, mood, {
      indoors: true,
    }),
  }
}

/** The empty room with what is at its back wall; behind sheets of paper the wall has one of three colours. */
function hallOf(stage: Stage, camera: Camera, pick: Rng, kind: BackWall): string {
  const { inks, tall, mood } = stage
  const { wall, floor, drawn } = backWall(stage, camera, kind, {
    depth: 8.9,
    wall: pick.pick([inks.wall, mix(inks.wall, inks.skyCool, 0.3), mix(inks.wall, inks.leaf, 0.18)]),
    floor: mix(inks.stone, inks.plaster, 0.4),
  })
  const size = { half: tall ? 2.7 : 4.2, depth: 9, height: 3.3 }
  return room(stage, camera, size, { wall, floor, lamps: mood.dark }) + drawn
}

/** The table, `wide` metres long, with what lies on it. */
function coveredTable(
  stage: Stage,
  camera: Camera,
  top: TableTop,
  [z, wide]: readonly [number, number],
): string {
  const colour = mix(stage.inks.wood, stage.inks.field, 0.4)
  return table(stage, camera, [0, z], [wide, 1.5], 0.74, colour) + topOf(stage, camera, top, z, wide)
}
