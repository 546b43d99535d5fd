import { smooth } from '../core/geometry.ts'
import type { Side } from '../core/side.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, shape } from '../core/svg.ts'
import type { Joints } from './body.ts'
import { joints, taper } from './body.ts'
import { headOf } from './head.ts'
import type { PoseName, View } from './pose.ts'
import { poses } from './pose.ts'
import type { Outfit } from './wardrobe.ts'
import { outfit } from './wardrobe.ts'

/** How a figure is placed. */
export interface PersonOptions {
  pose: PoseName
  facing?: Side
  view?: View
  dress?: Partial<Outfit>
  /** Cast by the sun, soft under a roof, or none. */
  shadow?: boolean | 'soft'
}

/** A quiet figure with its feet at the place; the height is that of the body when upright. */
export function person(
  stage: Stage,
  label: string,
  [x, y]: P,
  height: number,
  options: PersonOptions,
): string {
  const { facing = 1, view = 'side' } = options
  const dress = { ...outfit(stage, label), ...options.dress }
  const spread = { side: 0.16, half: 0.55, front: 1, back: 1 }[view]
  const body = joints(poses[options.pose], spread)
  const place = ([px, py]: P): P => [x + px * facing * height, y - py * height]
  const tone = (colour: string, lit: number): string => stage.tone(colour, lit)
  const towards = stage.mood.side * facing
  const coat = stage.defs.linear(
    [x - stage.mood.side * height * 0.09, y],
    [x + stage.mood.side * height * 0.09, y],
    [
      [0, tone(dress.coat, 0.16)],
      [0.55, tone(dress.coat, 0.62)],
      [1, tone(dress.coat, 1)],
    ],
  )
  const draw = (points: readonly P[], fill: string): string => shape(outline(points.map(place)), fill)
  const leg = (i: 0 | 1, lit: number): string =>
    legShapes(body, i, view, dress)
      .map(([points, colour]) => draw(points, tone(colour, lit)))
      .join('')
  const arm = (i: 0 | 1, fill: string, lit: number): string =>
    armShapes(body, i)
      .map((points, k) => draw(points, k < 2 ? fill : tone(dress.skin, lit)))
      .join('')
  const trunk = shape(smooth(torso(body, spread).map(place)), coat)
  const skirt = dress.skirt ? draw(skirtOf(body, spread), tone(dress.trousers, 0.5)) : ''
  const pack = dress.pack
    ? shape(
        smooth(packOf(body, view).map(place)),
        tone(dress.pack, view === 'back' ? 0.7 : towards < 0 ? 0.9 : 0.4),
      )
    : ''
  const head = headOf(stage, body, dress, { view, place, draw, towards, height })
  const hem = dress.long ? shape(smooth(hemOf(body, spread).map(place)), coat) : ''
  const scarf = dress.scarf ? shape(smooth(scarfOf(body, spread).map(place)), tone(dress.scarf, 0.72)) : ''
  const legs = leg(1, 0.2) + leg(0, 0.62) + skirt
  const shadow =
    options.shadow === false
      ? ''
      : figureShadow(stage, body, [x, y], height, facing, options.shadow === 'soft')
  const nearArm = arm(0, tone(dress.coat, towards > 0 || view !== 'side' ? 0.85 : 0.55), 0.8)
  const farArm = arm(1, tone(dress.coat, 0.14), 0.3)
  return (
    shadow +
    (view === 'front' || view === 'back' ? '' : farArm) +
    (view === 'back' ? '' : pack) +
    legs +
    (view === 'front' || view === 'back' ? farArm : '') +
    head.behind +
    hem +
    trunk +
    (view === 'back' ? pack : '') +
    head.front +
    scarf +
    nearArm
  )
}

function torso({ hip, shoulder, spine }: Joints, spread: number): P[] {
  const across: P = [spine[1], -spine[0]]
  const at = (t: number, k: number): P => [
    hip[0] + (shoulder[0] - hip[0]) * t + across[0] * k,
    hip[1] + (shoulder[1] - hip[1]) * t + across[1] * k,
  ]
  const wide = (side: number, front: number): number => side + (front - side) * spread
  const rows: readonly (readonly [number, number])[] = [
    [-0.16, wide(0.055, 0.082)],
    [-0.02, wide(0.062, 0.088)],
    [0.3, wide(0.056, 0.076)],
    [0.62, wide(0.064, 0.096)],
    [0.86, wide(0.058, 0.116)],
    [1.0, wide(0.04, 0.1)],
    [1.1, wide(0.022, 0.034)],
  ]
  return [...rows.map(([t, k]) => at(t, k)), ...[...rows].reverse().map(([t, k]) => at(t, -k))]
}

function armShapes({ arms }: Joints, i: 0 | 1): P[][] {
  const [a, b, c] = arms[i]
  const hand: P = [c[0] + (c[0] - b[0]) * 0.2, c[1] + (c[1] - b[1]) * 0.2]
  return [taper(a, 0.034, b, 0.027), taper(b, 0.027, c, 0.02), taper(c, 0.017, hand, 0.014)]
}

