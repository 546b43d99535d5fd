import { mix } from '../../core/colour.ts'
import { fractal, heightAt } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { broadleaf } from '../../nature/broadleaf.ts'
import { hill } from '../../nature/mountain.ts'
import { person } from '../../people/person.ts'

/** A hill in front, with trees and people who look at the bay. */
export function terrace(stage: Stage, people: number, left: number): string {
  const { w, h, inks, rng } = stage
  const pick = rng.fork('terrace')
  const line: P[] = fractal(
    pick,
    [
      [-60, h * (left > 0 ? 0.74 : 0.95)],
      [w * 0.3, h * (left > 0 ? 0.82 : 0.92)],
      [w * 0.7, h * (left > 0 ? 0.92 : 0.82)],
      [w + 60, h * (left > 0 ? 0.95 : 0.74)],
    ],
    h * 0.02,
    0.5,
    6,
  )
  const size = h * (stage.tall ? 0.11 : 0.16)
  const x0 = left > 0 ? w * 0.26 : w * 0.55
  const group = Array.from({ length: people }, (_, i) => {
    const x = x0 + i * size * 0.6
    return person(stage, `t${i}`, [x, heightAt(line, x) + h * 0.03], size, {
      pose: i === people - 1 ? 'shade' : pick.pick(['stand', 'relaxed', 'armsFolded'] as const),
      facing: 1,
      view: i % 2 ? 'back' : 'side',
    })
  }).join('')
  const trees = Array.from({ length: 3 }, (_, i) => {
    const x = (left > 0 ? 0.04 : 0.84) * w + i * w * 0.06
    return broadleaf(
      stage,
      `o${i}`,
      [x, heightAt(line, x) + h * 0.03],
      h * pick.range(0.2, 0.3),
      'olive',
      0,
      mix(inks.leaf, inks.rock, 0.35),
    )
  }).join('')
  return hill(stage, line, mix(inks.grass, inks.field, 0.4), 0, 0) + trees + group
}
