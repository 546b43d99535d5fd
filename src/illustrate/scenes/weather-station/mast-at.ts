import { panelField } from '../../built/panels.ts'
import { box } from '../../built/solid.ts'
import type { createCamera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, poly, stroke } from '../../core/svg.ts'

/** The mast with cups, vane, panel and sensors. */
export function mastAt(stage: Stage, camera: ReturnType<typeof createCamera>, x: number, z: number): string {
  const { tone, inks, mood } = stage
  const m = camera.scale(z)
  const steel = tone(mix(inks.rock, inks.paper, 0.4), 0.8)
  const at = (dx: number, y: number): readonly [number, number] => camera.at([x + dx, y, z])
  const stays = [-1.1, 1.1].map((k) => stroke([at(0, 3.2), at(k, 0)], tone(inks.ink, 0.5), 1.2, 0.6)).join('')
  const cups =
    [-0.28, 0, 0.28]
      .map((k, i) => oval(at(0.55 + k, 4.36 + (i % 2) * 0.05), m * 0.075, tone(inks.ink, i % 2 ? 0.5 : 0.8)))
      .join('') + stroke([at(0.27, 4.37), at(0.83, 4.37)], tone(inks.ink, 0.6), m * 0.02)
  const vane =
    stroke([at(-0.95, 4.42), at(-0.2, 4.42)], tone(inks.ink, 0.5), m * 0.03) +
    poly([at(-0.2, 4.42), at(-0.36, 4.5), at(-0.36, 4.34)], tone(inks.ink, 0.5)) +
    poly([at(-0.95, 4.58), at(-0.7, 4.42), at(-0.95, 4.26)], tone(inks.accent, 0.8))
  const panel = panelField(
    stage,
    camera,
    { origin: [x - 0.35, 1.75, z - 0.35], along: [1, 0, 0], up: [0, 0.76, 0.65] },
    { u: 0, v: 0, w: 0.7, h: 0.5, cols: 2, rows: 1 },
  )
  const sensor = box(stage, camera, [x, 2.75, z - 0.12], [0.22, 0.34, 0.22], inks.wall)
  const shade = poly(
    [
      at(0, 0),
      camera.at([x - mood.side * 3.4, 0, z + 0.9]),
      camera.at([x - mood.side * 3.4, 0, z + 0.96]),
      camera.at([x + 0.07, 0, z]),
    ],
    tone(inks.ink, 0.2),
    mood.weather === 'clear' ? 0.3 : 0.12,
  )
  return (
    shade +
    stays +
    stroke([at(0, 0), at(0, 4.2)], steel, m * 0.085) +
    stroke([at(-0.55, 4.16), at(0.55, 4.16)], steel, m * 0.05) +
    stroke([at(0.55, 4.16), at(0.55, 4.36)], steel, m * 0.04) +
    stroke([at(-0.55, 4.16), at(-0.55, 4.42)], steel, m * 0.04) +
    cups +
    vane +
    sensor +
    panel +
    box(stage, camera, [x, 1.05, z - 0.14], [0.36, 0.46, 0.2], mix(inks.wall, inks.rock, 0.25))
  )
}
