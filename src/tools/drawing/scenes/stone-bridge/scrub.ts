import { heightAt } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { broadleaf } from '../../nature/broadleaf.ts'

/** Bushes scattered over the hill. */
export function scrub(stage: Stage, line: readonly P[]): string {
  const pick = stage.rng.fork('scrub')
  return Array.from({ length: 60 }, (_, i) => {
    const x = pick.range(0, stage.w)
    return { x, y: heightAt(line, x) + stage.h * pick.range(0.045, 0.2), i }
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, i }) => broadleaf(stage, `s${i}`, [x, y], stage.h * pick.range(0.018, 0.034), 'bush', 0.32))
    .join('')
}
