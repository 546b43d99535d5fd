import type { Stage } from '../../core/stage.ts'
import { oval } from '../../core/svg.ts'

/** The band of the Milky Way. */
export function milky({ w, rng, mood }: Stage, horizon: number): string {
  if (mood.time !== 'night' || mood.weather === 'snow') return ''
  const pick = rng.fork('milky')
  return Array.from({ length: 420 }, () => {
    const t = pick.next()
    const off = pick.bell() * 0.13
    return oval(
      [w * (0.12 + 0.8 * t), horizon * (0.78 - 0.86 * t + off * 1.4)],
      0.5 + pick.next() ** 5 * 1.6,
      '#f4efe0',
      undefined,
      pick.range(0.15, 0.6),
    )
  }).join('')
}
