import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, poly } from '../../core/svg.ts'
import { onWall } from './on-wall.ts'

/** Shelves with books, boxes and a plant. */
export function shelves(stage: Stage, camera: Camera, depth: number): string {
  const { inks, tone, rng } = stage
  const pick = rng.fork('shelves')
  const { panel, at, scale } = onWall(camera, depth)
  const shift = pick.range(-0.3, 0.3)
  const colours = [inks.accent, inks.second, inks.roof, inks.leaf, inks.paper, inks.water] as const
  const board = (left: number, right: number, y: number) =>
    poly(panel(left, y - 0.12, right - left, 0.05), tone(inks.ink, 0.3), 0.16) +
    poly(panel(left, y - 0.05, right - left, 0.05), tone(inks.wood, 0.55))
  const books = (from: number, to: number, y: number) => {
    const out: string[] = []
    for (let x = from; x < to; ) {
      const wide = pick.range(0.05, 0.1)
      if (pick.chance(0.86))
        out.push(poly(panel(x, y, wide, pick.range(0.2, 0.32)), tone(pick.pick<string>(colours), 0.7)))
      x += wide + 0.006
    }
    return out.join('')
  }
  const boxes = (from: number, count: number, y: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = from + i * 0.46
      return (
        poly(panel(x, y, 0.4, 0.28), tone(mix(inks.earth, inks.paper, 0.35), 0.75)) +
        poly(panel(x + 0.12, y + 0.1, 0.16, 0.08), tone(inks.paper, 0.95))
      )
    }).join('')
  const plant = (x: number, y: number) =>
    [-0.12, 0, 0.12]
      .map((dx) =>
        oval(at(x + dx, y + 0.3 - Math.abs(dx)), scale * 0.09, tone(inks.leaf, 0.5 + dx), scale * 0.14),
      )
      .join('') + poly(panel(x - 0.1, y, 0.2, 0.18), tone(inks.roof, 0.6))
  const left = -2.9 + shift
  return (
    board(left, left + 3.2, 1.55) +
    books(left + 0.1, left + 1.5, 1.55) +
    boxes(left + 1.7, 3, 1.55) +
    board(left, left + 3.2, 2.2) +
    boxes(left + 0.15, 2, 2.2) +
    books(left + 1.25, left + 2.6, 2.2) +
    plant(left + 2.9, 2.2) +
    board(left + 3.7, left + 5.6, 1.9) +
    books(left + 3.8, left + 4.7, 1.9) +
    plant(left + 5.1, 1.9)
  )
}
