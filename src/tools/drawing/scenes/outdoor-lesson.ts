import { house } from '../built/house.ts'
import { panelField } from '../built/panels.ts'
import { box } from '../built/solid.ts'
import type { Camera } from '../core/camera.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Side } from '../core/side.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly, stroke } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import type { PoseName, View } from '../people/pose.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'

/** What a group looks at on the grass. */
export type Lesson = 'stick' | 'panels' | 'bags' | 'stump'

/** The options of a lesson out of doors. */
export interface OutdoorLessonOptions {
  lesson: Lesson
  people: 4 | 5 | 6
}

/** A group kneels, sits and stands around something on the grass. */
export function outdoorLesson(options: OutdoorLessonOptions): Scene {
  return { kind: `lesson-${options.lesson}`, draw: (stage) => drawLesson(stage, options) }
}

const lessonWords: Record<Lesson, string> = {
  stick: 'rreth një shkopi të ngulur në oborr, hijen e të cilit e shënojnë me guralecë',
  panels: 'rreth tri paneleve të vogla mbi një batanije dhe një furre diellore prej kartoni',
  bags: 'i zbrazin çantat mbi bar dhe i ndajnë sendet në tre grumbuj',
  stump: 'i shikojnë unazat e një cungu në pyll',
}

function drawLesson(stage: Stage, { lesson, people }: OutdoorLessonOptions): Drawing {
  const { w, h, inks, mood, rng } = stage
  const pick = rng.fork('lesson')
  const horizon = h * 0.31
  const camera = createCamera(w / 2, horizon, h * 1.46, 2.5)
  const z = 6.9
  const plans: readonly {
    x: number
    dz: number
    pose: PoseName
    view: View
    turn: Side
  }[] = [
    { x: -1.75, dz: 0.3, pose: 'kneel', view: 'side', turn: 1 },
    { x: 1.8, dz: 0.5, pose: 'bendOver', view: 'side', turn: -1 },
    { x: -0.75, dz: 1.9, pose: 'note', view: 'half', turn: 1 },
    { x: 0.6, dz: 2, pose: lesson === 'bags' ? 'carry' : 'relaxed', view: 'front', turn: -1 },
    { x: 2.75, dz: -0.5, pose: 'hugKnees', view: 'side', turn: -1 },
    { x: -2.9, dz: 1.2, pose: 'armsFolded', view: 'half', turn: 1 },
  ]
  const group = plans.slice(0, people).map(
    ({ x, dz, pose, view, turn }, i): Item => ({
      z: z + dz,
      svg: person(
        stage,
        `o${i}`,
        camera.at([x + pick.bell() * 0.1, 0, z + dz]),
        camera.scale(z + dz) * pick.range(1.62, 1.78),
        { pose, view, facing: turn },
      ),
    }),
  )
  const body =
    backdrop(stage, horizon, {
      relief: h * (lesson === 'stick' ? 0.18 : 0.3),
      hills: lesson === 'stump' ? 1 : 2,
    }) +
    plain(stage, horizon, mix(inks.grass, lesson === 'stump' ? inks.conifer : inks.field, 0.25)) +
    inDepth([
      ...setting(stage, camera, lesson),
      { z: z + 0.2, svg: things(stage, camera, lesson, z) },
      ...group,
    ]) +
    meadow(stage, 'f', h * 0.86, h * 1.03, { count: 200, flowers: lesson !== 'stump' }) +
    fringe(stage, 'n', h * 0.1)
  const verb = lesson === 'bags' || lesson === 'stump' ? '' : 'mblidhen '
  return { body, alt: caption(`${count(people, 'm')} pjesëmarrës ${verb}${lessonWords[lesson]}`, mood) }
}

