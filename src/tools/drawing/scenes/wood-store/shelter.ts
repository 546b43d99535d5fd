import { box, castShadow } from '../../built/solid.ts'
import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { blob, smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly, shape, stroke } from '../../core/svg.ts'

/** Half the width of the shelter in metres. */
const half = 2.1

/** The shelter with its stack of split logs. */
export function shelter(
  stage: Stage,
  camera: Camera,
  [x, z]: readonly [number, number],
  snow: boolean,
): string {
  const { tone, inks } = stage
  const [deep, high] = [1.5, 2.1]
  const back = poly(
    [
      [-half, 0, deep],
      [half, 0, deep],
      [half, high + 0.5, deep],
      [-half, high + 0.5, deep],
    ].map(([a = 0, b = 0, c = 0]) => camera.at([x + a, b, z + c])),
    tone(inks.ink, 0.4),
  )
  const logs = logsOf(stage, camera, [x, z])
  const post = (px: number, pz: number, top: number): string =>
    box(stage, camera, [x + px, 0, z + pz], [0.14, top, 0.14], inks.wood)
  const roof = [
    [-half - 0.35, high + 0.05, -0.5],
    [half + 0.35, high + 0.05, -0.5],
    [half + 0.35, high + 0.75, deep + 0.2],
    [-half - 0.35, high + 0.75, deep + 0.2],
  ].map(([a = 0, b = 0, c = 0]) => camera.at([x + a, b, z + c]))
  const [left, right] = [roof[0], roof[1]]
  const shadow = castShadow(
    stage,
    camera,
    [
      [x - half, high, z],
      [x + half, high, z],
      [x + half, high, z + deep],
      [x - half, high, z + deep],
    ],
    0.28,
  )
  return (
    shadow +
    back +
    post(-half, deep, high + 0.5) +
    post(half, deep, high + 0.5) +
    logs +
    poly(
      [
        [x - half, z],
        [x + half, z],
      ]
        .map(([a = 0]): P => camera.at([a, 1.9, z]))
        .concat([camera.at([x + half, high + 0.1, z]), camera.at([x - half, high + 0.1, z])]),
      tone(inks.ink, 0.2),
      0.4,
    ) +
    post(-half, -0.2, high + 0.1) +
    post(half, -0.2, high + 0.1) +
    poly(roof, tone(snow ? '#ffffff' : inks.roof, 0.75)) +
    stroke(
      left && right ? [left, right] : [],
      tone(mix(inks.wood, inks.ink, 0.3), 0.5),
      camera.scale(z) * 0.13,
    )
  )
}

/** The split logs, row upon row. */
function logsOf({ tone, inks, rng }: Stage, camera: Camera, [x, z]: readonly [number, number]): string {
  const pick = rng.fork('logs')
  const r = 0.105
  return Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 19 }, (__, i) => {
      const [lx, ly] = [x - half + 0.2 + i * 0.212 + (row % 2) * 0.1, 0.14 + row * 0.186]
      if (lx > x + half - 0.14 || (row > 6 && pick.chance(0.3))) return ''
      const [px, py] = camera.at([lx, ly, z])
      const m = camera.scale(z) * r
      const face = blob(pick, [px, py], m * pick.range(0.85, 1.02), m * pick.range(0.85, 1.02), 0.08, 9)
      return (
        shape(smooth(face), tone(inks.wood, 0.25)) +
        shape(
          smooth(face.map(([fx, fy]): P => [px + (fx - px) * 0.84, py + (fy - py) * 0.84])),
          tone(mix(inks.wood, inks.field, pick.range(0.35, 0.75)), pick.range(0.65, 1)),
        ) +
        oval([px, py], m * 0.22, tone(inks.wood, 0.5), undefined, 0.6)
      )
    }).join(''),
  ).join('')
}
