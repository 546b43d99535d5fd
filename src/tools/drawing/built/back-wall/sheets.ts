import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly, stroke } from '../../core/svg.ts'

/** Draws a row of written and drawn sheets on the back wall of a room. */
export function sheets(stage: Stage, camera: Camera, depth: number, low = 1.25, count = 5): string {
  const { inks, tone, rng } = stage
  const pick = rng.fork('papers')
  const pen = Math.max(1, camera.scale(depth) * 0.02)
  const colours = [inks.accent, inks.second, inks.sun, inks.leaf] as const
  const start = -0.4 - (count - 1) * 0.525 + pick.range(-0.35, 0.35)
  return Array.from({ length: count }, (_, i) => {
    const x = start + i * 1.05 + pick.range(-0.06, 0.06)
    const [w, d] = [0.78, pick.range(0.92, 1.08)]
    const tilt = pick.range(-0.03, 0.03)
    const at = (u: number, v: number): P => camera.at([x + u * w, low + v * d + u * tilt, depth])
    const colour = colours[(i + pick.int(0, 3)) % 4] ?? inks.accent
    const sketch =
      i % 3 === 0
        ? [0.2, 0.45, 0.7]
            .map((u, k) =>
              poly(
                [at(u, 0.18), at(u + 0.15, 0.18), at(u + 0.15, 0.4 + k * 0.12), at(u, 0.4 + k * 0.12)],
                tone(colour, 0.8),
              ),
            )
            .join('')
        : i % 3 === 1
          ? oval(at(0.5, 0.45), pen * 9, tone(mix(colour, '#ffffff', 0.4), 0.9)) +
            stroke([at(0.2, 0.2), at(0.5, 0.45), at(0.8, 0.25)], tone(inks.ink, 0.5), pen)
          : [0.62, 0.5, 0.38, 0.26]
              .map((v) => stroke([at(0.16, v), at(0.7 + (v % 0.2), v)], tone(inks.ink, 0.5), pen * 0.7))
              .join('')
    return (
      poly([at(0.03, -0.03), at(1.03, -0.03), at(1.03, 0.97), at(0.03, 0.97)], tone(inks.ink, 0.3), 0.15) +
      poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], tone('#fffdf6', 0.85)) +
      sketch +
      stroke([at(0.16, 0.84), at(0.72, 0.84)], tone(colour, 0.7), pen * 1.4)
    )
  }).join('')
}
