import type { Stage } from '../../core/stage.ts'
import { spruce } from '../../nature/spruce.ts'

/** The nearest spruces, on both edges of the picture. */
export function near(stage: Stage): string {
  const { w, h, rng } = stage
  const pick = rng.fork('near')
  return [-1, 1]
    .flatMap((side) =>
      Array.from({ length: 3 }, (_, i) =>
        spruce(
          stage,
          `n${side}${i}`,
          [w / 2 + side * w * (0.36 + i * 0.055), h * (0.95 + i * 0.035)],
          h * pick.range(0.3, 0.44),
          0,
        ),
      ),
    )
    .join('')
}
