import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { opposite } from '../core/side.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import { tableOf } from './solar-field/table-of.ts'

/** The options of a field of panels. */
export interface SolarFieldOptions {
  people: number
}

/** Long rows of solar panels on a plain, with visitors in front of them. */
export function solarField(options: SolarFieldOptions): Scene {
  return { kind: 'solarField', draw: (stage) => drawField(stage, options) }
}

function drawField(stage: Stage, { people }: SolarFieldOptions): Drawing {
  const { w, h, inks, mood, rng } = stage
  const pick = rng.fork('field')
  const horizon = h * 0.42
  const camera = createCamera(w * (0.5 - mood.side * 0.12), horizon, h * 1.22, 3.1)
  const rows = Array.from({ length: 7 }, (_, i): Item => {
    const z = 10.5 + i * 6.2
    const shift = -mood.side * 1.5
    return { z, svg: tableOf(stage, camera, shift + (i === 0 ? mood.side * 5 : 0), z, 7 + i * 3.4, i) }
  })
  const poses = ['explain', 'relaxed', 'note', 'stand', 'armsFolded', 'carry'] as const
  const group = Array.from({ length: people }, (_, i): Item => {
    const z = 8.6 + (i % 2) * 0.7
    const x = -mood.side * (i * 0.98 - 0.9) + pick.bell() * 0.12
    return {
      z,
      svg: person(stage, `p${i}`, camera.at([x, 0, z]), camera.scale(z) * pick.range(1.62, 1.8), {
        pose: poses[i % poses.length] ?? 'stand',
        facing: i % 2 ? opposite(mood.side) : mood.side,
        view: i % 2 ? 'half' : 'side',
      }),
    }
  })
  const body =
    backdrop(stage, horizon, { relief: h * 0.17 }) +
    plain(stage, horizon, mix(inks.grass, inks.field, 0.3)) +
    inDepth([...rows, ...group]) +
    meadow(stage, 'f', h * 0.84, h * 1.02, { flowers: !mood.dark, count: 240 }) +
    fringe(stage, 'n', h * 0.16) +
    falling(stage)
  const who =
    people === 0
      ? 'në fushë, me male në largësi'
      : `dhe ${count(people, 'm')} vizitorë që i shikojnë nga afër`
  return { body, alt: caption(`radhë panelesh diellore ${who}`, mood) }
}
