import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly } from '../core/svg.ts'

/** Tufts of grass over a band of the sheet, larger towards the viewer, with a few flowers when asked. */
export function meadow(
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  options: {
    count?: number
    flowers?: boolean
    keep?: (x: number, y: number) => boolean
    size?: number
  },
): string {
  const { rng, w, tone, inks, season } = stage
  const blooming = season === 'spring' || season === 'summer'
  const pick = rng.fork(`meadow${label}`)
  const tufts = Array.from(
    { length: options.count ?? 260 },
    (): P => [pick.range(-10, w + 10), top + (bottom - top) * pick.next() ** 0.8],
  )
    .filter(([x, y]) => options.keep?.(x, y) ?? true)
    .sort((a, b) => a[1] - b[1])
  return tufts
    .map(([x, y]) => {
      const near = (y - top) / Math.max(1, bottom - top)
      const size = (5 + 22 * near) * (options.size ?? 1)
      const lit = pick.chance(0.5)
      const fill = lit ? tone(inks.grass, 1) : tone(inks.leaf, 0.35)
      const flower =
        options.flowers && blooming && pick.chance(0.16)
          ? oval(
              [x, y - size * 1.2],
              1.6 + near * 3,
              tone(pick.pick([inks.sun, inks.accent, inks.paper]), 0.95),
            )
          : ''
      return tuft(pick, [x, y], size, fill) + flower
    })
    .join('')
}

/** Dark blades and seed heads along the lower edge, close to the viewer; they give the picture a near plane. */
export function fringe(stage: Stage, label: string, height: number): string {
  const { rng, w, h, tone, inks, season } = stage
  const withered = season === 'late' || season === 'autumn'
  const dark = withered ? mix(inks.conifer, inks.earth, season === 'late' ? 0.6 : 0.35) : inks.conifer
  const heads = withered
    ? ([inks.field, inks.earth] as const)
    : ([inks.field, inks.sun, inks.accent, inks.paper] as const)
  const pick = rng.fork(`fringe${label}`)
  const centre = pick.sign()
  return Array.from({ length: 190 }, () => {
    const t = pick.next() ** 1.35
    const x = centre > 0 ? w * (1.02 - t) : w * (t - 0.02)
    const tall = height * (1.05 - t * 0.85) * pick.range(0.35, 1)
    const lean = pick.bell() * tall * 0.45
    const wide = 2 + tall * 0.022
    const blade = poly(
      [
        [x - wide, h + 8],
        [x + lean * 0.35 - wide * 0.5, h - tall * 0.6],
        [x + lean, h - tall],
        [x + lean * 0.35 + wide * 0.6, h - tall * 0.58],
        [x + wide, h + 8],
      ],
      tone(pick.chance(0.6) ? dark : inks.leaf, pick.range(0.15, 0.6)),
    )
    const head = pick.chance(0.12)
      ? oval([x + lean, h - tall], wide * 0.9, tone(pick.pick<string>(heads), 0.85), wide * 1.7)
      : ''
    return blade + head
  }).join('')
}

function tuft(pick: Stage['rng'], [x, y]: P, size: number, fill: string): string {
  return Array.from({ length: 3 }, (_, i) => {
    const lean = (i - 1) * size * 0.35 + pick.bell() * size * 0.2
    const tall = size * pick.range(0.6, 1.25)
    return poly(
      [
        [x + (i - 1) * size * 0.1 - size * 0.05, y],
        [x + lean, y - tall],
        [x + (i - 1) * size * 0.1 + size * 0.06, y],
      ],
      fill,
      0.7,
    )
  }).join('')
}
