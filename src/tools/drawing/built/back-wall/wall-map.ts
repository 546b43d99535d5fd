import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { blob, smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { outline, oval, poly, shape, stroke } from '../../core/svg.ts'
import { onWall } from './on-wall.ts'

/** A map of a valley on rods: a river, heights and marked places; a plant on a stool beside it. */
export function wallMap(stage: Stage, camera: Camera, depth: number): string {
  const { inks, tone, rng } = stage
  const pick = rng.fork('map')
  const { panel, at, scale } = onWall(camera, depth)
  const left = -1.75 + pick.range(-0.4, 0.4)
  const [low, wide, high] = [1.3, 3.3, 1.65] as const
  const inside = (u: number, v: number): P => at(left + u * wide, low + v * high)
  const heights = [0.24, 0.72, 0.5].flatMap((u, i) => {
    const middle = inside(u, [0.68, 0.72, 0.24][i] ?? 0.5)
    return [0.46, 0.32, 0.18].map((r, ring) =>
      shape(
        smooth(blob(pick.fork(`${i}${ring}`), middle, scale * r * 1.15, scale * r * 0.7, 0.14, 12)),
        tone(mix(inks.grass, inks.earth, 0.2 + ring * 0.25), 0.85),
        0.75,
      ),
    )
  })
  const river = Array.from({ length: 13 }, (_, i): P => {
    const t = i / 12
    return inside(t, 0.42 + 0.13 * Math.sin(t * 5.5 + pick.range(-0.12, 0.12)))
  })
  const marks = Array.from({ length: 6 }, () =>
    oval(inside(pick.range(0.1, 0.9), pick.range(0.15, 0.85)), scale * 0.045, tone(inks.accent, 0.8)),
  )
  const sheet = panel(left, low, wide, high)
  const rod = (y: number) => poly(panel(left - 0.08, y, wide + 0.16, 0.06), tone(inks.wood, 0.5))
  return (
    poly(panel(left + 0.05, low - 0.06, wide, high), tone(inks.ink, 0.3), 0.15) +
    poly(sheet, tone(mix('#fffdf6', inks.grass, 0.18), 0.88)) +
    stage.defs.clip(
      outline(sheet),
      heights.join('') + stroke(river, tone(inks.water, 0.75), scale * 0.055) + marks.join(''),
    ) +
    rod(low - 0.05) +
    rod(low + high - 0.01) +
    frames(stage, camera, depth, left + wide + 0.45)
  )
}

/** Two small pictures, one above the other. */
function frames(stage: Stage, camera: Camera, depth: number, left: number): string {
  const { inks, tone } = stage
  const { panel } = onWall(camera, depth)
  return [2.3, 1.55]
    .map(
      (low, i) =>
        poly(panel(left, low, 0.8, 0.58), tone(inks.wood, 0.45)) +
        poly(panel(left + 0.06, low + 0.06, 0.68, 0.46), tone(i ? inks.skyWarm : inks.skyCool, 0.9)) +
        poly(panel(left + 0.06, low + 0.06, 0.68, 0.18), tone(i ? inks.field : inks.leaf, 0.7)),
    )
    .join('')
}
