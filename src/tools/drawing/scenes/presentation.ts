import { sheets } from '../built/back-wall/sheets.ts'
import { chair, room } from '../built/room.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { inDepth } from './parts.ts'

/** What hangs on the wall while a group presents it. */
export type Presented = 'drawings' | 'plans' | 'answers'

/** The options of a presentation. */
export interface PresentationOptions {
  what: Presented
  presenters: 1 | 2 | 3
  listeners: number
  /** The listeners stand in a half circle and do not sit. */
  standing?: boolean
}

const labels: Record<Presented, string> = {
  drawings: 'vizatimet e varura në mur',
  plans: 'planet e varura në mur',
  answers: 'fletët e shkruara në mur',
}

/** Some of a group present what hangs on the wall, the others listen. */
export function presentation(options: PresentationOptions): Scene {
  return { kind: 'wall', indoors: true, wall: 'sheets', draw: (stage) => drawWall(stage, options) }
}

function drawWall(
  stage: Stage,
  { what, presenters, listeners, standing = false }: PresentationOptions,
): Drawing {
  const { w, h, inks, rng, tall, mood } = stage
  const pick = rng.fork('wall')
  const s = mood.side
  const depth = 7.6
  const camera = createCamera(w / 2, h * (tall ? 0.3 : 0.26), h * (tall ? 0.9 : 1.34), 2.1)
  const figure = (label: string, x: number, z: number, options: Parameters<typeof person>[4]): string =>
    person(stage, label, camera.at([x, 0, z]), camera.scale(z) * pick.range(1.62, 1.78), {
      shadow: 'soft',
      ...options,
    })
  const presenting = Array.from({ length: presenters }, (_, i): Item => {
    const x = -s * (2.35 - i * 0.72)
    return {
      z: 6.4 - i * 0.1,
      svg: figure(`p${i}`, x, 6.4 - i * 0.1, {
        pose: (['explain', 'note', 'relaxed'] as const)[i % 3] ?? 'explain',
        facing: s,
        view: i === 0 ? 'half' : 'front',
      }),
    }
  })
  const audience = Array.from({ length: listeners }, (_, i): Item => {
    const row = Math.floor(i / 4)
    const inRow = Math.min(4, listeners - row * 4)
    const k = i % 4
    const x = (k - (inRow - 1) / 2) * (tall ? 0.85 : 0.94) + (row ? s * 0.25 : 0) + s * 0.2
    const z = 3.1 + row * 1.35 + Math.abs(k - (inRow - 1) / 2) * 0.16
    const turned = k === 0 || k === inRow - 1
    return {
      z,
      svg: standing
        ? figure(`l${i}`, x, z + 0.8, {
            pose: pick.pick(['armsFolded', 'relaxed', 'note', 'stand'] as const),
            view: 'back',
            facing: x > 0 ? -1 : 1,
          })
        : figure(`l${i}`, x, z, {
            pose: i === 2 ? 'sitRaise' : pick.pick(['sit', 'sitLean', 'sitBack', 'sitWrite'] as const),
            view: turned && row ? 'half' : 'back',
            facing: x > 0 ? -1 : 1,
            shadow: false,
          }) + chair(stage, camera, [x, z], 1, mix(inks.wood, inks.plaster, 0.3)),
    }
  })
  const body =
    room(
      stage,
      camera,
      { half: tall ? 2.7 : 4, depth, height: 3.2 },
      {
        wall: pick.pick([
          inks.wall,
          mix(inks.wall, inks.skyCool, 0.3),
          mix(inks.wall, inks.second, 0.16),
          mix(inks.wall, inks.leaf, 0.18),
        ]),
        floor: mix(inks.wood, inks.field, 0.4),
        lamps: mood.dark,
      },
    ) +
    sheets(stage, camera, depth - 0.05, 1.35, 6) +
    inDepth([...presenting, ...audience])
  const who = presenters === 1 ? 'një pjesëmarrës paraqet' : `${count(presenters, 'm')} pjesëmarrës paraqesin`
  return {
    body,
    alt: caption(`${who} ${labels[what]}, para ${count(listeners, 'm')} dëgjuesve`, mood, { indoors: true }),
  }
}
