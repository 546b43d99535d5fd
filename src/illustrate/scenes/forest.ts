import { mix } from '../core/colour.ts'
import { fractal } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { poly, rect } from '../core/svg.ts'
import { caption } from '../core/words.ts'
import { meadow } from '../nature/grass.ts'
import { mist } from '../nature/mist.ts'
import { massif, skyline } from '../nature/mountain.ts'
import { falling, sky, sunPlace } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { trackOf } from './forest/track-of.ts'

/** What a forest may vary. */
export interface ForestOptions {
  walkers?: number
  path?: boolean
}

/** A spruce forest in depth, trees fading into mist, with a path and walkers when asked. */
export function forest(options: ForestOptions): Scene {
  return { kind: 'forest', draw: (stage) => drawForest(stage, options) }
}

function drawForest(stage: Stage, { walkers = 0, path = true }: ForestOptions): Drawing {
  const { w, h, inks, mood, rng, tone, defs } = stage
  const pick = rng.fork('forest')
  const horizon = h * 0.58
  const gap = w * (0.5 + pick.range(-0.12, 0.12))
  const floor = mix(inks.leaf, inks.conifer, 0.4)
  const snow = mood.weather === 'snow'
  const rows = [0.62, 0.46, 0.3, 0.14, 0].map((far, row) => {
    const foot = h * (0.6 + row * 0.085)
    const size = h * (0.24 + row * 0.13)
    const clear = w * (0.05 + row * 0.055)
    const trees = Array.from({ length: 17 - row * 2 }, (_, i) => ({
      x: (i / (16 - row * 2)) * w * 1.1 - w * 0.05 + pick.bell() * w * 0.03,
      y: foot + pick.bell() * h * 0.022,
      size: size * pick.range(0.66, 1.12),
      i,
    }))
      .filter(({ x, size: s }) => Math.abs(x - gap) > clear + s * 0.14)
      .sort((a, b) => a.y - b.y)
    const edge = fractal(
      pick.fork(`e${row}`),
      [
        [-60, foot - h * 0.01],
        [w * 0.5, foot + h * 0.008],
        [w + 60, foot - h * 0.012],
      ],
      h * 0.02,
      0.55,
      5,
    )
    const earth = poly(
      [...edge, [w + 60, h + 20], [-60, h + 20]],
      tone(snow ? '#f4f4ee' : floor, snow ? 0.9 : 0.85 - row * 0.05, far * 0.8),
    )
    return (
      earth +
      trees.map(({ x, y, size: s, i }) => spruce(stage, `${row}-${i}`, [x, y + h * 0.012], s, far)).join('') +
      (row < 4 ? mist(stage, `m${row}`, foot + h * 0.01, h * 0.13, mood.weather === 'mist' ? 0.5 : 0.2) : '')
    )
  })
  const track = path ? trackOf(stage, gap) : ''
  const [sx, sy] = sunPlace(stage, horizon)
  const rays =
    mood.dark || mood.weather === 'rain' || snow
      ? ''
      : Array.from({ length: 6 }, (_, i) => {
          const a = (0.5 + i * 0.16) * -mood.side
          const long = h * 1.1
          return poly(
            [
              [sx, sy],
              [sx + Math.sin(a) * long, sy + Math.cos(a) * long],
              [sx + Math.sin(a + 0.05) * long, sy + Math.cos(a + 0.05) * long],
            ],
            defs.radial([sx, sy], long, [
              [0, '#fff3cf', 0.26],
              [0.7, '#fff3cf', 0.1],
              [1, '#fff3cf', 0],
            ]),
          )
        }).join('')
  const people = Array.from({ length: walkers }, (_, i) =>
    person(
      stage,
      `w${i}`,
      [gap + (i - (walkers - 1) / 2) * h * 0.085 + pick.bell() * 6, h * (0.885 + (i % 2) * 0.02)],
      h * 0.17,
      {
        pose: i % 2 ? 'stride' : 'walk',
        facing: pick.sign(),
        view: 'back',
        dress: { pack: pick.pick([inks.accent, inks.second, inks.sun]) },
      },
    ),
  ).join('')
  const range = massif(stage, skyline(stage, 'f', horizon, h * 0.22, { peaks: 3, decay: 0.6 }), 0.6, {
    label: 'f',
  })
  const ferns = snow
    ? ''
    : meadow(stage, 'fern', h * 0.84, h * 1.02, {
        count: 260,
        keep: (x, y) => !path || Math.abs(x - gap) > w * 0.07 + (y - h * 0.82) * 0.5,
      })
  const last = rows.pop() ?? ''
  const body =
    sky(stage, horizon) +
    range +
    rows.join('') +
    last +
    track +
    rays +
    people +
    ferns +
    shade(stage) +
    falling(stage)
  const who =
    walkers === 0
      ? ''
      : walkers === 1
        ? ' dhe një ecës me çantë'
        : ` dhe ${walkers === 2 ? 'dy' : 'tre'} ecës me çanta`
  return {
    body,
    alt: caption(`pyll bredhash ${path ? `me një shteg${who}` : 'i dendur që humbet në largësi'}`, mood),
  }
}

function shade({ w, h, defs, tone, inks }: Stage): string {
  return rect(
    0,
    h * 0.8,
    w,
    h * 0.2,
    defs.linear(
      [0, h * 0.8],
      [0, h],
      [
        [0, tone(inks.ink, 0.2), 0],
        [1, tone(inks.ink, 0.2), 0.45],
      ],
    ),
  )
}
