import { mix, multiply } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'

/** The same stage under warm lamps, whatever the hour outside. */
export function lampLit(stage: Stage): Stage {
  return {
    ...stage,
    tone: (colour, lit = 0.7) => multiply(colour, mix('#b9a08c', '#fff1d6', 0.25 + lit * 0.75)),
  }
}
