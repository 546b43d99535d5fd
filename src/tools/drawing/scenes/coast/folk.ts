import { heightAt } from '../../core/geometry.ts'
import { opposite, type Side } from '../../core/side.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { person } from '../../people/person.ts'

/** People spread along the beach. */
export function folk(stage: Stage, shore: readonly P[], people: number, left: Side): string {
  const { w, h, rng, tall } = stage
  const pick = rng.fork('folk')
  const sorted = [...shore].sort((a, b) => a[0] - b[0])
  const poses = ['shade', 'relaxed', 'sitGround', 'stand', 'walk', 'hugKnees'] as const
  const size = h * (tall ? 0.12 : 0.17)
  return Array.from({ length: people }, (_, i) => {
    const x = w * (left > 0 ? 0.56 : 0.2) + i * size * 0.62 + pick.bell() * size * 0.06
    const pose = poses[i % poses.length] ?? 'stand'
    return person(
      stage,
      `f${i}`,
      [x, heightAt(sorted, x) + h * (0.07 + (i % 2) * 0.018)],
      size * pick.range(0.93, 1.05),
      { pose, facing: opposite(left), view: pose === 'stand' ? 'back' : 'side' },
    )
  }).join('')
}
