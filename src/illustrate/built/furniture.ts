import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly, rect, stroke } from '../core/svg.ts'

/** The furniture of one room of a house in section, seen from the front: kitchen, living room, study or bedroom. */
export function furnish(stage: Stage, which: number, [x, floor]: P, half: number, storey: number): string {
  const { tone, inks } = stage
  const u = storey / 10
  const wood = tone(mix(inks.wood, inks.field, 0.3), 0.75)
  const frame = (px: number, py: number, w: number, h: number): string =>
    rect(px - 3, py - 3, w + 6, h + 6, tone(inks.wood, 0.6)) +
    rect(px, py, w, h, tone(mix(inks.skyCool, inks.paper, 0.3), 0.9)) +
    poly(
      [
        [px, py + h],
        [px + w * 0.4, py + h * 0.4],
        [px + w * 0.65, py + h * 0.65],
        [px + w * 0.8, py + h * 0.5],
        [px + w, py + h],
      ],
      tone(inks.leaf, 0.8),
    )
  const radiator = (px: number): string =>
    Array.from({ length: 6 }, (_, i) =>
      rect(px + i * u * 0.32, floor - u * 2.4, u * 0.24, u * 1.9, tone('#ffffff', 0.8)),
    ).join('')
  const plant = (px: number): string =>
    rect(px - u * 0.4, floor - u * 0.9, u * 0.8, u * 0.9, tone(inks.roof, 0.7)) +
    [-0.5, -0.2, 0.15, 0.5]
      .map((k) =>
        stroke(
          [
            [px, floor - u * 0.9],
            [px + k * u * 1.1, floor - u * (2.6 - Math.abs(k))],
          ],
          tone(inks.leaf, 0.7),
          u * 0.3,
        ),
      )
      .join('')
  if (which === 0) {
    return (
      radiator(x + half * 0.08) +
      rect(x + half * 0.34, floor - u * 2.9, half * 0.3, u * 0.28, wood) +
      stroke(
        [
          [x + half * 0.38, floor - u * 2.7],
          [x + half * 0.38, floor],
        ],
        wood,
        u * 0.24,
      ) +
      stroke(
        [
          [x + half * 0.6, floor - u * 2.7],
          [x + half * 0.6, floor],
        ],
        wood,
        u * 0.24,
      ) +
      rect(x + half * 0.42, floor - u * 3.3, half * 0.1, u * 0.4, tone(inks.accent, 0.8)) +
      frame(x + half * 0.08, floor - storey * 0.66, half * 0.2, storey * 0.24) +
      rect(x + half * 0.86, floor - u * 5, half * 0.12, u * 5, wood)
    )
  }
  if (which === 1) {
    return (
      rect(x + half * 0.28, floor - u * 2.1, half * 0.5, u * 1.5, tone(inks.second, 0.7)) +
      rect(x + half * 0.26, floor - u * 3.4, half * 0.07, u * 3, tone(inks.second, 0.5)) +
      rect(x + half * 0.75, floor - u * 2.9, half * 0.06, u * 2.6, tone(inks.second, 0.55)) +
      plant(x + half * 0.92) +
      frame(x + half * 0.54, floor - storey * 0.7, half * 0.24, storey * 0.22)
    )
  }
  if (which === 2) {
    return (
      frame(x + half * 0.1, floor - storey * 0.68, half * 0.26, storey * 0.28) +
      radiator(x + half * 0.14) +
      rect(x + half * 0.82, floor - u * 6, half * 0.15, u * 6, wood) +
      [1, 2.4, 3.8]
        .map((k) =>
          rect(
            x + half * 0.835,
            floor - u * (k + 1.1),
            half * 0.12,
            u * 0.9,
            tone(inks.accent, 0.5 + k * 0.1),
          ),
        )
        .join('')
    )
  }
  return (
    rect(x + half * 0.46, floor - u * 1.5, half * 0.48, u * 1.1, tone(inks.paper, 0.9)) +
    rect(x + half * 0.46, floor - u * 1.9, half * 0.4, u * 0.7, tone(inks.leaf, 0.75)) +
    rect(x + half * 0.92, floor - u * 3, half * 0.05, u * 3, wood) +
    oval([x + half * 0.88, floor - u * 1.9], half * 0.06, tone('#ffffff', 0.9), u * 0.4) +
    frame(x + half * 0.58, floor - storey * 0.7, half * 0.2, storey * 0.24)
  )
}
