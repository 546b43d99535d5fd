import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, poly, stroke } from '../../core/svg.ts'
import { onWall } from './on-wall.ts'

/** A school's green board with a curve and some lines in chalk, and a clock beside it. */
export function chalkBoard(stage: Stage, camera: Camera, depth: number): string {
  const { inks, tone, rng } = stage
  const pick = rng.fork('board')
  const { panel, at, scale } = onWall(camera, depth)
  const left = -2.1 + pick.range(-0.35, 0.35)
  const [low, wide, high] = [1.35, 4.1, 1.3] as const
  const chalk = tone('#f4f1e4', 0.85)
  const pen = Math.max(1.5, scale * 0.018)
  const line = (points: readonly (readonly [number, number])[], opacity = 0.85) =>
    stroke(
      points.map(([u, v]) => at(left + u * wide, low + v * high)),
      chalk,
      pen,
      opacity,
    )
  const steps = Array.from({ length: 16 }, (_, i) => i / 15)
  const [bend, turn] = [pick.range(1.6, 2.6), pick.chance(0.5)]
  const curve = steps.map((t) => [0.1 + t * 0.3, 0.22 + 0.5 * (turn ? t : 1 - t) ** bend] as const)
  const words = Array.from({ length: 5 }, (_, i) => {
    const v = 0.8 - i * 0.14
    return line(
      [
        [0.5, v],
        [0.5 + pick.range(0.14, 0.24), v],
      ],
      0.7,
    )
  })
  const face = at(left + wide + 0.75, 2.55)
  return (
    poly(panel(left - 0.07, low - 0.07, wide + 0.14, high + 0.14), tone(inks.wood, 0.6)) +
    poly(panel(left, low, wide, high), tone(mix(inks.conifer, inks.ink, 0.35), 0.7)) +
    line([
      [0.07, 0.9],
      [0.07, 0.16],
      [0.42, 0.16],
    ]) +
    line(curve) +
    words.join('') +
    line([
      [0.8, 0.25],
      [0.8, 0.5],
      [0.87, 0.66],
      [0.94, 0.5],
      [0.94, 0.25],
      [0.8, 0.25],
    ]) +
    line([
      [0.78, 0.48],
      [0.87, 0.68],
      [0.96, 0.48],
    ]) +
    poly(panel(left, low - 0.13, wide, 0.06), tone(mix(inks.wood, inks.paper, 0.3), 0.7)) +
    poly(panel(left + 0.5, low - 0.07, 0.18, 0.04), tone('#ffffff', 0.9)) +
    poly(panel(left + 1, low - 0.07, 0.26, 0.07), tone(inks.second, 0.6)) +
    oval(face, scale * 0.22, tone(inks.wood, 0.5)) +
    oval(face, scale * 0.185, tone('#fffdf6', 0.9)) +
    stroke([face, [face[0], face[1] - scale * 0.13]], tone(inks.ink, 0.6), pen) +
    stroke([face, [face[0] + scale * 0.09, face[1] + scale * 0.03]], tone(inks.ink, 0.6), pen)
  )
}
