import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { poly, rect, stroke } from '../../core/svg.ts'
import type { Section } from './section.ts'

/** The shell of the house in section: insulation, walls, floors, roof and panels. */
export function shell(stage: Stage, { left, right, base, storey, wall }: Section): string {
  const { tone, inks, mood } = stage
  const top = base - storey * 2
  const [middle, ridge] = [(left + right) / 2, top - storey * 1.05]
  const wool = tone(mix(inks.sun, inks.paper, 0.12), 0.95)
  const out = wall * 1.5
  const roofOut: P[] = [
    [left - out * 2.2, top + wall * 0.9],
    [middle, ridge - wall],
    [right + out * 2.2, top + wall * 0.9],
    [right + out * 2.2 - wall * 0.5, top + wall * 1.9],
    [middle, ridge + wall * 0.9],
    [left - out * 2.2 + wall * 0.5, top + wall * 1.9],
  ]
  const hatch = (x: number): string =>
    stroke(
      Array.from(
        { length: 34 },
        (_, i): P => [x + (i % 2 ? wall * 0.36 : -wall * 0.36), top + ((base - top) * i) / 33],
      ),
      tone(inks.wood, 0.6),
      1.6,
      0.5,
    )
  const slab = (y: number): string =>
    rect(left, y - wall * 0.3, right - left, wall * 0.6, tone(inks.stone, 0.55))
  const s = mood.side
  const eave: P = s > 0 ? [right + out, top + wall * 0.35] : [left - out, top + wall * 0.35]
  const along = (t: number, lift: number): P => [
    middle + (eave[0] - middle) * t,
    ridge - wall + (eave[1] - ridge + wall) * t - lift,
  ]
  const panels = Array.from(
    { length: 4 },
    (_, i) =>
      poly(
        [
          along(0.14 + i * 0.2, wall * 0.55),
          along(0.32 + i * 0.2, wall * 0.55),
          along(0.32 + i * 0.2, wall * 0.2),
          along(0.14 + i * 0.2, wall * 0.2),
        ],
        tone(mix('#1b2f57', inks.second, 0.2), 0.7),
      ) +
      stroke(
        [along(0.14 + i * 0.2, wall * 0.6), along(0.32 + i * 0.2, wall * 0.6)],
        tone(inks.paper, 0.9),
        2,
      ),
  ).join('')
  return (
    poly(
      [
        [left, top],
        [middle, ridge],
        [right, top],
      ],
      tone(mix(inks.wood, inks.field, 0.45), 0.65),
    ) +
    rect(left - out, top, out, base - top, wool) +
    rect(right, top, out, base - top, wool) +
    hatch(left - out * 0.5) +
    hatch(right + out * 0.5) +
    rect(left, top, right - left, base - top, tone(inks.wall, 0.85)) +
    rect(left, top, wall * 0.55, base - top, tone(inks.roof, 0.6)) +
    rect(right - wall * 0.55, top, wall * 0.55, base - top, tone(inks.roof, 0.6)) +
    rect(left - out, base - wall * 0.2, right - left + out * 2, wall * 1.3, tone(inks.stone, 0.45)) +
    slab(base - storey) +
    slab(top) +
    poly(roofOut, wool) +
    stroke(
      [roofOut[0] ?? [0, 0], [middle, ridge - wall], roofOut[2] ?? [0, 0]],
      tone(inks.roof, 0.8),
      wall * 0.55,
    ) +
    panels
  )
}
