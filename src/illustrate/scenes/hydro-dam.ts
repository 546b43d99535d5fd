import { house } from '../built/house.ts'
import type { V } from '../core/camera.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { poly, stroke } from '../core/svg.ts'
import { caption } from '../core/words.ts'
import { mist } from '../nature/mist.ts'
import { massif, skyline } from '../nature/mountain.ts'
import { falling, sky } from '../nature/sky.ts'
import { woodEdge } from '../nature/spruce.ts'
import { fallOf } from './hydro-dam/fall-of.ts'
import { near } from './hydro-dam/near.ts'
import { riverOf } from './hydro-dam/river-of.ts'
import { slopes } from './hydro-dam/slopes.ts'

/** What a dam may vary. */
export interface HydroDamOptions {
  spill: boolean
}

/** A small dam between wooded slopes, its powerhouse and the stream below. */
export function hydroDam(options: HydroDamOptions): Scene {
  return { kind: 'hydroDam', draw: (stage) => drawDam(stage, options) }
}

function drawDam(stage: Stage, { spill }: HydroDamOptions): Drawing {
  const { w, h, inks, mood, tone, rng, defs } = stage
  const pick = rng.fork('dam')
  const horizon = h * 0.5
  const camera = createCamera(w * 0.5, horizon, h * (stage.tall ? 0.7 : 1), 13)
  const top = 19
  const wall = Array.from({ length: 28 }, (_, i) => {
    const panel = (t: number): V => [-48 + 96 * t, 0, 74 + Math.sin(t * Math.PI) * 11]
    const [a, b] = [panel(i / 28), panel((i + 1) / 28)]
    const low = (v: V): P => camera.at([v[0], 0, v[2] - 7])
    const high = (v: V, y = top): P => camera.at([v[0], y, v[2]])
    const lit = 0.34 + 0.5 * (mood.side > 0 ? 1 - i / 27 : i / 27)
    const colour = mix(inks.stone, inks.paper, 0.2)
    const fill = defs.linear(high(a), low(a), [
      [0, tone(colour, lit + 0.15, 0.16)],
      [1, tone(colour, lit - 0.12, 0.2)],
    ])
    const stain = pick.chance(0.5)
      ? poly(
          [high(a, top - 1.4), high(b, top - 1.4), low([a[0] * 0.4 + b[0] * 0.6, 0, a[2]])],
          tone(inks.rock, 0.3, 0.2),
          0.14,
        )
      : ''
    return (
      poly([high(a), high(b), low(b), low(a)], fill) +
      stain +
      poly(
        [high(a, top + 1), high(b, top + 1), high(b, top - 0.5), high(a, top - 0.5)],
        tone(colour, 0.95, 0.12),
      ) +
      stroke([high(a, top + 1), high(a, top + 2.2)], tone(inks.ink, 0.5, 0.2), 1.2) +
      stroke([high(a, top + 2.2), high(b, top + 2.2)], tone(inks.ink, 0.5, 0.2), 1)
    )
  }).join('')
  const falls = spill ? [-0.1, 0, 0.1].map((k, i) => fallOf(stage, camera, k * 68, top, i)).join('') : ''
  const bank = slopes(stage, camera)
  const river = riverOf(stage, camera)
  const plant = house(stage, camera, 'plant', {
    at: [-mood.side * 10.5, 0, 58],
    w: 11,
    d: 8,
    wall: 5.5,
    rise: 2.6,
    yaw: mood.side * 0.25,
    walls: inks.wall,
    roof: inks.roof,
    windows: 4,
    far: 0.1,
    door: inks.second,
  })
  const backs = skyline(stage, 'b', horizon - h * 0.08, h * 0.16, { peaks: 3 })
  const body =
    sky(stage, horizon * 0.86) +
    massif(stage, skyline(stage, 'far', horizon - h * 0.1, h * 0.26, { peaks: 3, decay: 0.6 }), 0.52, {
      label: 'far',
      snow: 0.22,
    }) +
    mist(stage, 'a', horizon - h * 0.1, h * 0.14, 0.6) +
    woodEdge(stage, 'b', backs, h * 0.02, tone(inks.conifer, 0.5, 0.42)) +
    poly([...backs, [w + 80, h], [-80, h]], tone(inks.conifer, 0.55, 0.4)) +
    mist(stage, 'c', horizon - h * 0.03, h * 0.12, 0.5) +
    wall +
    falls +
    river +
    bank +
    plant +
    near(stage) +
    falling(stage)
  return {
    body,
    alt: caption(
      `digë hidrocentrali mes shpateve me pyll, ${spill ? 'me ujë që derdhet poshtë' : 'me lumin e qetë poshtë saj'}`,
      mood,
    ),
  }
}
