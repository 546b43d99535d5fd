import { house } from '../built/house.ts'
import { stall } from '../built/stall.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import type { PoseName } from '../people/pose.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import { lampAt } from './town-square/lamp-at.ts'
import { paving } from './town-square/paving.ts'

/** The options of a square. */
export interface TownSquareOptions {
  people: number
  stalls?: 1 | 2
}

/** A town square with houses around it, trees, a stall and people in groups. */
export function townSquare(options: TownSquareOptions): Scene {
  return { kind: 'townSquare', draw: (stage) => drawSquare(stage, options) }
}

function drawSquare(stage: Stage, options: TownSquareOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const { people: number, stalls = 1 } = options
  const pick = rng.fork('square')
  const horizon = h * 0.52
  const camera = createCamera(w / 2, horizon, h * (tall ? 0.8 : 1.05), 2.7)
  const behind = [
    ...endOfSquare(stage, camera),
    ...trees(stage, camera),
    ...lamps(stage, camera),
    ...tents(stage, camera, stalls),
  ]
  const people = crowd(stage, camera, pick, number)
  const side = (k: -1 | 1) => sideOfSquare(stage, camera, pick, k)
  const body =
    backdrop(stage, horizon, { relief: h * 0.24 }) +
    plain(stage, horizon, mix(inks.stone, inks.plaster, 0.4), 0.4) +
    paving(stage, camera) +
    inDepth([...behind, ...side(-1), ...side(1), ...people]) +
    falling(stage)
  return {
    body,
    alt: caption(
      `shesh qyteti me ${stalls === 1 ? 'një stendë' : 'dy stenda'}, ${count(number, 'm')} vetë dhe panele mbi disa çati`,
      mood,
    ),
  }
}

/** The colours of the walls around the square. */
const wallsOf = ({ inks }: Stage) => [
  inks.wall,
  inks.plaster,
  mix(inks.plaster, inks.accent, 0.25),
  mix(inks.wall, inks.second, 0.18),
  mix(inks.wall, inks.field, 0.5),
]

/** The houses on the left side (`k` is -1) or on the right side. */
function sideOfSquare(stage: Stage, camera: Camera, pick: Stage['rng'], k: -1 | 1): Item[] {
  const { inks, tall } = stage
  const walls = wallsOf(stage)
  return Array.from({ length: 4 }, (_, i): Item => {
    const z = 15 + i * 10.2
    return {
      z: z + 2,
      svg: house(stage, camera, `s${k}${i}`, {
        at: [k * (tall ? 9.2 : 13.5), 0, z],
        w: 9.6,
        d: 8,
        wall: pick.pick([6.2, 8.6, 8.8]),
        storeys: 3,
        rise: 2.7,
        yaw: (k * Math.PI) / 2,
        walls: walls[(i + (k > 0 ? 2 : 0)) % walls.length] ?? inks.wall,
        roof: inks.roof,
        windows: 4,
        far: 0.03 + i * 0.06,
        door: inks.wood,
        shadow: false,
        ...(i % 2 ? { shutter: inks.conifer } : {}),
        ...(i === 1 ? { panels: { cols: 4, rows: 2 } } : {}),
      }),
    }
  })
}

/** The houses at the far end. */
function endOfSquare(stage: Stage, camera: Camera): Item[] {
  const { inks } = stage
  const walls = wallsOf(stage)
  return Array.from(
    { length: 4 },
    (_, i): Item => ({
      z: 60 + i,
      svg: house(stage, camera, `e${i}`, {
        at: [(i - 1.5) * 10.4, 0, 60],
        w: 10.2,
        d: 9,
        wall: 6.5 + (i % 2) * 2,
        storeys: 3,
        rise: 3,
        walls: walls[i] ?? inks.wall,
        roof: inks.roof,
        far: 0.3,
        windows: 3,
        shadow: false,
        ...(i === 1 || i === 2 ? { panels: { cols: 5, rows: 2 } } : {}),
      }),
    }),
  )
}

/** Four round trees. */
function trees(stage: Stage, camera: Camera): Item[] {
  return [
    [-5.6, 34],
    [5.6, 34],
    [-5.8, 46],
    [5.8, 46],
  ].map(
    ([x = 0, z = 30], i): Item => ({
      z,
      svg: broadleaf(stage, `t${i}`, camera.at([x, 0, z]), camera.scale(z) * 6.2, 'round', z / 190),
    }),
  )
}

/** A lamp on each side. */
function lamps(stage: Stage, camera: Camera): Item[] {
  return [-1, 1].map((k): Item => ({ z: 24, svg: lampAt(stage, camera, k * 4.6, 24) }))
}

/** The stalls, one on each side. */
function tents(stage: Stage, camera: Camera, stalls: number): Item[] {
  const { inks, mood } = stage
  return Array.from(
    { length: stalls },
    (_, i): Item => ({
      z: 18.5 + i * 5,
      svg: stall(stage, camera, [mood.side * (i ? -3.6 : 3.2), 18.5 + i * 5], i ? inks.second : inks.accent),
    }),
  )
}

const poses: readonly PoseName[] = [
  'relaxed',
  'explain',
  'walk',
  'armsFolded',
  'note',
  'stand',
  'stride',
  'wave',
]

/** People in groups of three. */
function crowd(stage: Stage, camera: Camera, pick: Stage['rng'], people: number): Item[] {
  const { mood, tall } = stage
  return Array.from({ length: people }, (_, i): Item => {
    const cluster = Math.floor(i / 3)
    const z = [10.5, 15, 13, 22][cluster % 4] ?? 12
    const middle =
      [-mood.side * (tall ? 0.9 : 2.6), -mood.side * (tall ? 2 : 5), mood.side * (tall ? 1.6 : 4.4), 0][
        cluster % 4
      ] ?? 0
    const k = i % 3
    const at = z + (k === 1 ? 0.7 : 0)
    return {
      z: at,
      svg: person(
        stage,
        `p${i}`,
        camera.at([middle + (k - 1) * 0.78, 0, at]),
        camera.scale(at) * pick.range(1.58, 1.8),
        {
          pose: poses[(i * 3 + cluster) % poses.length] ?? 'stand',
          facing: k === 2 ? -1 : 1,
          view: k === 1 ? pick.pick(['front', 'half'] as const) : 'side',
        },
      ),
    }
  })
}
