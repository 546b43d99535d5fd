import type { Diagram } from '../built/board.ts'
import { diagramWords, flipChart } from '../built/board.ts'
import { chair, room, table } from '../built/room.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption } from '../core/words.ts'
import { person } from '../people/person.ts'
import { screenOf } from './classroom/screen-of.ts'
import { things } from './classroom/things.ts'
import { wallMap } from './classroom/wall-map.ts'
import type { Item } from './parts.ts'
import { inDepth } from './parts.ts'

/** What a lesson may vary. */
export interface ClassroomOptions {
  chart: Diagram
  rows?: number
  screen?: boolean
}

/** A lecturer at a flip chart or a screen before students seen from behind. */
export function classroom(options: ClassroomOptions): Scene {
  return { kind: options.screen ? 'presentation' : 'classroom', draw: (stage) => drawClass(stage, options) }
}

function drawClass(stage: Stage, { chart, rows = 2, screen = false }: ClassroomOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('class')
  const s = mood.side
  const depth = 10
  const half = tall ? 2.9 : 4.3
  const camera = createCamera(w * (0.5 - s * 0.03), h * (tall ? 0.42 : 0.4), h * (tall ? 0.95 : 1.3), 1.85)
  const dress = [inks.accent, inks.second, inks.field, inks.leaf, inks.roof, inks.conifer, inks.rock]
  const teacherX = s * (tall ? 0.75 : 1.2)
  const chartX = -s * (tall ? 0.55 : 0.9)
  const board = screen ? screenOf(stage, camera, chart, chartX, depth) : wallMap(stage, camera, chartX, depth)
  const teacher: Item = {
    z: 8,
    svg: person(stage, 'teacher', camera.at([teacherX, 0, 8.1]), camera.scale(8.1) * 1.74, {
      pose: pick.pick(['point', 'explain', 'pointUp']),
      shadow: 'soft',
      facing: -s as 1 | -1,
      dress: {
        coat: pick.pick([inks.accent, inks.second, inks.roof]),
        cut: screen ? 'short' : pick.pick(['bun', 'long']),
      },
    }),
  }
  const paper: Item[] = screen ? [] : [{ z: 8.3, svg: flipChart(stage, camera, [chartX, 8.4], chart) }]
  const desks = Array.from({ length: rows }, (_, r) => {
    const z = 3.7 + r * 1.75
    const seats = tall ? 3 : r === 0 ? 4 : 5
    const gap = tall ? 0.92 : 1.15
    return Array.from({ length: seats }, (__, i): Item[] => {
      const x = (i - (seats - 1) / 2) * gap + pick.bell() * 0.06
      const figure = person(
        stage,
        `s${r}-${i}`,
        camera.at([x, 0.02, z - 0.4]),
        camera.scale(z - 0.4) * pick.range(1.6, 1.74),
        {
          pose: r === rows - 1 && i === 1 ? 'sitRaise' : pick.pick(['sit', 'sitBack', 'sitLean']),
          view: 'back',
          facing: pick.sign(),
          shadow: false,
          dress: { coat: dress[(i * 2 + r * 3) % dress.length] ?? inks.accent, skirt: false },
        },
      )
      return [
        {
          z: z - 0.4,
          svg: figure + chair(stage, camera, [x, z - 0.4], 1, mix(inks.wood, inks.plaster, 0.3)),
        },
      ]
    })
      .flat()
      .concat([
        {
          z: z + 0.3,
          svg:
            table(
              stage,
              camera,
              [0, z + 0.25],
              [seats * gap + 0.2, 0.6],
              0.74,
              mix(inks.wood, inks.field, 0.35),
            ) + things(stage, camera, z + 0.2, seats, gap),
        },
      ])
  }).flat()
  const body =
    room(
      stage,
      camera,
      { half, depth, height: 3.3 },
      {
        wall: pick.pick([
          inks.wall,
          mix(inks.wall, inks.skyCool, 0.35),
          mix(inks.wall, inks.leaf, 0.2),
          mix(inks.wall, inks.accent, 0.12),
        ]),
        floor: mix(inks.wood, inks.field, 0.4),
        dim: screen,
      },
    ) +
    board +
    inDepth([teacher, ...paper, ...desks])
  const what = diagramWords[chart]
  const listeners = rows > 1 ? 'dy radhëve studentësh' : 'një radhe studentësh'
  const subject = screen
    ? `ligjërues te ekrani me ${what}, para ${listeners}`
    : `ligjëruese te tabela me letër, ku ${nominative(chart)}`
  return { body, alt: caption(subject.replace(/,$/, ''), mood, { indoors: true }) }
}

function nominative(chart: Diagram): string {
  return {
    sun: 'janë vizatuar dielli dhe një panel',
    turbine: 'është vizatuar një turbinë me erë',
    house: 'është vizatuar një shtëpi e izoluar',
    bars: 'është vizatuar një diagram me shtylla',
    cycle: 'është vizatuar një rreth shigjetash',
    curve: 'është vizatuar një vijë që ngjitet',
  }[chart]
}
