import { mix } from '../core/colour.ts'
import { fractal } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, shape } from '../core/svg.ts'

/** A bank of mist that fades upwards and downwards, with a torn upper edge. */
export function mist(stage: Stage, label: string, y: number, height: number, strength: number): string {
  const { w, rng, defs, mood, inks } = stage
  const pick = rng.fork(`mist${label}`)
  const colour = mood.dark ? mix(mood.sky[2], mood.sky[1], 0.4) : mix(mood.sky[2], inks.paper, 0.5)
  const layers = [0, 1, 2].map((i) => {
    const top = y - height * (0.5 - i * 0.22)
    const controls = Array.from(
      { length: 8 },
      (_, k): P => [-60 + ((w + 120) * k) / 7, top + pick.bell() * height * 0.3],
    )
    const edge = fractal(pick.fork(String(i)), controls, height * 0.1, 0.5, 4)
    const fill = defs.linear(
      [0, top - height * 0.2],
      [0, top + height],
      [
        [0, colour, 0],
        [0.34, colour, strength * 0.55],
        [0.6, colour, strength * 0.4],
        [1, colour, 0],
      ],
    )
    return shape(outline([...edge, [w + 60, top + height], [-60, top + height]]), fill)
  })
  return layers.join('')
}
