import { house } from '../built/house.ts'
import type { Camera } from '../core/camera.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { opposite, type Side } from '../core/side.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval, poly, rect } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { meadow } from '../nature/grass.ts'
import { falling, sky } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import type { PoseName, View } from '../people/pose.ts'
import type { Item } from './parts.ts'
import { backdrop, bend, inDepth, plain, way } from './parts.ts'

/** Where a walk with notebooks goes: along houses, along the shore, or past a puddle under a tree. */
export type WalkSetting = 'houses' | 'shore' | 'puddle'

/** The options of a walk. */
export interface NotebookWalkOptions {
  setting: WalkSetting
  people: 3 | 4 | 5
  panels?: boolean
}

/** A group out of doors writes down what it sees. */
export function notebookWalk(options: NotebookWalkOptions): Scene {
  return { kind: 'notebookWalk', sea: options.setting === 'shore', draw: (stage) => drawWalk(stage, options) }
}

const settingWords: Record<WalkSetting, string> = {
  houses: 'i shikojnë shtëpitë e fshatit dhe shënojnë në fletore',
  shore: 'shikojnë fasadat buzë detit dhe vizatojnë në fletore',
  puddle: 'ndalen pranë një pellgu nën një pemë dhe shënojnë në fletore',
}

function drawWalk(stage: Stage, { setting, people, panels = false }: NotebookWalkOptions): Drawing {
  const { h, w, mood, tall } = stage
  const horizon = h * (tall ? 0.46 : 0.44)
  const camera = createCamera(w * 0.5, horizon, h * (tall ? 0.95 : 1.3), 2.1)
  const group = walkers(stage, camera, setting, people)
  const body =
    (setting === 'shore' ? background(stage, camera, horizon) : land(stage, camera, horizon, setting)) +
    inDepth([...houses(stage, camera, setting, panels), ...trees(stage, camera, setting), ...group]) +
    (setting === 'shore'
      ? ''
      : meadow(stage, 'f', h * 0.9, h * 1.03, {
          count: 120,
          flowers: true,
          keep: (x) => Math.abs(x - w / 2) > w * 0.3,
        })) +
    falling(stage)
  return { body, alt: caption(`${count(people, 'm')} pjesëmarrës ${settingWords[setting]}`, mood) }
}

function land(stage: Stage, camera: Camera, horizon: number, setting: WalkSetting): string {
  const { h, inks, tone, mood } = stage
  const lane = bend([
    [0.2, 2.6],
    [0, 9],
    [-mood.side * 0.6, 20],
    [mood.side * 2, 40],
    [-mood.side * 4, 90],
  ])
  const puddle =
    setting === 'puddle'
      ? oval(
          camera.at([mood.side * 1.5, 0, 7.4]),
          camera.scale(7.4) * 1.35,
          tone(mix(inks.water, mood.sky[1], 0.5), 0.9),
          camera.scale(7.4) * 0.26,
        ) +
        oval(
          camera.at([mood.side * 1.35, 0, 7.3]),
          camera.scale(7.4) * 0.7,
          mood.sky[1],
          camera.scale(7.4) * 0.09,
          0.6,
        )
      : ''
  return (
    backdrop(stage, horizon, { relief: h * 0.22 }) +
    plain(stage, horizon, mix(inks.grass, inks.field, 0.3)) +
    way(camera, lane, 4.6, tone(mix(inks.earth, inks.stone, 0.6), 0.85)) +
    puddle
  )
}

/** Sky, sea, quay and rail. */
function background(stage: Stage, camera: Camera, horizon: number): string {
  const { w, h, inks, tone, defs, mood, rng } = stage
  const pick = rng.fork('sea')
  const sea = tone(inks.water, 0.8)
  const edge = mood.side * 2.6
  const quay = (y: number): (readonly [number, number])[] => [
    camera.at([edge, y, 2]),
    camera.at([edge, y, 220]),
    camera.at([-mood.side * 400, y, 220]),
    camera.at([-mood.side * 60, y, 2]),
  ]
  const glints = Array.from({ length: 70 }, () => {
    const t = pick.next() ** 1.6
    const y = horizon + 4 + (h - horizon) * t
    const x = w * (mood.side > 0 ? pick.range(0.45, 1) : pick.range(0, 0.55))
    return oval([x, y], 8 + 60 * t, mix(sea, '#ffffff', 0.55), 1 + 2.5 * t, 0.4)
  }).join('')
  const rail = Array.from({ length: 16 }, (_, i) => {
    const z = 5 + i * 1.7
    const [a, b] = [camera.at([edge, 0, z]), camera.at([edge, 0.5, z])]
    const r = camera.scale(z) * 0.1
    return poly(
      [
        [a[0] - r, a[1]],
        [a[0] + r, a[1]],
        [b[0] + r * 0.8, b[1]],
        [b[0] - r * 0.8, b[1]],
      ],
      tone(mix(inks.stone, inks.paper, 0.3), 0.7, Math.min(0.4, z / 80)),
    )
  })
    .reverse()
    .join('')
  return (
    sky(stage, horizon) +
    rect(
      -5,
      horizon,
      w + 10,
      h - horizon + 5,
      defs.linear(
        [0, horizon],
        [0, h],
        [
          [0, mix(sea, mood.haze, 0.55)],
          [0.3, sea],
          [1, tone(inks.water, 0.4)],
        ],
      ),
    ) +
    glints +
    poly(quay(-0.8), tone(inks.rock, 0.3)) +
    poly(quay(0), tone(mix(inks.stone, inks.plaster, 0.5), 0.82)) +
    rail
  )
}

