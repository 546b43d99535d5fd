import { heightAt } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { person } from '../../people/person.ts'

/** The hikers on the slope, walking, resting or looking out. */
export function group(
  stage: Stage,
  slope: readonly P[],
  hikers: number,
  mode: string,
  up: number,
  tall: boolean,
): string {
  const { w, h, rng, inks } = stage
  const pick = rng.fork('group')
  const size = h * (tall ? 0.12 : 0.185)
  const from = w * (tall ? 0.2 : 0.3)
  return Array.from({ length: hikers }, (_, i) => {
    const x =
      from + (i + pick.range(-0.12, 0.12)) * size * (mode === 'walk' ? 0.72 : mode === 'rest' ? 0.78 : 0.5)
    const y = heightAt(slope, x) + h * 0.04
    const pack = pick.pick([inks.accent, inks.sun, inks.second, inks.roof])
    const pose =
      mode === 'walk'
        ? i % 2
          ? 'climb'
          : pick.pick(['walk', 'stride'] as const)
        : mode === 'rest'
          ? i % 3 === 2
            ? 'relaxed'
            : i % 2
              ? 'hugKnees'
              : 'sitGround'
          : i === 0
            ? 'point'
            : pick.pick(['stand', 'relaxed', 'armsFolded'] as const)
    return person(stage, `h${i}`, [x, y], size * pick.range(0.94, 1.06), {
      pose,
      facing:
        mode === 'walk' ? (up as 1 | -1) : mode === 'rest' && i % 3 === 2 ? -1 : pick.chance(0.8) ? 1 : -1,
      view: mode === 'lookout' && i > 0 ? 'back' : 'side',
      dress: mode === 'rest' ? { skirt: false } : { pack, skirt: false },
    })
  }).join('')
}
