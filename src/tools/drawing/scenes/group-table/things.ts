import { box } from '../../built/solid.ts'
import type { Camera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, stroke } from '../../core/svg.ts'
import type { Desk } from './desk.ts'
import { high } from './desk.ts'
import { pinwheel } from './pinwheel.ts'

/** Wood, a brick, metal and foam to touch. */
export function materials({ stage, camera, z, inks, pens, notes }: Desk): string {
  return (
    box(stage, camera, [-0.95, high - 0.03, z + 0.1], [0.5, 0.16, 0.28], inks.wood) +
    box(stage, camera, [-0.25, high - 0.03, z - 0.05], [0.42, 0.2, 0.24], inks.roof) +
    box(stage, camera, [0.4, high - 0.03, z + 0.12], [0.46, 0.1, 0.3], '#9fb0ba') +
    box(stage, camera, [1.05, high - 0.03, z - 0.02], [0.5, 0.24, 0.34], '#fbfbf6') +
    notes() +
    pens
  )
}

/** Three lit lamps to compare. */
export function lamps({ stage, camera, z, inks, tone, at, sheet, pens, notes }: Desk): string {
  return (
    [-0.9, 0, 0.9]
      .map((x, i) => {
        const [cx, cy] = at(x, 0.15, high + 0.42)
        const m = camera.scale(z)
        const glow = ['#ffd27a', '#fff1c9', '#eaf3ff'][i] ?? '#fff1c9'
        return (
          box(stage, camera, [x, high - 0.03, z + 0.15], [0.3, 0.06, 0.22], inks.ink) +
          stroke([at(x, 0.15), at(x, 0.15, high + 0.3)], tone(inks.ink, 0.4), m * 0.03) +
          `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(m * 0.75).toFixed(1)}" fill="${stage.defs.radial(
            [cx, cy],
            m * 0.75,
            [
              [0, glow, 0.75],
              [1, glow, 0],
            ],
          )}"/>` +
          oval([cx, cy], m * 0.1, glow, m * 0.13)
        )
      })
      .join('') +
    notes() +
    sheet(0.5, -0.42, 0.34, 0.36, '#fffdf6', -0.1) +
    pens
  )
}

/** Wheels of cardboard before a fan. */
export function wheels({ stage, camera, z, inks, at, sheet, line, pens }: Desk): string {
  return (
    [-1.1, -0.35, 0.42]
      .map((x, i) => pinwheel(stage, at(x, 0.1 - (i % 2) * 0.3), camera.scale(z) * (0.5 + (i % 2) * 0.08), i))
      .join('') +
    fanOf(stage, camera, z) +
    sheet(0.45, -0.45, 0.5, 0.3, mix(inks.earth, '#ffffff', 0.35), 0.1) +
    line(
      [
        [-0.7, -0.5],
        [-0.45, -0.42],
      ],
      inks.rock,
      3,
    ) +
    pens
  )
}

function fanOf(stage: Stage, camera: Camera, z: number): string {
  const { inks, tone } = stage
  const m = camera.scale(z)
  const [cx, cy] = camera.at([1.15, high + 0.36, z + 0.1])
  return (
    box(stage, camera, [1.15, high - 0.03, z + 0.1], [0.34, 0.05, 0.26], inks.ink) +
    stroke([camera.at([1.15, high, z + 0.1]), [cx, cy]], tone(inks.ink, 0.4), m * 0.04) +
    oval([cx, cy], m * 0.22, tone(mix(inks.skyCool, '#ffffff', 0.5), 0.9), m * 0.26) +
    [0, 120, 240]
      .map((angle) => {
        const a = (angle * Math.PI) / 180
        return oval(
          [cx + Math.cos(a) * m * 0.1, cy + Math.sin(a) * m * 0.12],
          m * 0.09,
          tone(inks.second, 0.7),
          m * 0.09,
        )
      })
      .join('') +
    `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(m * 0.22).toFixed(1)}" ry="${(m * 0.26).toFixed(1)}" fill="none" stroke="${tone(inks.ink, 0.4)}" stroke-width="${(m * 0.02).toFixed(1)}"/>` +
    oval([cx, cy], m * 0.035, tone(inks.ink, 0.4))
  )
}
