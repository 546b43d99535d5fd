import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { poly, rect } from '../core/svg.ts'

/** Still water between two heights of the sheet, clipped to an outline by the caller: tone, glints, path of the sun. */
export function water(stage: Stage, label: string, top: number, bottom: number, sunX?: number): string {
  const { w, rng, defs, mood, inks, tone } = stage
  const pick = rng.fork(`water${label}`)
  const far = mix(tone(inks.water, 0.8), mood.sky[2], 0.55)
  const base = rect(
    -5,
    top,
    w + 10,
    bottom - top,
    defs.linear(
      [0, top],
      [0, bottom],
      [
        [0, far],
        [0.4, tone(inks.water, 0.75)],
        [1, tone(inks.water, 0.25)],
      ],
    ),
  )
  const lines = Array.from({ length: 150 }, () => {
    const t = pick.next() ** 1.5
    const y = top + (bottom - top) * t
    const long = (14 + 90 * t) * pick.range(0.5, 1.3)
    const x = pick.range(-40, w)
    const bright = pick.chance(0.55)
    return lens(
      [x, y],
      long,
      0.7 + 3.2 * t,
      bright ? mix(mood.sky[1], '#ffffff', 0.3) : tone(inks.water, 0.05),
      bright ? 0.4 : 0.3,
    )
  }).join('')
  const glitter =
    sunX === undefined
      ? ''
      : Array.from({ length: 110 }, () => {
          const t = pick.next()
          const y = top + (bottom - top) * t
          return lens(
            [sunX + pick.bell() * (26 + 150 * t), y],
            (10 + 44 * t) * pick.range(0.4, 1.2),
            1 + 3 * t,
            mix(mood.time === 'night' ? '#dfe8f4' : inks.sun, '#fffbe8', 0.65),
            0.62,
          )
        }).join('')
  return base + lines + glitter
}

function lens([x, y]: P, long: number, thick: number, fill: string, opacity: number): string {
  return poly(
    [
      [x - long / 2, y],
      [x, y - thick / 2],
      [x + long / 2, y],
      [x, y + thick / 2],
    ],
    fill,
    opacity,
  )
}
