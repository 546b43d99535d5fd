import type { Camera } from '../core/camera.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { fractal } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, rect, shape } from '../core/svg.ts'
import { meadow } from '../nature/grass.ts'
import { mist } from '../nature/mist.ts'
import { hill, massif, skyline } from '../nature/mountain.ts'
import { sky } from '../nature/sky.ts'
import { woodEdge } from '../nature/spruce.ts'
import { depth, tree } from './goals/around.ts'
import { renewables, rules, saving, school } from './goals/homes.ts'
import { cooperation, factory, hall, site } from './goals/works.ts'

/** The places of the eight goals on the lane, in shares of the width and of the height. */
const goalPlaces: readonly P[] = [0.075, 0.195, 0.312, 0.448, 0.572, 0.69, 0.812, 0.938].map(
  (x, i): P => [x, 0.908 + Math.sin(i * 0.9) * 0.006],
)

/** The eight goals of the association as one landscape along a lane: roof, wall, plan, school, factory, town hall, site, handshake. */
export function goals(): Scene {
  return { kind: 'goals', draw: drawGoals }
}

function drawGoals(stage: Stage): Drawing {
  const { w, h, inks, tone } = stage
  const horizon = h * 0.535
  // Each thing is seen nearly from the front, as in a panorama: its camera stands before it.
  const cameraAt = (i: number): Camera =>
    createCamera((goalPlaces[i]?.[0] ?? 0.5) * w, horizon, h * 1.02, 4.6)
  const ground = mix(inks.grass, inks.field, 0.25)
  const parts = [renewables, saving, rules, school, factory, hall, site, cooperation]
  const upper = h * 0.8
  const laneEdge = (y: number, label: string): P[] =>
    fractal(
      stage.rng.fork(label),
      [
        [-40, y],
        [w * 0.25, y + h * 0.012],
        [w * 0.5, y - h * 0.008],
        [w * 0.75, y + h * 0.012],
        [w + 40, y],
      ],
      h * 0.006,
      0.5,
      4,
    )
  const lane = [...laneEdge(h * 0.862, 'up'), ...[...laneEdge(h * 0.955, 'low')].reverse()]
  const body =
    sky(stage, horizon) +
    massif(stage, skyline(stage, 'alps', horizon - h * 0.02, h * 0.3, { peaks: 7, decay: 0.6 }), 0.56, {
      label: 'alps',
      snow: 0.22,
    }) +
    mist(stage, 'a', horizon - h * 0.06, h * 0.2, 0.5) +
    hills(stage, horizon) +
    groundOf(stage, horizon, ground) +
    between(stage, cameraAt) +
    parts.map((part, i) => part(stage, cameraAt(i))).join('') +
    shape(outline(lane), tone(mix(inks.earth, inks.paper, 0.62), 0.85)) +
    meadow(stage, 'edge', upper, h * 0.868, { count: 190, flowers: true, size: 0.7 }) +
    meadow(stage, 'near', h * 0.95, h * 1.03, { count: 420, flowers: true })
  return {
    body,
    alt: 'një luginë me tetë vende përgjatë një rruge: turbina dhe çati me panele, shtëpi që izolohet, plan ndërtimi, shkollë, punishte, ndërtesë komune me një monedhë, fushë panelesh dhe njerëz që i japin dorën njëri-tjetrit',
  }
}

function hills(stage: Stage, horizon: number): string {
  const { h, inks, tone } = stage
  return [0, 1]
    .map((i) => {
      const line = skyline(stage, `hill${i}`, horizon + h * 0.02, h * (0.16 - i * 0.07), {
        peaks: 5 + i,
        decay: 0.5,
      })
      const colour = mix(inks.rock, inks.conifer, 0.45 + i * 0.3)
      return (
        woodEdge(stage, `w${i}`, line, h * 0.022, tone(colour, 0.5, 0.5 - i * 0.2)) +
        hill(stage, line, colour, 0.5 - i * 0.2, 0.3) +
        mist(stage, `h${i}`, horizon, h * 0.1, 0.4)
      )
    })
    .join('')
}

function groundOf({ w, h, defs, tone }: Stage, horizon: number, colour: string): string {
  return rect(
    -5,
    horizon,
    w + 10,
    h - horizon + 5,
    defs.linear(
      [0, horizon],
      [0, h],
      [
        [0, tone(colour, 0.8, 0.4)],
        [0.3, tone(colour, 0.9, 0.1)],
        [1, tone(colour, 0.6)],
      ],
    ),
  )
}

/** Trees in the gaps, behind the things. */
function between(stage: Stage, cameraAt: (i: number) => Camera): string {
  const pick = stage.rng.fork('gaps')
  return goalPlaces
    .flatMap((_, i) =>
      [0, 1].map((k) =>
        tree(
          stage,
          cameraAt(i),
          `gap${i}${k}`,
          4.2 + k * 1.6 + pick.bell() * 0.4,
          depth + 7 + k * 6,
          pick.range(3.4, 5.4),
        ),
      ),
    )
    .join('')
}
