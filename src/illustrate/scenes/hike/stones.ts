import { blob, heightAt, smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { shape } from '../../core/svg.ts'

/** Limestone lying on the slope, lit from above. */
export function stones(stage: Stage, slope: readonly P[]): string {
  const { w, h, rng, tone, inks } = stage
  const pick = rng.fork('stones')
  return Array.from({ length: 14 }, (_, i) => {
    const x = pick.range(0, w)
    const y = heightAt(slope, x) + pick.range(0.07, 0.26) * h
    const r = h * pick.range(0.008, 0.026)
    return (
      shape(smooth(blob(pick.fork(`${i}`), [x, y], r * 1.5, r * 0.8, 0.2, 9)), tone(inks.stone, 0.25)) +
      shape(
        smooth(
          blob(pick.fork(`l${i}`), [x + stage.mood.side * r * 0.25, y - r * 0.22], r * 1.1, r * 0.5, 0.2, 8),
        ),
        tone(inks.stone, 0.95),
      )
    )
  }).join('')
}
