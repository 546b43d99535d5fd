import { panelField } from '../../built/panels.ts'
import { box } from '../../built/solid.ts'
import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { poly } from '../../core/svg.ts'

/** A model house as large as a hand. */
export function miniature(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  [x, y, z]: readonly [number, number, number],
  size: number,
  i: number,
): string {
  const { inks, tone } = stage
  const walls = box(
    stage,
    camera,
    [x, y, z],
    [size, size * 0.62, size * 0.8],
    i % 2 ? inks.plaster : inks.wall,
  )
  const [half, d, top, ridge] = [size * 0.56, size * 0.47, y + size * 0.58, y + size * 1.02]
  const slope = [
    [-half, top, -d],
    [half, top, -d],
    [half, ridge, 0],
    [-half, ridge, 0],
  ].map(([a = 0, b = 0, c = 0]) => camera.at([x + a, b, z + c]))
  const plane = { origin: [x - half, top, z - d], along: [1, 0, 0], up: [0, 0.683, 0.73] } as const
  const window = [
    [-0.3, 0.2],
    [0.12, 0.2],
  ]
    .map(([u = 0, v = 0]) =>
      poly(
        [
          [u, v],
          [u + 0.2, v],
          [u + 0.2, v + 0.22],
          [u, v + 0.22],
        ].map(([a = 0, b = 0]) => camera.at([x + a * size, y + b * size, z - size * 0.4])),
        tone(inks.sun, 0.8),
      ),
    )
    .join('')
  return (
    walls +
    window +
    poly(slope, tone(inks.roof, 0.8)) +
    panelField(stage, camera, plane, {
      u: size * 0.16,
      v: size * 0.1,
      w: size * 0.8,
      h: size * 0.44,
      cols: 3,
      rows: 2,
    })
  )
}
