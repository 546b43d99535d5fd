import { smooth } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, shape } from '../core/svg.ts'
import type { Joints } from './body.ts'
import { taper } from './body.ts'
import { faceOf } from './face.ts'
import type { View } from './pose.ts'
import type { Outfit } from './wardrobe.ts'

interface HeadView {
  view: View
  place: (point: P) => P
  draw: (points: readonly P[], fill: string) => string
  /** Positive when the figure faces the light. */
  towards: number
  /** The height of the body in pixels. */
  height: number
}

/** Head, neck and hair; `behind` is drawn before the trunk, `front` after it. */
export function headOf(
  stage: Stage,
  { head, shoulder }: Joints,
  dress: Outfit,
  { view, place, draw, towards, height }: HeadView,
): { behind: string; front: string } {
  const skin = stage.tone(dress.skin, view === 'side' ? (towards > 0 ? 0.95 : 0.42) : 0.7)
  const hairTone = stage.tone(dress.hair, 0.55)
  const [x, y] = head
  const at = (points: readonly (readonly [number, number])[]): P[] =>
    points.map(([dx, dy]): P => [x + dx, y + dy])
  const curve = (points: readonly P[], fill: string): string => shape(smooth(points.map(place)), fill)
  const neck = draw(
    taper([shoulder[0], shoulder[1] - 0.01], 0.026, [x - 0.004, y - 0.02], 0.024),
    stage.tone(dress.skin, 0.3),
  )
  const face = curve(at(faceShape(view)), skin)
  const hair = hairOf(dress, view)
    .map((points) => curve(at(points), hairTone))
    .join('')
  const long = dress.cut === 'long' ? curve(at(longHair(view)), hairTone) : ''
  const features = view === 'back' ? '' : faceOf(stage, dress, view, place, head, height)
  const hat = dress.cut === 'hat' ? hatOf(stage, dress, at, curve) : ''
  const cap = dress.cut === 'cap' ? capOf(stage, dress, view, at, curve, place) : ''
  return view === 'back'
    ? { behind: '', front: neck + hair + long + cap + hat }
    : {
        // Of a face that is turned to us, wholly or by half, long hair hides nothing.
        behind: view === 'side' ? '' : long,
        front: neck + face + features + hair + (view === 'side' ? long : '') + cap + hat,
      }
}

/** The outline of a face. */
function faceShape(view: View): (readonly [number, number])[] {
  if (view === 'side')
    return [
      [-0.046, 0.03],
      [-0.02, 0.066],
      [0.024, 0.062],
      [0.044, 0.03],
      [0.045, 0.012],
      [0.06, -0.008],
      [0.046, -0.016],
      [0.044, -0.04],
      [0.026, -0.062],
      [0, -0.056],
      [-0.034, -0.03],
    ]
  return [
    [-0.046, 0.02],
    [-0.026, 0.064],
    [0.026, 0.064],
    [0.046, 0.02],
    [0.042, -0.026],
    [0.016, -0.064],
    [-0.016, -0.064],
    [-0.042, -0.026],
  ]
}

/** The outline of hair that falls below the ears. */
function longHair(view: View): (readonly [number, number])[] {
  if (view === 'side')
    return [
      [-0.02, 0.05],
      [-0.064, 0.02],
      [-0.068, -0.06],
      [-0.06, -0.13],
      [-0.02, -0.12],
      [-0.014, -0.03],
    ]
  return [
    [-0.05, 0.03],
    [-0.062, -0.05],
    [-0.058, -0.125],
    [0.058, -0.125],
    [0.062, -0.05],
    [0.05, 0.03],
  ]
}

function hairOf({ cut }: Outfit, view: View): (readonly (readonly [number, number])[])[] {
  const big = cut === 'curly' ? 1.2 : 1
  if (view === 'back')
    return [
      [
        [-0.05 * big, 0.02],
        [-0.03 * big, 0.074 * big],
        [0.03 * big, 0.074 * big],
        [0.05 * big, 0.02],
        [0.044, -0.034],
        [0, -0.05],
        [-0.044, -0.034],
      ],
      ...bun(cut, 0),
    ]
  if (view === 'side')
    return [
      [
        [0.048 * big, 0.034],
        [0.03, 0.078 * big],
        [-0.03 * big, 0.078 * big],
        [-0.06 * big, 0.03],
        [-0.052, -0.032],
        [-0.026, -0.03],
        [-0.014, 0.012],
        [0.014, 0.036],
      ],
      ...bun(cut, -0.062),
    ]
  return [
    [
      [-0.052 * big, -0.008],
      [-0.05 * big, 0.06],
      [0, 0.086 * big],
      [0.05 * big, 0.06],
      [0.052 * big, -0.008],
      [0.038, 0.03],
      [0, 0.042],
      [-0.038, 0.03],
    ],
    ...bun(cut, 0),
  ]
}

function bun(cut: string, x: number): (readonly (readonly [number, number])[])[] {
  return cut === 'bun'
    ? [
        [
          [x - 0.03, 0.06],
          [x - 0.026, 0.1],
          [x + 0.026, 0.1],
          [x + 0.03, 0.06],
          [x, 0.04],
        ],
      ]
    : []
}

/** A knitted hat with a folded brim. */
function hatOf(
  stage: Stage,
  dress: Outfit,
  at: (p: readonly (readonly [number, number])[]) => P[],
  curve: (p: readonly P[], f: string) => string,
): string {
  const wool = dress.scarf ?? dress.coat
  return (
    curve(
      at([
        [-0.058, 0.024],
        [-0.052, 0.068],
        [-0.02, 0.1],
        [0.022, 0.1],
        [0.052, 0.068],
        [0.056, 0.024],
      ]),
      stage.tone(wool, 0.75),
    ) +
    curve(
      at([
        [-0.064, 0.02],
        [-0.06, 0.044],
        [0, 0.05],
        [0.06, 0.044],
        [0.062, 0.02],
        [0, 0.026],
      ]),
      stage.tone(wool, 0.4),
    )
  )
}

function capOf(
  stage: Stage,
  dress: Outfit,
  view: View,
  at: (p: readonly (readonly [number, number])[]) => P[],
  curve: (p: readonly P[], f: string) => string,
  place: (p: P) => P,
): string {
  const fill = stage.tone(dress.coat, 0.75)
  const crown = curve(
    at([
      [-0.056, 0.014],
      [-0.054, 0.06],
      [-0.02, 0.088],
      [0.026, 0.086],
      [0.052, 0.056],
      [0.052, 0.02],
    ]),
    fill,
  )
  const visor =
    view === 'side'
      ? shape(
          outline(
            at([
              [0.03, 0.032],
              [0.096, 0.014],
              [0.09, 0.004],
              [0.03, 0.016],
            ]).map(place),
          ),
          stage.tone(dress.coat, 0.3),
        )
      : ''
  return crown + visor
}
