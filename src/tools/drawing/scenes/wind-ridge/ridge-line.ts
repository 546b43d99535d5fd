import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'

/** The outline of the ridge that carries the turbines. */
export function ridgeLine({ w, rng }: Stage, base: number, relief: number): P[] {
  const pick = rng.fork('ridge')
  const high = pick.range(0.25, 0.75)
  const controls = Array.from({ length: 9 }, (_, i): P => {
    const t = i / 8
    return [
      -80 + (w + 160) * t,
      base - relief * Math.exp(-(((t - high) / 0.36) ** 2)) + pick.bell() * relief * 0.16,
    ]
  })
  return fractal(pick, controls, relief * 0.05, 0.5, 5)
}
