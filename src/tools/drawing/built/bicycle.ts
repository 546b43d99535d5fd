import type { Side } from '../core/side.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly, stroke } from '../core/svg.ts'

/** A bicycle fitted to a rider of the given height, whose seat is above the place; wheels stand on the ground. */
export function bicycle(stage: Stage, [x, y]: P, height: number, facing: Side, colour: string): string {
  const { tone, inks } = stage
  const at = (dx: number, dy: number): P => [x + dx * facing * height, y - dy * height]
  const dark = tone(inks.ink, 0.35)
  const frame = tone(colour, 0.75)
  const w = height * 0.02
  const wheel = (cx: number): string => {
    const [px, py] = at(cx, 0.195)
    const r = height * 0.195
    const spokes = Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * Math.PI
      return stroke(
        [
          [px - Math.cos(a) * r, py - Math.sin(a) * r],
          [px + Math.cos(a) * r, py + Math.sin(a) * r],
        ],
        tone(inks.stone, 0.7),
        w * 0.16,
        0.7,
      )
    }).join('')
    return (
      `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${r.toFixed(1)}" fill="none" stroke="${dark}" stroke-width="${(w * 0.85).toFixed(1)}"/>` +
      spokes +
      oval([px, py], w * 0.7, dark)
    )
  }
  const [rear, front, crank, seat, head] = [
    at(-0.13, 0.195),
    at(0.5, 0.195),
    at(0.15, 0.165),
    at(0.01, 0.46),
    at(0.41, 0.47),
  ]
  const shade = poly(
    [at(-0.3, 0.004), at(0.7, 0.004), at(0.62, -0.022), at(-0.24, -0.022)],
    tone(inks.ink, 0.2),
    0.25,
  )
  return (
    shade +
    wheel(-0.13) +
    wheel(0.5) +
    stroke([rear, crank, head, at(0.03, 0.41), rear], frame, w) +
    stroke([crank, seat], frame, w) +
    stroke([at(0.395, 0.56), head, front], frame, w) +
    stroke([at(-0.05, 0.485), at(0.07, 0.48)], dark, w * 1.7) +
    stroke([at(0.36, 0.575), at(0.44, 0.57)], dark, w * 1.1) +
    oval(crank, w * 1.6, dark) +
    stroke([at(0.12, 0.115), at(0.19, 0.215)], dark, w * 0.8)
  )
}
