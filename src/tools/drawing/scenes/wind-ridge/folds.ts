import { fractal, heightAt } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'

/** Shaded folds of the slope. */
export function folds(stage: Stage, ridge: readonly P[], colour: string): string {
  const { w, h, rng, tone } = stage
  const pick = rng.fork('folds')
  return Array.from({ length: 7 }, (_, i) => {
    const x = w * pick.range(0, 1)
    const y = heightAt(ridge, x)
    const run = h * pick.range(0.12, 0.3)
    const d = fractal(
      pick.fork(String(i)),
      [
        [x, y - 4],
        [x - stage.mood.side * run * 0.5, y + run * 0.4],
        [x - stage.mood.side * run * 1.3, y + run],
        [x - stage.mood.side * run * 0.3, y + run * 0.86],
        [x, y - 4],
      ],
      run * 0.06,
      0.55,
      4,
    )
    return `<path d="M${d.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z" fill="${tone(colour, 0.12, 0.12)}" fill-opacity="0.28"/>`
  }).join('')
}
