import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { outline, poly, shape } from '../../core/svg.ts'
import { broadleaf } from '../../nature/broadleaf.ts'
import { downs, skyline } from '../../nature/mountain.ts'
import { onWall } from './on-wall.ts'

/** Three windows, through which the land of the place is seen in its season. */
export function panes(stage: Stage, camera: Camera, depth: number): string {
  const { tone, inks } = stage
  const { panel } = onWall(camera, depth)
  const [low, high, wide] = [1.3, 1.55, 1.75] as const
  const lefts = [-3.25, -0.875, 1.5]
  const view = viewOf(stage, camera, depth)
  const frame = tone('#fffaf0', 0.6)
  return lefts
    .map(
      (left) =>
        poly(panel(left - 0.08, low - 0.08, wide + 0.16, high + 0.16), frame) +
        stage.defs.clip(outline(panel(left, low, wide, high)), view) +
        poly(panel(left + wide / 2 - 0.03, low, 0.06, high), frame) +
        poly(panel(left, low + high * 0.66, wide, 0.05), frame) +
        poly(panel(left - 0.14, low - 0.16, wide + 0.28, 0.09), tone(inks.paper, 0.9)) +
        curtain(stage, camera, depth, left - 0.2) +
        curtain(stage, camera, depth, left + wide - 0.02),
    )
    .join('')
}

/** Sky, the far land, a meadow and trees behind all windows. */
function viewOf(stage: Stage, camera: Camera, depth: number): string {
  const { w, tone, inks, mood, defs, rng } = stage
  const pick = rng.fork('panes')
  const { at, scale } = onWall(camera, depth)
  const [, top] = at(0, 2.9)
  const [, foot] = at(0, 1.75)
  const [, bottom] = at(0, 1.2)
  const line =
    stage.land === 'hills'
      ? downs(stage, 'panes', foot, scale * 0.25)
      : skyline(stage, 'panes', foot, scale * 0.62, { peaks: 6 })
  const sky = defs.linear(
    [0, top],
    [0, foot],
    [
      [0, mood.sky[0]],
      [0.6, mood.sky[1]],
      [1, mood.sky[2]],
    ],
  )
  const below = (y: number) =>
    outline([
      [-100, y],
      [w + 100, y],
      [w + 100, bottom + 40],
      [-100, bottom + 40],
    ])
  const trees = Array.from({ length: 9 }, (_, i) => {
    const place = at(-3.4 + i * 0.8 + pick.range(-0.25, 0.25), 1.45)
    return broadleaf(stage, `pane${i}`, place, scale * pick.range(0.42, 0.62), 'round', 0.25)
  })
  return (
    shape(below(top - 60), sky) +
    poly(
      [...line, [w + 90, bottom + 40], [-90, bottom + 40]],
      tone(mix(inks.rock, inks.leaf, 0.25), 0.6, 0.5),
    ) +
    shape(below(at(0, 1.6)[1]), tone(mix(inks.grass, inks.field, 0.25), 0.75, 0.2)) +
    trees.join('')
  )
}

function curtain(stage: Stage, camera: Camera, depth: number, left: number): string {
  const { tone, inks } = stage
  const { panel } = onWall(camera, depth)
  const fold = (x: number, lit: number) => poly(panel(x, 1.12, 0.11, 1.95), tone(inks.plaster, lit))
  return fold(left, 0.85) + fold(left + 0.11, 0.55)
}
