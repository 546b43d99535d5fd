import { heightAt } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { spruce } from '../../nature/spruce.ts'

/** A few tall spruces at the edge of the slope. */
export function trees(stage: Stage, slope: readonly P[], up: number): string {
  const { w, h, rng } = stage
  const pick = rng.fork('trees')
  return Array.from({ length: 4 }, (_, i) => {
    const x = w * (up > 0 ? 0.86 : 0.02) + pick.range(0, 0.12) * w
    return spruce(stage, `t${i}`, [x, heightAt(slope, x) + h * 0.012 + i * 5], h * pick.range(0.2, 0.42))
  }).join('')
}
