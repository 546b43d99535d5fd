import { box } from '../../built/solid.ts'
import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly, stroke } from '../../core/svg.ts'
import { tableOf } from '../solar-field/table-of.ts'
import { depth, folk, tree } from './around.ts'

/** A factory with a saw-tooth roof. */
export function factory(stage: Stage, camera: Camera): string {
  const { inks, tone } = stage
  const z = depth - 2
  const p = (x: number, y: number): P => camera.at([x, y, z])
  const wall = mix(inks.roof, inks.plaster, 0.35)
  const teeth = [-3.4, -1.2, 1]
    .map(
      (x) =>
        poly([p(x, 3.4), p(x + 2.2, 3.4), p(x + 2.2, 4.9)], tone(mix(inks.rock, inks.ink, 0.3), 0.6)) +
        poly(
          [p(x + 2.2, 3.4), p(x + 2.2, 4.9), p(x + 1.98, 4.75), p(x + 1.98, 3.4)],
          tone(mix(inks.skyCool, '#ffffff', 0.4), 0.9),
        ),
    )
    .join('')
  const panes = [-2.9, -1.5, -0.1]
    .map(
      (x) =>
        poly(
          [p(x, 1.5), p(x + 1, 1.5), p(x + 1, 2.6), p(x, 2.6)],
          tone(mix(inks.second, inks.skyCool, 0.4), 0.6),
        ) +
        stroke([p(x + 0.5, 1.5), p(x + 0.5, 2.6)], tone(inks.wall, 0.8), 2.5) +
        stroke([p(x, 2.05), p(x + 1, 2.05)], tone(inks.wall, 0.8), 2.5),
    )
    .join('')
  return (
    box(stage, camera, [2.6, 0, depth + 2], [0.9, 7.2, 0.9], inks.roof) +
    box(stage, camera, [-0.1, 0, depth], [6.6, 3.45, 4], wall) +
    teeth +
    panes +
    poly([p(1.6, 0), p(2.9, 0), p(2.9, 2.2), p(1.6, 2.2)], tone(inks.second, 0.5)) +
    [0.5, 1, 1.5].map((y) => stroke([p(1.6, y), p(2.9, y)], tone(inks.ink, 0.3), 1.5, 0.6)).join('') +
    folk(stage, camera, 'fa1', -2.4, depth - 8.6, 'note', 1, 'half') +
    folk(stage, camera, 'fa2', -1.3, depth - 8.7, 'explain', -1, 'side')
  )
}

/** A town hall with a coin. */
export function hall(stage: Stage, camera: Camera): string {
  const { inks, tone } = stage
  const z = depth - 2.6
  const p = (x: number, y: number): P => camera.at([x, y, z])
  const stone = mix(inks.wall, inks.stone, 0.25)
  const columns = [-2.4, -1.2, 0, 1.2, 2.4]
    .map(
      (x) =>
        poly([p(x - 0.26, 0.5), p(x + 0.26, 0.5), p(x + 0.22, 3.6), p(x - 0.22, 3.6)], tone(stone, 0.95)) +
        poly([p(x + 0.04, 0.5), p(x + 0.26, 0.5), p(x + 0.22, 3.6), p(x + 0.04, 3.6)], tone(stone, 0.45)),
    )
    .join('')
  const [cx, cy] = p(0, 4.55)
  const r = camera.scale(z) * 0.62
  return (
    box(stage, camera, [0, 0, depth], [7, 3.9, 4], mix(stone, inks.rock, 0.25)) +
    poly([p(-3.4, 0), p(3.4, 0), p(3.2, 0.5), p(-3.2, 0.5)], tone(stone, 0.8)) +
    poly([p(-3.1, 0.5), p(3.1, 0.5), p(3.1, 3.6), p(-3.1, 3.6)], tone(mix(inks.ink, inks.rock, 0.5), 0.5)) +
    poly([p(-0.5, 0.5), p(0.5, 0.5), p(0.5, 2.4), p(-0.5, 2.4)], tone(inks.wood, 0.6)) +
    columns +
    poly([p(-3.4, 3.6), p(3.4, 3.6), p(3.4, 4), p(-3.4, 4)], tone(stone, 0.85)) +
    poly([p(-3.6, 4), p(3.6, 4), p(0, 5.9)], tone(mix(stone, inks.roof, 0.3), 0.8)) +
    oval([cx + 2, cy + 3], r * 1.04, tone(inks.ink, 0.3), undefined, 0.3) +
    oval([cx, cy], r, tone(inks.sun, 0.95)) +
    oval([cx, cy], r * 0.78, tone(mix(inks.sun, inks.wood, 0.25), 0.85)) +
    stroke(
      [
        [cx - r * 0.3, cy + r * 0.1],
        [cx, cy - r * 0.42],
        [cx + r * 0.3, cy + r * 0.1],
      ],
      tone('#fff6da', 1),
      r * 0.14,
    ) +
    stroke(
      [
        [cx, cy - r * 0.4],
        [cx, cy + r * 0.48],
      ],
      tone('#fff6da', 1),
      r * 0.14,
    ) +
    folk(stage, camera, 'ha1', -3, depth - 8.8, 'walk', 1, 'side') +
    folk(stage, camera, 'ha2', 2.6, depth - 8.8, 'note', -1, 'half')
  )
}

/** Panels that are being installed. */
export function site(stage: Stage, camera: Camera): string {
  return (
    tableOf(stage, camera, 0.5, depth + 4, 4.6, 1) +
    tableOf(stage, camera, 0.4, depth - 1.2, 4.4, 0) +
    folk(stage, camera, 'si1', -1.9, depth - 8.8, 'carry', 1, 'side') +
    folk(stage, camera, 'si2', 0.5, depth - 8.6, 'kneel', -1, 'side') +
    folk(stage, camera, 'si3', 2.1, depth - 8.8, 'note', -1, 'half')
  )
}

/** Two people shake hands, two applaud. */
export function cooperation(stage: Stage, camera: Camera): string {
  const z = depth - 9.0
  return (
    tree(stage, camera, 'c1', 0.5, depth + 2, 6.2) +
    tree(stage, camera, 'c2', -2.8, depth + 5, 4.4) +
    folk(stage, camera, 'co1', -0.62, z, 'shake', 1, 'side', 1.86) +
    folk(stage, camera, 'co2', 0.62, z, 'shake', -1, 'side', 1.82) +
    folk(stage, camera, 'co3', -1.75, z + 0.5, 'clap', 1, 'half', 1.8) +
    folk(stage, camera, 'co4', 1.75, z + 0.5, 'clap', -1, 'half', 1.74)
  )
}
