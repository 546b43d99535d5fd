import { mix } from '../core/colour.ts'
import { blob, smooth } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { poly, shape, stroke } from '../core/svg.ts'

/** The habit of a leafy tree. */
export type Habit = 'round' | 'poplar' | 'bush' | 'olive'

const habits: Record<Habit, { wide: number; trunk: number; clumps: number }> = {
  round: { wide: 0.37, trunk: 0.2, clumps: 20 },
  poplar: { wide: 0.13, trunk: 0.12, clumps: 15 },
  bush: { wide: 0.7, trunk: 0.02, clumps: 9 },
  olive: { wide: 0.55, trunk: 0.34, clumps: 14 },
}

/** A leafy tree with its foot at the place: trunk, shaded mass, middle tone, lit clumps. */
export function broadleaf(
  stage: Stage,
  label: string,
  [x, y]: P,
  height: number,
  habit: Habit = 'round',
  far = 0,
  ink?: string,
): string {
  if (stage.season === 'late' && habit !== 'olive' && habit !== 'bush')
    return bareTree(stage, label, [x, y], height, habit === 'poplar', far)
  const { tone, inks, mood, rng } = stage
  const pick = rng.fork(`leaf${label}`)
  const colour = ink ?? (habit === 'olive' ? stage.inks.leaf : foliage(stage, pick))
  const { wide, trunk, clumps } = habits[habit]
  const crown = height * (1 - trunk)
  const middle: P = [x, y - height * trunk - crown / 2]
  const half = height * wide * pick.range(0.85, 1.12)
  const spots = Array.from({ length: clumps }, (): readonly [P, number] => {
    const angle = pick.range(0, Math.PI * 2)
    const r = Math.sqrt(pick.next()) * 0.72
    const size = pick.range(0.26, 0.44) * (1.08 - r * 0.4)
    return [[middle[0] + Math.cos(angle) * half * r, middle[1] + Math.sin(angle) * crown * 0.5 * r], size]
  })
  const mass = (lift: number, scale: number, fill: string, opacity = 1): string =>
    spots
      .map(([[cx, cy], size], i) =>
        shape(
          smooth(
            blob(
              pick.fork(`${i}${scale}`),
              [cx + mood.side * half * lift * 0.6, cy - crown * lift * 0.3],
              half * size * scale * 1.25,
              Math.min(crown * 0.46, half * 1.15) * size * scale * 1.25,
              0.2,
              11,
            ),
          ),
          fill,
          opacity,
        ),
      )
      .join('')
  const w = height * (habit === 'olive' ? 0.035 : 0.022)
  const stem =
    trunk < 0.1
      ? ''
      : poly(
          [
            [x - w * 1.5, y + 2],
            [x - w * 0.8, y - height * trunk],
            [x - w * 1.2, middle[1]],
            [x, middle[1] + crown * 0.2],
            [x + w * 1.2, middle[1]],
            [x + w * 0.8, y - height * trunk],
            [x + w * 1.5, y + 2],
          ],
          tone(inks.wood, 0.25, far),
        )
  return (
    stem +
    mass(0, 1.1, tone(colour, 0.12, far)) +
    mass(0.16, 0.84, tone(colour, 0.5, far)) +
    mass(0.34, 0.5, tone(colour, 1, far * 0.9), 0.75)
  )
}

/** The colour of a crown: in October each tree has its own ochre, in November bushes are brown. */
export function foliage({ inks, season }: Stage, pick: Stage['rng']): string {
  if (season !== 'autumn') return inks.leaf
  return mix(pick.pick(['#c9862c', '#b8702c', '#d6a537', '#a98a3c', '#a8702c']), inks.leaf, 0.18)
}

/** A tree without leaves: a trunk that forks again and again. */
function bareTree(
  stage: Stage,
  label: string,
  [x, y]: P,
  height: number,
  slim: boolean,
  far: number,
): string {
  const { tone, inks, mood, rng } = stage
  const pick = rng.fork(`bare${label}`)
  const bark = mix(inks.wood, inks.rock, 0.45)
  const levels = height < 50 ? 4 : height < 140 ? 6 : 7
  const out: string[] = []
  const grow = (from: P, angle: number, length: number, width: number, level: number): void => {
    const to: P = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length]
    const lit = Math.sin(angle) * mood.side > 0 ? 0.6 : 0.25
    out.push(stroke([from, to], tone(bark, lit, far), Math.max(0.7, width), level < 3 ? 0.8 : 1))
    if (level === 0) return
    const forks = level > 2 && pick.chance(0.45) ? 3 : 2
    for (let i = 0; i < forks; i += 1) {
      const turn = (i - (forks - 1) / 2) * (slim ? 0.42 : 0.72) + pick.bell() * 0.24
      const bent = (angle + turn) * (slim ? 0.72 : 0.94)
      grow(to, bent, length * pick.range(0.66, 0.84), width * 0.62, level - 1)
    }
  }
  grow([x, y + 2], pick.bell() * 0.06, height * 0.24, height * 0.034, levels)
  return out.join('')
}
