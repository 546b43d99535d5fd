import type { Camera, V } from '../core/camera.ts'
import { shift } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { oval, poly, stroke } from '../core/svg.ts'
import { panelField } from './panels.ts'
import { box, castShadow, face } from './solid.ts'

/** In metres: half the width and half the depth of the canopy, and the heights of its edge and its ridge. */
const measures = { w: 1.7, d: 1.1, low: 2.15, high: 2.9 }

/** A stall: posts, a striped canopy, and a counter with a small solar panel or with crates of fruit. */
export function stall(
  stage: Stage,
  camera: Camera,
  [x, z]: readonly [number, number],
  colour: string,
  goods: 'panel' | 'fruit' = 'panel',
): string {
  const { inks, tone } = stage
  const { w, d, low, high } = measures
  const post = ([px, pz]: readonly [number, number]): string =>
    stroke(
      [camera.at([x + px, 0, z + pz]), camera.at([x + px, low, z + pz])],
      tone(inks.wood, 0.6),
      camera.scale(z) * 0.06,
    )
  const canopy = canopyOf(stage, camera, [x, z], colour)
  const shadow = castShadow(
    stage,
    camera,
    [
      [x - w, high, z],
      [x + w, high, z],
      [x - w, low, z - d],
      [x + w, low, z - d],
    ],
    0.22,
  )
  const counter = box(stage, camera, [x, 0, z - 0.45], [2.9, 0.95, 0.7], inks.wood, { top: inks.field })
  const panel = panelField(
    stage,
    camera,
    { origin: [x - 0.5, 0.96, z - 0.6], along: [1, 0, 0], up: [0, 0.8, 0.6] },
    { u: 0, v: 0, w: 0.9, h: 0.5, cols: 2, rows: 1 },
  )
  const samples = [0.7, 0.95, 1.2]
    .map((dx, i) =>
      box(
        stage,
        camera,
        [x + dx, 0.95, z - 0.55],
        [0.18, 0.12 + i * 0.05, 0.18],
        [inks.second, inks.sun, inks.leaf][i] ?? inks.sun,
      ),
    )
    .join('')
  return (
    shadow +
    post([-w + 0.1, d - 0.1]) +
    post([w - 0.1, d - 0.1]) +
    counter +
    (goods === 'panel' ? panel + samples : crates(stage, camera, [x, z - 0.5])) +
    post([-w + 0.1, -d + 0.1]) +
    post([w - 0.1, -d + 0.1]) +
    canopy
  )
}

/** The striped canopy with its valance. */
function canopyOf(stage: Stage, camera: Camera, [x, z]: readonly [number, number], colour: string): string {
  const { inks, tone } = stage
  const { w, d, low, high } = measures
  return Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [x - w + (2 * w * i) / 8, x - w + (2 * w * (i + 1)) / 8]
    const corners: V[] = [
      [a, low, z - d],
      [b, low, z - d],
      [b, high, z],
      [a, high, z],
    ]
    const valance = poly(
      [
        [a, low],
        [b, low],
        [b, low - 0.24],
        [(a + b) / 2, low - 0.32],
        [a, low - 0.24],
      ].map(([px = 0, py = 0]) => camera.at([px, py, z - d])),
      tone(i % 2 ? inks.wall : shift(colour, -0.06), 0.62),
    )
    return face(stage, camera, { corners, colour: i % 2 ? inks.wall : colour }) + valance
  }).join('')
}

/** Crates on the counter, a kind of fruit in each. */
function crates(stage: Stage, camera: Camera, [x, z]: readonly [number, number]): string {
  const { inks, tone } = stage
  const m = camera.scale(z)
  return ['#c8412f', inks.sun, inks.leaf, '#e08a2e']
    .map((colour, i) => {
      const left = x - 1.3 + i * 0.68
      const fruit = Array.from({ length: 8 }, (_, k) => {
        const row = k < 5 ? 0 : 1
        return oval(
          camera.at([left + 0.07 + (k - row * 5) * 0.11 + row * 0.11, 1.16 + row * 0.08, z]),
          m * 0.065,
          tone(colour, row === 0 ? 0.6 : 0.95),
        )
      })
      return fruit.join('') + box(stage, camera, [left + 0.29, 0.95, z - 0.05], [0.6, 0.2, 0.4], inks.wood)
    })
    .join('')
}