function setting(stage: Stage, camera: Camera, lesson: Lesson): Item[] {
  const { inks, rng, mood } = stage
  const pick = rng.fork('setting')
  if (lesson === 'stick')
    return [
      {
        z: 30,
        svg: house(stage, camera, 'school', {
          at: [-mood.side * 9, 0, 30],
          w: 20,
          d: 9,
          wall: 6.6,
          storeys: 2,
          rise: 3,
          yaw: mood.side * 0.22,
          walls: mix(inks.wall, inks.field, 0.35),
          roof: inks.roof,
          windows: 7,
          door: inks.accent,
          panels: { cols: 9, rows: 1 },
        }),
      },
      ...[
        [8, 26],
        [13, 34],
        [19, 40],
        [-22, 44],
      ].map(
        ([x = 0, z = 30], i): Item => ({
          z,
          svg: broadleaf(
            stage,
            `s${i}`,
            camera.at([mood.side * x, 0, z]),
            camera.scale(z) * 7,
            'round',
            z / 180,
          ),
        }),
      ),
    ]
  const count = lesson === 'stump' ? 46 : 12
  return Array.from({ length: count }, (_, i): Item => {
    const z = lesson === 'stump' ? pick.range(11, 46) : pick.range(30, 70)
    const k = i % 2 ? 1 : -1
    const x = lesson === 'stump' ? k * pick.range(0.16, 0.8) * z : k * pick.range(0.4, 0.9) * z
    return {
      z,
      svg: spruce(
        stage,
        `s${i}`,
        camera.at([x, 0, z]),
        camera.scale(z) * pick.range(8, 14),
        Math.min(0.5, z / 90),
      ),
    }
  })
}

/** What a lesson has on the ground, `z` before the camera; its functions draw around that place, `m` px a metre. */
function things(stage: Stage, camera: Camera, lesson: Lesson, z: number): string {
  const at = (x: number, dz: number, y = 0): P => camera.at([x, y, z + dz])
  return drawThings[lesson]({ stage, camera, z, at, m: camera.scale(z) })
}

type Spot = {
  stage: Stage
  camera: Camera
  z: number
  at: (x: number, dz: number, y?: number) => P
  m: number
}

const drawThings: Record<Lesson, (spot: Spot) => string> = {
  stick: sundial,
  panels: panelsOnBlanket,
  bags: bagsInPiles,
  stump,
}

/** A stick in the ground with its shadow and stones for the hours. */
function sundial({ stage, at, m }: Spot): string {
  const { inks, tone, mood } = stage
  const reach = -mood.side * 1.5
  return (
    oval(at(0, 0.3), m * 1.9, tone(mix(inks.earth, inks.paper, 0.4), 0.85), m * 0.5, 0.7) +
    stroke([at(0, 0.3), at(reach, 0.15)], tone(inks.ink, 0.2), m * 0.05, 0.5) +
    [0.55, 0.85, 1.15, 1.45]
      .map((t, i) =>
        oval(
          at(reach * t * 0.9 + 0.1, 0.02 + Math.abs(i - 1.4) * 0.22),
          m * 0.07,
          tone(inks.stone, 0.9),
          m * 0.045,
        ),
      )
      .join('') +
    stroke([at(0, 0.3), at(0, 0.3, 1.25)], tone(inks.wood, 0.7), m * 0.05)
  )
}

/** Three panels on a blanket, and a box with an open lid. */
function panelsOnBlanket({ stage, camera, z, at, m }: Spot): string {
  const { inks, tone, mood } = stage
  const blanket = [at(-1.5, -0.35), at(0.75, -0.35), at(0.85, 0.95), at(-1.3, 0.95)]
  const panel = (x: number, dz: number, lean: number): string =>
    panelField(
      stage,
      camera,
      { origin: [x, 0.06, z + dz], along: [1, 0, 0], up: [0, Math.sin(lean), Math.cos(lean)] },
      { u: 0, v: 0, w: 0.6, h: 0.46, cols: 2, rows: 2 },
    )
  return (
    poly(blanket, tone(inks.accent, 0.75)) +
    [0.2, 0.5, 0.8]
      .map((t) =>
        stroke(
          [at(-1.45 + t * 0.1, -0.35 + t * 1.3), at(0.76 + t * 0.1, -0.35 + t * 1.3)],
          tone(inks.sun, 0.8),
          m * 0.03,
          0.7,
        ),
      )
      .join('') +
    panel(-1.2, 0.45, 0.9) +
    panel(-0.5, 0.1, 0.35) +
    panel(0.12, 0.5, 0.65) +
    box(stage, camera, [1.15, 0, z + 0.1], [0.62, 0.34, 0.5], mix(inks.earth, inks.paper, 0.25), {
      top: inks.ink,
    }) +
    poly(
      [at(0.84, 0.36, 0.34), at(1.46, 0.36, 0.34), at(1.5, 0.56, 0.86), at(0.8, 0.56, 0.86)],
      mix('#dfe6ea', mood.sky[1], 0.3),
    ) +
    oval(at(1.15, 0.1, 0.4), m * 0.14, tone(inks.ink, 0.4), m * 0.06)
  )
}

