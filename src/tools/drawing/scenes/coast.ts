import { turbine } from '../built/turbine.ts'
import { mix } from '../core/colour.ts'
import { fractal } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, shape } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { falling, sky, sunPlace } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { boat } from './coast/boat.ts'
import { capeOf } from './coast/cape-of.ts'
import { dune } from './coast/dune.ts'
import { folk } from './coast/folk.ts'
import { terrace } from './coast/terrace.ts'

/** The options of the coast. */
export interface CoastOptions {
  look: 'beach' | 'bay' | 'offshore'
  people?: number
}

/** The sea: a beach with people, a bay with a white town, or turbines off the shore. */
export function coast(options: CoastOptions): Scene {
  return { kind: 'coast', sea: true, draw: (stage) => drawCoast(stage, options) }
}

function drawCoast(stage: Stage, { look, people = 3 }: CoastOptions): Drawing {
  const { w, h, mood, rng } = stage
  const pick = rng.fork('coast')
  const horizon = h * 0.5
  const left = pick.sign()
  const flip = (x: number): number => (left > 0 ? x : w - x)
  const shoreTop = look === 'bay' ? 0.86 : 0.7
  const shore: P[] = fractal(
    pick,
    [
      [-60, h * (shoreTop + 0.2)],
      [w * 0.25, h * (shoreTop + 0.14)],
      [w * 0.55, h * (shoreTop + 0.1)],
      [w * 0.8, h * (shoreTop + 0.02)],
      [w + 60, h * (shoreTop - 0.03)],
    ],
    h * 0.012,
    0.5,
    6,
  ).map(([x, y]): P => [flip(x), y])
  const beach = beachOf(stage, shore, flip)
  const [sunX] = sunPlace(stage, horizon)
  const cape = capeOf(stage, horizon, left)
  const sea = water(stage, 'sea', horizon, h, mood.height < 0.6 ? sunX : undefined)
  const far =
    look === 'offshore'
      ? Array.from({ length: 5 }, (_, i) => {
          const x = flip(w * (0.12 + i * 0.115)) + pick.bell() * 14
          return turbine(
            stage,
            `o${i}`,
            [x, horizon + 3 + (i % 2) * 5],
            h * (0.2 + (i % 2) * 0.05) * (stage.tall ? 0.7 : 1),
            0.22,
          )
        }).join('')
      : Array.from({ length: 3 }, (_, i) =>
          boat(stage, [flip(w * (0.16 + i * 0.17)), h * (0.53 + i * 0.03)], h * (0.03 + i * 0.018), i),
        ).join('')
  const group = look === 'bay' ? '' : folk(stage, shore, people, left)
  const front = look === 'bay' ? terrace(stage, people, left) : dune(stage, left)
  const body =
    sky(stage, horizon) +
    cape.back +
    sea +
    cape.front +
    far +
    (look === 'bay' ? '' : beach) +
    group +
    front +
    falling(stage)
  return { body, alt: caption(subjectOf(look, people), mood) }
}

/** The beach with the wet sand and the foam at its edge; `flip` turns the picture round. */
function beachOf(
  { w, h, inks, tone, defs }: Stage,
  shore: readonly P[],
  flip: (x: number) => number,
): string {
  const sand = (drop: number): string =>
    outline([...shore.map(([x, y]): P => [x, y + drop * h]), [flip(w + 60), h + 30], [flip(-60), h + 30]])
  return (
    shape(sand(-0.016), tone('#ffffff', 0.9), 0.75) +
    shape(sand(-0.006), tone(inks.water, 0.6), 0.5) +
    shape(sand(0), tone(mix(inks.earth, inks.wood, 0.3), 0.6)) +
    shape(
      sand(0.022),
      defs.linear(
        [0, h * 0.7],
        [0, h],
        [
          [0, tone(inks.field, 0.9)],
          [1, tone(inks.earth, 0.7)],
        ],
      ),
    )
  )
}

function subjectOf(look: CoastOptions['look'], people: number): string {
  const crowd = `${count(people, 'm')} vetë`
  if (look === 'offshore') return `turbina në det të hapur përballë plazhit, ku qëndrojnë ${crowd}`
  if (look === 'bay') return `gji deti me një qytet të bardhë buzë ujit dhe ${crowd} mbi kodër`
  return `${crowd} në plazh, varka me vela dhe një kep me shtëpi në largësi`
}
