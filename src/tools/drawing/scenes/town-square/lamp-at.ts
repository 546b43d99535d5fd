import { box } from '../../built/solid.ts'
import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { stroke } from '../../core/svg.ts'

/** A street lamp. */
export function lampAt(stage: Stage, camera: ReturnType<typeof createCamera>, x: number, z: number): string {
  const { tone, inks, mood } = stage
  const dark = tone(inks.ink, 0.5, 0.05)
  const glow = mood.dark ? '#ffe7a6' : tone(inks.wall, 0.9)
  return (
    stroke([camera.at([x, 0, z]), camera.at([x, 3.6, z])], dark, camera.scale(z) * 0.09) +
    box(stage, camera, [x, 3.6, z], [0.34, 0.5, 0.34], glow) +
    box(stage, camera, [x, 4.1, z], [0.46, 0.1, 0.46], inks.ink)
  )
}