function houses(stage: Stage, camera: Camera, setting: WalkSetting, panels: boolean): Item[] {
  const { inks, mood, tall } = stage
  const s = mood.side
  const walls = [
    inks.wall,
    inks.plaster,
    mix(inks.plaster, inks.accent, 0.2),
    mix(inks.wall, inks.field, 0.4),
  ]
  const place = (label: string, x: number, z: number, yaw: number, i: number): Item => ({
    z,
    svg: house(stage, camera, label, {
      at: [x, 0, z],
      w: setting === 'shore' ? 10 : 9,
      d: 7.4,
      wall: setting === 'shore' ? 8 : i % 2 ? 5.4 : 3.6,
      storeys: setting === 'shore' ? 3 : i % 2 ? 2 : 1,
      rise: 2.8,
      yaw,
      walls: walls[i % 4] ?? inks.wall,
      roof: inks.roof,
      windows: 3,
      door: i % 2 ? inks.second : inks.wood,
      far: Math.min(0.4, z / 180),
      chimney: i % 2 === 0,
      ...(i % 2 ? { shutter: inks.conifer } : {}),
      ...(panels && i % 2 === 0 ? { panels: { cols: 5, rows: 2 } } : {}),
    }),
  })
  if (setting === 'shore')
    return [15, 26, 37, 48, 60].map((z, i) =>
      place(`q${i}`, -s * (tall ? 7.6 : 10.5), z, (s * Math.PI) / 2, i),
    )
  if (setting === 'puddle')
    return [
      [-9, 46],
      [7, 52],
      [20, 60],
    ].map(([x = 0, z = 50], i) => place(`q${i}`, -s * x, z, 0.3 * s, i))
  return [
    place('q0', -s * (tall ? 6.4 : 9.4), 17.5, s * 0.9, 0),
    place('q1', s * (tall ? 7 : 10.5), 25, -s * 0.75, 1),
    place('q2', -s * 10, 36, s * 0.8, 2),
    place('q3', s * 12, 46, -s * 0.6, 3),
    place('q4', -s * 6, 62, s * 0.3, 0),
  ]
}

function trees(stage: Stage, camera: Camera, setting: WalkSetting): Item[] {
  const s = stage.mood.side
  const spots: readonly (readonly [number, number, number])[] =
    setting === 'shore'
      ? [
          [-4.6, 20, 4.4],
          [-4.8, 31, 4.6],
          [-4.8, 43, 4.8],
        ]
      : setting === 'puddle'
        ? [
            [3.6, 9.6, 6.6],
            [-7, 26, 6],
            [10, 32, 6.5],
            [-14, 40, 7],
          ]
        : [
            [-4.8, 25, 5.4],
            [5.2, 35, 5.6],
            [-15, 44, 7],
            [17, 40, 7],
            [4, 60, 6],
          ]
  return spots.map(([x, z, size], i) => ({
    z: z + 0.2,
    svg: broadleaf(
      stage,
      `n${i}`,
      camera.at([s * x, 0, z]),
      camera.scale(z) * size,
      'round',
      Math.min(0.35, z / 200),
    ),
  }))
}

function walkers(stage: Stage, camera: Camera, setting: WalkSetting, people: number): Item[] {
  const { mood, rng, tall } = stage
  const pick = rng.fork('walkers')
  const s = mood.side
  const plans: readonly {
    x: number
    z: number
    pose: PoseName
    view: View
    turn: Side
  }[] = [
    { x: -0.7, z: 7.4, pose: 'note', view: 'half', turn: -1 },
    { x: 0.35, z: 8, pose: 'shade', view: setting === 'puddle' ? 'half' : 'back', turn: -1 },
    { x: 1.35, z: 6.6, pose: 'note', view: 'half', turn: 1 },
    setting === 'puddle'
      ? { x: 0.2, z: 6.3, pose: 'kneel', view: 'side', turn: 1 }
      : { x: -1.6, z: 9.4, pose: 'walk', view: 'back', turn: 1 },
    { x: 0.9, z: 10.6, pose: 'relaxed', view: 'back', turn: 1 },
  ]
  return plans.slice(0, people).map(({ x, z, pose, view, turn }, i) => ({
    z,
    svg:
      person(
        stage,
        `k${i}`,
        camera.at([s * x * (tall ? 0.7 : 1), 0, z]),
        camera.scale(z) * pick.range(1.64, 1.8),
        {
          pose,
          view,
          facing: turn === 1 ? s : opposite(s),
          ...(i === 3 && setting !== 'puddle' ? { dress: { pack: stage.inks.accent } } : {}),
        },
      ) + (pose === 'note' ? notebook(stage, camera, s * x * (tall ? 0.7 : 1), z, s * turn) : ''),
  }))
}

/** The notebook that somebody in the pose `note` holds. */
function notebook(stage: Stage, camera: Camera, x: number, z: number, facing: number): string {
  const [cx, cy] = camera.at([x + facing * 0.17, 1.13, z])
  const m = camera.scale(z)
  return (
    poly(
      [
        [cx - m * 0.13, cy + m * 0.02],
        [cx + m * 0.1, cy - m * 0.03],
        [cx + m * 0.16, cy + m * 0.09],
        [cx - m * 0.08, cy + m * 0.15],
      ],
      stage.tone('#fffdf6', 0.95),
    ) +
    poly(
      [
        [cx - m * 0.08, cy + m * 0.15],
        [cx + m * 0.16, cy + m * 0.09],
        [cx + m * 0.16, cy + m * 0.11],
        [cx - m * 0.08, cy + m * 0.17],
      ],
      stage.tone(stage.inks.accent, 0.6),
    )
  )
}
