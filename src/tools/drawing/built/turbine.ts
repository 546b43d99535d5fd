import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly } from '../core/svg.ts'

/** A wind turbine with its foot at the place; the height is that of the hub. Blades turn towards the light's side or away. */
export function turbine(
  stage: Stage,
  label: string,
  [x, y]: P,
  height: number,
  far = 0,
  spin?: number,
): string {
  const { tone, inks, mood, rng } = stage
  const pick = rng.fork(`turbine${label}`)
  const white = mix('#ffffff', inks.paper, 0.4)
  const light = tone(white, 1, far)
  const shade = tone(white, 0.12, far)
  const [foot, head] = [height * 0.026, height * 0.0135]
  const hub: P = [x, y - height]
  const tower =
    poly(
      [
        [x - foot, y + 3],
        [x - head, hub[1]],
        [x + head, hub[1]],
        [x + foot, y + 3],
      ],
      shade,
    ) +
    poly(
      mood.side > 0
        ? [
            [x + foot * 0.05, y + 3],
            [x, hub[1]],
            [x + head, hub[1]],
            [x + foot, y + 3],
          ]
        : [
            [x - foot, y + 3],
            [x - head, hub[1]],
            [x, hub[1]],
            [x - foot * 0.05, y + 3],
          ],
      light,
    )
  const turn = pick.range(0.72, 0.96)
  const start = spin ?? pick.range(0, 120)
  const blades = [0, 120, 240]
    .map((angle) => blade(hub, height * 0.6, start + angle, turn, light, shade, mood.side))
    .join('')
  const nacelle = poly(
    [
      [x - height * 0.03 * mood.side, hub[1] - head * 1.2],
      [x + height * 0.022 * mood.side, hub[1] - head * 1.1],
      [x + height * 0.022 * mood.side, hub[1] + head * 1.2],
      [x - height * 0.026 * mood.side, hub[1] + head * 1.3],
    ],
    shade,
  )
  return (
    tower +
    nacelle +
    blades +
    oval(hub, height * 0.02, light) +
    oval(
      [hub[0] - mood.side * height * 0.005, hub[1] + height * 0.004],
      height * 0.012,
      shade,
      undefined,
      0.5,
    )
  )
}

function blade(
  [hx, hy]: P,
  length: number,
  degrees: number,
  turn: number,
  light: string,
  shade: string,
  side: number,
): string {
  const angle = (degrees * Math.PI) / 180
  const place = (along: number, across: number): P => {
    const dx = Math.sin(angle) * along + Math.cos(angle) * across
    const dy = -Math.cos(angle) * along + Math.sin(angle) * across
    return [hx + dx * turn, hy + dy]
  }
  const wide = length * 0.052
  const leading: P[] = [
    [0, -0.22],
    [0.06, -0.26],
    [0.2, -0.34],
    [0.6, -0.22],
    [0.94, -0.1],
    [1, 0],
  ].map(([t = 0, k = 0]): P => place(t * length, k * wide))
  const trailing: P[] = [
    [1, 0],
    [0.9, 0.16],
    [0.5, 0.46],
    [0.22, 0.78],
    [0.1, 0.4],
    [0.05, 0.22],
    [0, 0.22],
  ].map(([t = 0, k = 0]): P => place(t * length, k * wide))
  const spine: P[] = [
    [1, 0],
    [0.5, 0.06],
    [0.15, 0.1],
    [0, 0],
  ].map(([t = 0, k = 0]): P => place(t * length, k * wide))
  const litLeading = Math.cos(angle) * -side > 0
  return (
    poly([...leading, ...trailing], litLeading ? shade : light) +
    poly([...leading, ...spine], litLeading ? light : shade)
  )
}
