import { smooth } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, shape, stroke } from '../core/svg.ts'
import type { View } from './pose.ts'
import type { Outfit } from './wardrobe.ts'

/** Where the parts of a face are, in heights of the body around the middle of the head. */
interface Features {
  eyes: readonly (readonly [number, number])[]
  /** From the inner to the outer end, above each eye. */
  brow: number
  nose: readonly P[]
  mouth: readonly P[]
  cheeks: readonly P[]
}

/** A view that shows the face. */
type FaceView = Exclude<View, 'back'>

const features: Record<FaceView, Features> = {
  side: {
    eyes: [[0.027, 0.01]],
    brow: 0.01,
    nose: [],
    mouth: [
      [0.045, -0.031],
      [0.034, -0.035],
      [0.025, -0.031],
    ],
    cheeks: [[0.016, -0.018]],
  },
  half: {
    eyes: [
      [-0.004, 0.01],
      [0.03, 0.01],
    ],
    brow: 0.01,
    nose: [
      [0.018, 0.004],
      [0.026, -0.013],
      [0.017, -0.015],
    ],
    mouth: [
      [0, -0.032],
      [0.014, -0.039],
      [0.028, -0.031],
    ],
    cheeks: [
      [-0.014, -0.017],
      [0.036, -0.017],
    ],
  },
  front: {
    eyes: [
      [-0.018, 0.01],
      [0.018, 0.01],
    ],
    brow: 0.011,
    nose: [
      [0.002, 0.002],
      [0.006, -0.014],
      [-0.004, -0.015],
    ],
    mouth: [
      [-0.015, -0.032],
      [0, -0.04],
      [0.015, -0.032],
    ],
    cheeks: [
      [-0.028, -0.018],
      [0.028, -0.018],
    ],
  },
}

/** Draws eyes, brows, nose, mouth, and a beard or glasses. Far figures have none of it: it would be a smudge. */
export function faceOf(
  { tone }: Stage,
  dress: Outfit,
  view: FaceView,
  place: (point: P) => P,
  [x, y]: P,
  height: number,
): string {
  if (height < 70) return ''
  const { eyes, brow, nose, mouth, cheeks } = features[view]
  const at = ([dx, dy]: readonly [number, number]): P => place([x + dx, y + dy])
  const unit = height * 0.001
  const dark = tone('#2a1c18', 0.4)
  const shade = tone(dress.skin, 0.18)
  const hair = tone(dress.hair, 0.4)
  const line = (points: readonly P[], colour: string, width: number, opacity = 1): string =>
    stroke(points.map(at), colour, Math.max(0.8, width * unit), opacity)
  return (
    cheeks.map((spot) => oval(at(spot), 9 * unit, tone('#d0705a', 0.8), 7 * unit, 0.22)).join('') +
    beardOf(dress, view, at, hair) +
    eyes
      .map(
        ([ex, ey]) =>
          oval(at([ex, ey]), Math.max(0.9, 4.4 * unit), dark, Math.max(1, 5.4 * unit)) +
          line(
            [
              [ex - brow * 0.8, ey + 0.0125],
              [ex + brow * 0.2, ey + 0.0165],
              [ex + brow, ey + 0.0135],
            ],
            hair,
            4.6,
            0.9,
          ),
      )
      .join('') +
    (nose.length ? line(nose, shade, 3.6, 0.8) : '') +
    line(mouth, tone('#8e3b33', 0.55), 4.6) +
    (dress.glasses ? glassesOf(eyes, at, unit, dark, line) : '')
  )
}

function beardOf(
  dress: Outfit,
  view: FaceView,
  at: (p: readonly [number, number]) => P,
  colour: string,
): string {
  if (!dress.beard) return ''
  const outline =
    view === 'side'
      ? ([
          [-0.012, -0.008],
          [-0.006, -0.05],
          [0.026, -0.073],
          [0.05, -0.052],
          [0.046, -0.024],
          [0.022, -0.024],
        ] as const)
      : ([
          [-0.043, -0.004],
          [-0.037, -0.05],
          [0, -0.074],
          [0.037, -0.05],
          [0.043, -0.004],
          [0.026, -0.026],
          [0, -0.022],
          [-0.026, -0.026],
        ] as const)
  return shape(smooth(outline.map(at)), colour, 0.92)
}

function glassesOf(
  eyes: Features['eyes'],
  at: (p: readonly [number, number]) => P,
  unit: number,
  colour: string,
  line: (points: readonly P[], colour: string, width: number) => string,
): string {
  const [first, second] = eyes
  const rims = eyes
    .map((eye) => {
      const [cx, cy] = at(eye)
      return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(12 * unit).toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${Math.max(0.8, 3 * unit).toFixed(1)}"/>`
    })
    .join('')
  const bridge =
    first && second
      ? line(
          [
            [first[0] + 0.011, first[1]],
            [second[0] - 0.011, second[1]],
          ],
          colour,
          3,
        )
      : line(
          [
            [(first?.[0] ?? 0) - 0.011, 0.011],
            [-0.02, 0.013],
          ],
          colour,
          3,
        )
  return rims + bridge
}