function legShapes(
  { legs }: Joints,
  i: 0 | 1,
  view: View,
  { trousers, shoes, skirt, skin }: Outfit,
): (readonly [P[], string])[] {
  const [a, b, c] = legs[i]
  const out = view === 'front' || view === 'back' ? 0.028 * (i === 0 ? 1 : -1) : 0.085
  const shin = Math.atan2(c[0] - b[0], b[1] - c[1])
  const toe: P = [
    c[0] + out * Math.cos(shin * 0.7),
    c[1] - 0.022 + Math.max(0, Math.sin(shin * 0.7)) * out * 0.8 - Math.max(0, -Math.sin(shin)) * 0.03,
  ]
  const foot = taper([c[0] - 0.008, c[1] - 0.014], 0.021, toe, 0.014)
  return [
    [foot, shoes],
    [taper(b, skirt ? 0.028 : 0.039, c, skirt ? 0.02 : 0.026), skirt ? skin : trousers],
    [taper(a, 0.054, b, 0.039), trousers],
  ]
}

function skirtOf({ hip, legs }: Joints, spread: number): P[] {
  const [near, far] = [legs[0][1], legs[1][1]]
  const w = 0.06 + 0.025 * spread
  return [
    [hip[0] - w, hip[1] + 0.04],
    [hip[0] + w, hip[1] + 0.04],
    [Math.max(near[0], far[0]) + 0.075, near[1] - 0.03],
    [Math.min(near[0], far[0]) - 0.075, far[1] - 0.03],
  ]
}

/** The lower part of a coat, down to the thighs; it follows them when the figure sits. */
function hemOf({ hip, legs }: Joints, spread: number): P[] {
  const w = 0.064 + 0.026 * spread
  const low = (leg: 0 | 1): P => {
    const [a, b] = [legs[leg][0], legs[leg][1]]
    return [a[0] + (b[0] - a[0]) * 0.62, a[1] + (b[1] - a[1]) * 0.62]
  }
  const [near, far] = [low(0), low(1)]
  const [left, right] = near[0] < far[0] ? [near, far] : [far, near]
  return [
    [hip[0] - w, hip[1] + 0.06],
    [hip[0] + w, hip[1] + 0.06],
    [right[0] + w * 0.95, right[1] + 0.02],
    [right[0] + w * 0.7, right[1] - 0.03],
    [left[0] - w * 0.7, left[1] - 0.03],
    [left[0] - w * 0.95, left[1] + 0.02],
  ]
}

function scarfOf({ shoulder, spine }: Joints, spread: number): P[] {
  const across: P = [spine[1], -spine[0]]
  const w = 0.042 + 0.02 * spread
  const at = (t: number, k: number): P => [
    shoulder[0] + spine[0] * t + across[0] * k,
    shoulder[1] + spine[1] * t + across[1] * k,
  ]
  return [at(0.045, -w), at(0.052, 0), at(0.045, w), at(0.005, w * 1.15), at(-0.012, 0), at(0.005, -w * 1.15)]
}

function packOf({ hip, shoulder, spine }: Joints, view: View): P[] {
  const across: P = [spine[1], -spine[0]]
  const at = (t: number, k: number): P => [
    hip[0] + (shoulder[0] - hip[0]) * t + across[0] * k,
    hip[1] + (shoulder[1] - hip[1]) * t + across[1] * k,
  ]
  return view === 'back' || view === 'front'
    ? [
        at(0.12, -0.075),
        at(0.12, 0.075),
        at(0.5, 0.088),
        at(0.95, 0.075),
        at(1.06, 0),
        at(0.95, -0.075),
        at(0.5, -0.088),
      ]
    : [at(0.1, -0.03), at(0.1, -0.13), at(0.35, -0.165), at(0.8, -0.15), at(1.04, -0.1), at(1.02, -0.02)]
}

/** The shadow that a figure casts on the ground; `soft` without sun. */
function figureShadow(
  stage: Stage,
  body: Joints,
  [x, y]: P,
  height: number,
  facing: number,
  soft: boolean,
): string {
  const { mood, tone, inks } = stage
  const sunny = !soft && (mood.weather === 'clear' || mood.weather === 'cloudy') && mood.time !== 'night'
  const reach = sunny ? Math.min(1.9, Math.abs(mood.light[0]) / mood.light[1]) : 0.18
  const fall = ([px, py]: P): P => [
    x + px * facing * height - mood.side * py * reach * height,
    y - py * reach * height * 0.13,
  ]
  const parts = [
    ...[0, 1].flatMap((i) => {
      const [a, b, c] = body.legs[i === 0 ? 0 : 1]
      return [taper(a, 0.05, b, 0.04), taper(b, 0.04, c, 0.03)]
    }),
    torso(body, 0.7),
    ...[0, 1].flatMap((i) => armShapes(body, i === 0 ? 0 : 1)),
    taper(body.head, 0.06, body.shoulder, 0.05),
  ]
  return shape(
    parts.map((points) => outline(wound(points.map(fall)))).join(''),
    tone(inks.ink, 0.15),
    sunny ? 0.32 : 0.22,
  )
}

function wound(points: readonly P[]): P[] {
  const sum = points.reduce((s, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    return s + x * ny - nx * y
  }, 0)
  return sum < 0 ? [...points].reverse() : [...points]
}
