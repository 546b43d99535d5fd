import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly, stroke } from '../../core/svg.ts'

/** A wheel of cardboard on a stick; each has its own number and width of blades. */
export function pinwheel(stage: Stage, foot: P, height: number, which: number): string {
  const { inks, tone } = stage
  const hub: P = [foot[0], foot[1] - height]
  const blades = [4, 3, 6][which % 3] ?? 4
  const wide = [0.5, 0.34, 0.26][which % 3] ?? 0.4
  const reach = height * 0.5
  const colours = [inks.accent, inks.sun, inks.second, inks.leaf]
  return (
    stroke([foot, hub], tone(inks.wood, 0.6), height * 0.05) +
    oval(foot, height * 0.16, tone(inks.earth, 0.5), height * 0.06) +
    Array.from({ length: blades }, (_, i) => {
      const a = (i / blades) * Math.PI * 2 + which * 0.4
      const at = (r: number, turn: number): P => [
        hub[0] + Math.cos(a + turn) * reach * r,
        hub[1] + Math.sin(a + turn) * reach * r,
      ]
      const fill = colours[(i + which) % 4] ?? inks.accent
      return (
        poly([hub, at(0.95, -wide * 0.4), at(1, wide * 0.6)], tone(fill, 0.9)) +
        poly([hub, at(1, wide * 0.6), at(0.5, wide)], tone(fill, 0.4))
      )
    }).join('') +
    oval(hub, height * 0.04, tone(inks.ink, 0.5))
  )
}
