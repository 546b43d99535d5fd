import { box, castShadow } from '../../built/solid.ts'
import type { Camera, V } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly, stroke } from '../../core/svg.ts'

/** Length, height over the road and width of a bus, in metres. */
const [long, high, wide] = [6.6, 2.5, 2.2] as const

/** A bus on the road, seen from the side, its front on the left. */
export function bus(stage: Stage, camera: Camera, [x, z]: readonly [number, number], colour: string): string {
  const { inks, tone, mood } = stage
  const side = z - wide / 2
  const p = (u: number, y: number): P => camera.at([x - long / 2 + u, y, side])
  const panel = (u: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
    poly([p(u, y), p(u + w, y), p(u + w, y + h), p(u, y + h)], fill, opacity)
  const m = camera.scale(side)
  const glass = tone(mix(inks.second, mood.sky[0], 0.45), 0.4)
  const wheel = (u: number): string =>
    oval(p(u, 0.42), m * 0.44, tone(inks.ink, 0.3)) + oval(p(u, 0.42), m * 0.2, tone(inks.stone, 0.8))
  const corners = [0.3, high].flatMap((y): V[] => [
    [x - long / 2, y, z],
    [x + long / 2, y, z],
  ])
  return (
    castShadow(stage, camera, corners) +
    box(stage, camera, [x, 0.3, z], [long, high, wide], colour, { top: mix(colour, inks.wall, 0.5) }) +
    panel(0, 0.3, long, 0.32, tone(inks.ink, 0.4)) +
    panel(0, 0.95, long, 0.14, tone(inks.wall, 0.9)) +
    panel(0.12, 1.35, 0.8, 1.05, glass) +
    panel(1.1, 0.4, 0.95, 2.05, tone(mix(colour, inks.ink, 0.25), 0.6)) +
    panel(1.18, 0.75, 0.36, 1.6, glass) +
    panel(1.6, 0.75, 0.36, 1.6, glass) +
    [0, 1, 2, 3].map((i) => panel(2.2 + i * 1.08, 1.35, 0.96, 1.05, glass)).join('') +
    [0, 1, 2, 3]
      .map((i) =>
        stroke([p(2.4 + i * 1.08, 1.5), p(2.8 + i * 1.08, 2.3)], tone(inks.wall, 1), m * 0.04, 0.35),
      )
      .join('') +
    wheel(1) +
    wheel(5.3) +
    panel(0.02, 0.75, 0.14, 0.16, tone(inks.sun, 1))
  )
}
