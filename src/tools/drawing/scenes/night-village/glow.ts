import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval } from '../../core/svg.ts'

/** The light that a house sheds on the ground around it. */
export function glow({ inks, defs, mood }: Stage, place: P, reach: number): string {
  return mood.dark
    ? oval(
        place,
        reach,
        defs.radial(
          place,
          reach,
          [
            [0, inks.sun, 0.34],
            [1, inks.sun, 0],
          ],
          reach * 0.6,
        ),
        reach * 0.6,
      )
    : ''
}
