import type { Diagram } from '../built/board.ts'
import { flipChart } from '../built/board.ts'
import { panelField } from '../built/panels.ts'
import { room, table } from '../built/room.ts'
import { box } from '../built/solid.ts'
import { turbine } from '../built/turbine.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { stroke } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { inDepth } from './parts.ts'
import { miniature } from './workshop/miniature.ts'
import { shelf } from './workshop/shelf.ts'
import { tools } from './workshop/tools.ts'

/** What stands on the workshop table. */
export type Model = 'turbine' | 'house' | 'panel' | 'town'

/** What a workshop may vary. */
export interface WorkshopOptions {
  model: Model
  people: number
  chart?: Diagram
}

const modelWords: Record<Model, string> = {
  turbine: 'modelit të një turbine me erë',
  house: 'modelit të një shtëpie me panele',
  panel: 'një paneli të vogël diellor',
  town: 'maketit të një lagjeje',
}

/** People around a table on which a model stands. */
export function workshop(options: WorkshopOptions): Scene {
  return { kind: 'workshop', draw: (stage) => drawWorkshop(stage, options) }
}

function drawWorkshop(stage: Stage, { model, people, chart }: WorkshopOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('workshop')
  const camera = createCamera(w * 0.5, h * (tall ? 0.36 : 0.34), h * (tall ? 0.98 : 1.26), 1.9)
  const z = 4.6
  const wide = tall ? 1.75 : 3.4
  const coats = [inks.accent, inks.second, inks.field, inks.leaf, inks.roof, inks.conifer]
  const behind = people - (tall ? 1 : 2)
  const figures = Array.from({ length: people }, (_, i): Item => {
    const front = i >= behind
    const end = i === behind ? -1 : 1
    const x = front
      ? end * (wide / 2 + 0.34)
      : (i - (behind - 1) / 2) * (wide / Math.max(1.6, behind)) + pick.bell() * 0.08
    const pz = front ? z - 0.1 : z + 0.86
    const facing = (front ? -end : x > 0 ? -1 : 1) as 1 | -1
    return {
      z: pz,
      svg: person(stage, `w${i}`, camera.at([x, 0, pz]), camera.scale(pz) * pick.range(1.6, 1.78), {
        shadow: 'soft',
        pose: front
          ? pick.pick(['explain', 'carry', 'point'])
          : pick.pick(['explain', 'armsFolded', 'relaxed', 'write']),
        facing,
        view: front ? 'side' : 'half',
        dress: { coat: coats[i % coats.length] ?? inks.accent, ...(i % 3 === 1 ? {} : { skirt: false }) },
      }),
    }
  })
  const board: Item[] = chart
    ? [{ z: 7, svg: flipChart(stage, camera, [mood.side * (tall ? 0.9 : 2.4) * -1, 7], chart) }]
    : []
  const top: Item = {
    z,
    svg:
      table(stage, camera, [0, z], [wide, 1.05], 0.82, mix(inks.wood, inks.field, 0.4)) +
      modelOf(stage, camera, model, z) +
      tools(stage, camera, z, wide),
  }
  const body =
    room(
      stage,
      camera,
      { half: tall ? 2.5 : 4, depth: 8.6, height: 3.2 },
      {
        wall: pick.pick([inks.wall, mix(inks.wall, inks.skyCool, 0.3), inks.plaster]),
        floor: mix(inks.stone, inks.plaster, 0.4),
      },
    ) +
    shelf(stage, camera, tall) +
    inDepth([...figures, ...board, top])
  return {
    body,
    alt: caption(`${count(people, 'm')} pjesëmarrës rreth ${modelWords[model]} mbi tryezën e punës`, mood, {
      indoors: true,
    }),
  }
}

function modelOf(stage: Stage, camera: ReturnType<typeof createCamera>, model: Model, z: number): string {
  const { inks } = stage
  const base = 0.865
  const scale = camera.scale(z)
  if (model === 'turbine')
    return (
      box(stage, camera, [0, base, z], [0.5, 0.04, 0.4], inks.leaf) +
      turbine(stage, 'model', camera.at([0, base + 0.04, z]), scale * 0.62, 0, 14)
    )
  if (model === 'panel') {
    const plane = { origin: [-0.42, base + 0.02, z - 0.16], along: [1, 0, 0], up: [0, 0.72, 0.69] } as const
    return (
      stroke(
        [camera.at([-0.3, base, z + 0.24]), camera.at([-0.3, base + 0.36, z + 0.2])],
        inks.ink,
        scale * 0.015,
      ) +
      stroke(
        [camera.at([0.3, base, z + 0.24]), camera.at([0.3, base + 0.36, z + 0.2])],
        inks.ink,
        scale * 0.015,
      ) +
      panelField(stage, camera, plane, { u: 0, v: 0, w: 0.84, h: 0.52, cols: 3, rows: 2 }) +
      stroke(
        [
          camera.at([0.44, base, z - 0.1]),
          camera.at([0.6, base, z - 0.24]),
          camera.at([0.78, base, z - 0.2]),
        ],
        stage.tone(inks.accent, 0.8),
        scale * 0.014,
      ) +
      box(stage, camera, [0.86, base, z - 0.18], [0.16, 0.1, 0.12], inks.sun)
    )
  }
  const homes =
    model === 'house'
      ? [[0, 0, 0.5]]
      : [
          [-0.6, 0.12, 0.22],
          [-0.2, -0.06, 0.26],
          [0.24, 0.14, 0.2],
          [0.58, -0.08, 0.24],
        ]
  const plate = box(
    stage,
    camera,
    [0, base, z],
    model === 'house' ? [0.9, 0.03, 0.7] : [1.7, 0.03, 0.75],
    inks.grass,
  )
  return (
    plate +
    homes
      .map(([x = 0, dz = 0, size = 0.3], i) => miniature(stage, camera, [x, base + 0.03, z + dz], size, i))
      .join('') +
    (model === 'town'
      ? turbine(stage, 'mini', camera.at([0.78, base + 0.03, z + 0.2]), scale * 0.42, 0, 40)
      : '')
  )
}
