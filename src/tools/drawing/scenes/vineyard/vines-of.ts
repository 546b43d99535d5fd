import type { createCamera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { blob, smooth } from '../../core/geometry.ts'
import { vineColour } from '../../core/season.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, type P, shape, stroke } from '../../core/svg.ts'
import type { Item } from '../parts.ts'

/** One row of vines as items in depth: posts, leaves, grapes close by. */
export function vinesOf(stage: Stage, camera: ReturnType<typeof createCamera>, x: number): Item[] {
  const { tone, inks, rng, mood, w } = stage
  const pick = rng.fork(`row${x}`)
  const vine = vineColour(inks, stage.season)
  const thin = stage.season === 'late' ? 0.55 : 1
  const items: Item[] = []
  for (let z = 3.3; z < 92; z *= 1.055) {
    const [px, py] = camera.at([x, 0, z])
    if (px < -140 || px > w + 140) continue
    const m = camera.scale(z)
    const far = Math.min(0.42, z / 210)
    const step = z * 0.055
    const leaf = (k: number, dx: number, dy: number, r: number, fill: string): string =>
      shape(
        smooth(
          blob(
            pick.fork(`${z}${k}`),
            [px + dx * m, py - dy * m],
            r * m * 0.62 * thin * Math.max(1, step * 0.8),
            r * m * 0.62 * thin,
            0.26,
            9,
          ),
        ),
        fill,
      )
    const post =
      z < 45
        ? stroke(
            [
              [px, py],
              [px, py - 1.75 * m],
            ],
            tone(inks.wood, 0.5, far),
            m * 0.07,
          )
        : ''
    const grapes = z < 16 && stage.season !== 'late' ? grapesOf(stage, [px, py], m) : ''
    items.push({
      z,
      svg:
        oval([px - mood.side * 0.4 * m, py], m * 0.75, tone(inks.ink, 0.2, far), m * 0.12, 0.22) +
        post +
        leaf(0, 0, 1.0, 0.86, tone(vine, 0.1, far)) +
        leaf(1, mood.side * 0.1, 1.24, 0.66, tone(vine, 0.6, far)) +
        leaf(
          2,
          mood.side * 0.2,
          1.42,
          0.42,
          tone(mix(vine, stage.season === 'autumn' ? '#e0a23a' : inks.grass, 0.5), 1, far),
        ) +
        grapes,
    })
  }
  return items
}

/** Grapes on a vine at `[px, py]`, at the scale of `m` pixels a metre. */
function grapesOf({ tone, inks, mood }: Stage, [px, py]: P, m: number): string {
  return Array.from({ length: 7 }, (_, i) =>
    oval(
      [px + (mood.side * 0.16 + ((i % 3) - 1) * 0.07) * m, py - (0.72 - Math.floor(i / 3) * 0.08) * m],
      m * 0.05,
      tone(mix(inks.accent, '#4a2148', 0.6), i % 2 ? 0.8 : 0.4),
    ),
  ).join('')
}