/** Three piles in different colours, with packs around them. */
function bagsInPiles({ stage, camera, z, at, m }: Spot): string {
  const { inks, tone, mood } = stage
  const pile = (x: number, dz: number, n: number, colours: readonly string[]): string =>
    Array.from({ length: n }, (_, i) =>
      box(
        stage,
        camera,
        [x + ((i % 3) - 1) * 0.24, Math.floor(i / 3) * 0.13, z + dz + (i % 2) * 0.12],
        [0.2, 0.11, 0.17],
        colours[i % colours.length] ?? inks.accent,
        { yaw: i * 0.4 },
      ),
    ).join('')
  const pack = (x: number, dz: number, colour: string): string => {
    const [px, py] = at(x, dz)
    return (
      oval([px, py - m * 0.28], m * 0.2, tone(colour, 0.5), m * 0.3) +
      oval([px + mood.side * m * 0.04, py - m * 0.3], m * 0.15, tone(colour, 0.85), m * 0.25) +
      stroke(
        [
          [px - m * 0.12, py - m * 0.34],
          [px + m * 0.12, py - m * 0.34],
        ],
        tone(inks.ink, 0.3),
        m * 0.02,
      )
    )
  }
  return (
    pack(-0.95, 1.15, inks.second) +
    pack(0.95, 1.25, inks.accent) +
    pile(-0.85, 0.1, 6, [inks.second, inks.wall, inks.leaf]) +
    pile(0.05, -0.1, 5, [inks.sun, inks.earth, inks.second]) +
    pile(0.95, 0.05, 8, [inks.accent, inks.rock, '#7d4c6b']) +
    pack(0.35, -0.85, inks.sun)
  )
}

/** A tree stump with its rings. */
function stump({ stage, at, m }: Spot): string {
  const { inks, tone } = stage
  const [cx, cy] = at(0, 0.3)
  const ring = (k: number, fill: string): string =>
    oval([cx, cy - m * 0.42], m * 0.62 * k, fill, m * 0.22 * k)
  return (
    oval([cx, cy + m * 0.05], m * 0.8, tone(inks.ink, 0.2), m * 0.24, 0.3) +
    poly(
      [
        [cx - m * 0.62, cy - m * 0.42],
        [cx - m * 0.74, cy + m * 0.06],
        [cx - m * 0.3, cy + m * 0.2],
        [cx + m * 0.32, cy + m * 0.2],
        [cx + m * 0.76, cy + m * 0.06],
        [cx + m * 0.62, cy - m * 0.42],
      ],
      tone(inks.wood, 0.35),
    ) +
    ring(1, tone(inks.wood, 0.6)) +
    ring(0.92, tone(mix(inks.field, inks.wall, 0.4), 0.9)) +
    [0.78, 0.64, 0.52, 0.4, 0.27, 0.14]
      .map(
        (k) =>
          `<ellipse cx="${cx.toFixed(1)}" cy="${(cy - m * 0.42).toFixed(1)}" rx="${(m * 0.62 * k).toFixed(1)}" ry="${(m * 0.22 * k).toFixed(1)}" fill="none" stroke="${tone(inks.wood, 0.6)}" stroke-width="${(m * 0.014).toFixed(1)}"/>`,
      )
      .join('') +
    stroke([at(-2.6, -0.6), at(-1, -0.95)], tone(inks.wood, 0.45), m * 0.2)
  )
}
