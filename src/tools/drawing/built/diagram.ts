import type { Camera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { smooth } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly, shape, stroke } from '../core/svg.ts'
import type { Plane } from './plane.ts'
import { spot } from './plane.ts'

/** What is drawn on a board or a sheet; never letters. */
export type Diagram = 'sun' | 'turbine' | 'house' | 'bars' | 'cycle' | 'curve'

/** Draws a simple diagram with a marker inside a rectangle of a surface. */
export function diagram(
  stage: Stage,
  camera: Camera,
  plane: Plane,
  area: Area,
  kind: Diagram,
  lit = 0.8,
): string {
  return diagrams[kind](markerOn(stage, camera, plane, area, lit))
}

type Area = { u: number; v: number; w: number; h: number }

/** A marker on a surface: its colours, and what it draws at places in the rectangle, from 0 to 1. */
type Marker = ReturnType<typeof markerOn>

const diagrams: Record<Diagram, (marker: Marker) => string> = {
  sun: panelInSun,
  turbine: windTurbine,
  house: insulatedHouse,
  bars: barChart,
  cycle: arrowCycle,
  curve: twoCurves,
}

function markerOn(stage: Stage, camera: Camera, plane: Plane, area: Area, lit: number) {
  const { tone, inks } = stage
  const at = (x: number, y: number): P => spot(camera, plane, area.u + area.w * x, area.v + area.h * y)
  const size = Math.hypot(at(1, 0)[0] - at(0, 0)[0], at(1, 0)[1] - at(0, 0)[1])
  const pen = Math.max(1.2, size * 0.018)
  const [ink, sun, green, red, second, paper] = [
    tone(inks.ink, lit),
    tone(inks.sun, lit),
    tone(inks.leaf, lit),
    tone(inks.accent, lit),
    tone(inks.second, lit),
    tone(inks.paper, lit),
  ]
  const line = (points: readonly (readonly [number, number])[], colour = ink, k = 1): string =>
    stroke(
      points.map(([x, y]) => at(x, y)),
      colour,
      pen * k,
    )
  const notes = (x: number, y: number, n: number): string =>
    Array.from({ length: n }, (_, i) =>
      line(
        [
          [x, y - i * 0.07],
          [x + 0.2 + ((i * 7) % 3) * 0.05, y - i * 0.07],
        ],
        mix(ink, paper, 0.45),
        0.8,
      ),
    ).join('')
  const rays = (cx: number, cy: number, r: number): string =>
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2
      return line(
        [
          [cx + Math.cos(a) * r * 1.35, cy + Math.sin(a) * r * 1.35],
          [cx + Math.cos(a) * r * 1.9, cy + Math.sin(a) * r * 1.9],
        ],
        sun,
      )
    }).join('')
  const disc = (cx: number, cy: number, r: number, fill: string): string =>
    shape(
      smooth(
        Array.from({ length: 12 }, (_, i) =>
          at(cx + Math.cos(i * 0.5236) * r * 1.04, cy + Math.sin(i * 0.5236) * r * 1.04),
        ),
      ),
      fill,
    )
  return { at, pen, line, notes, rays, disc, ink, sun, green, red, second, paper }
}

/** A sun with rays, and a panel with an arrow to it. */
function panelInSun({ at, line, notes, rays, disc, sun, red, second, paper }: Marker): string {
  return (
    disc(0.27, 0.72, 0.1, sun) +
    rays(0.27, 0.72, 0.1) +
    poly([at(0.42, 0.2), at(0.84, 0.2), at(0.92, 0.46), at(0.5, 0.46)], second) +
    line(
      [
        [0.63, 0.2],
        [0.71, 0.46],
      ],
      paper,
    ) +
    line(
      [
        [0.46, 0.33],
        [0.88, 0.33],
      ],
      paper,
    ) +
    line(
      [
        [0.38, 0.62],
        [0.54, 0.52],
      ],
      red,
    ) +
    notes(0.56, 0.86, 3)
  )
}

/** A turbine on its ground, waves beside it. */
function windTurbine({ line, notes, ink, green, second }: Marker): string {
  return (
    line(
      [
        [0.36, 0.12],
        [0.36, 0.62],
      ],
      ink,
      1.5,
    ) +
    [90, 210, 330]
      .map((d) =>
        line(
          [
            [0.36, 0.62],
            [0.36 + Math.cos((d * Math.PI) / 180) * 0.2, 0.62 + Math.sin((d * Math.PI) / 180) * 0.24],
          ],
          green,
          1.7,
        ),
      )
      .join('') +
    line([
      [0.1, 0.12],
      [0.62, 0.12],
    ]) +
    [0.8, 0.7, 0.6]
      .map((y) =>
        line(
          [
            [0.04, y],
            [0.11, y + 0.02],
            [0.18, y],
          ],
          second,
        ),
      )
      .join('') +
    notes(0.64, 0.76, 4)
  )
}

/** A house with a layer of insulation and two arrows. */
function insulatedHouse({ line, notes, sun, red }: Marker): string {
  return (
    line([
      [0.2, 0.16],
      [0.2, 0.52],
      [0.46, 0.78],
      [0.72, 0.52],
      [0.72, 0.16],
      [0.2, 0.16],
    ]) +
    line(
      [
        [0.26, 0.22],
        [0.26, 0.5],
        [0.46, 0.69],
        [0.66, 0.5],
        [0.66, 0.22],
        [0.26, 0.22],
      ],
      sun,
      1.7,
    ) +
    line(
      [
        [0.82, 0.3],
        [0.96, 0.3],
        [0.92, 0.34],
      ],
      red,
    ) +
    line(
      [
        [0.82, 0.46],
        [0.96, 0.46],
        [0.92, 0.5],
      ],
      red,
    ) +
    notes(0.36, 0.44, 3)
  )
}

/** Two axes, as shares of the board's width and height. */
const axes: P[] = [
  [0.12, 0.88],
  [0.12, 0.14],
  [0.92, 0.14],
]

/** Four bars on two axes. */
function barChart({ at, line, sun, green, red, second }: Marker): string {
  return (
    line(axes) +
    [0.2, 0.32, 0.43, 0.62]
      .map((v, i) =>
        poly(
          [
            at(0.2 + i * 0.18, 0.15),
            at(0.31 + i * 0.18, 0.15),
            at(0.31 + i * 0.18, 0.15 + v),
            at(0.2 + i * 0.18, 0.15 + v),
          ],
          [green, second, sun, red][i] ?? sun,
        ),
      )
      .join('')
  )
}

/** Three arrows in a ring around a disc. */
function arrowCycle({ line, disc, sun, green, red, second }: Marker): string {
  return (
    [0, 1, 2]
      .map((i) => {
        const arc = Array.from({ length: 8 }, (_, k): readonly [number, number] => {
          const a = (i / 3) * Math.PI * 2 + k * 0.21
          return [0.5 + Math.cos(a) * 0.28, 0.5 + Math.sin(a) * 0.3]
        })
        const a = (i / 3) * Math.PI * 2 + 1.47
        return (
          line(arc, [green, sun, red][i], 1.8) +
          line(
            [
              [0.5 + Math.cos(a - 0.2) * 0.22, 0.5 + Math.sin(a - 0.2) * 0.24],
              [0.5 + Math.cos(a + 0.08) * 0.28, 0.5 + Math.sin(a + 0.08) * 0.3],
              [0.5 + Math.cos(a - 0.18) * 0.35, 0.5 + Math.sin(a - 0.18) * 0.37],
            ],
            [green, sun, red][i],
            1.5,
          )
        )
      })
      .join('') + disc(0.5, 0.5, 0.07, second)
  )
}

/** A rising and a falling curve on two axes, each with a point. */
function twoCurves({ at, pen, line, green, red }: Marker): string {
  return (
    line(axes) +
    line(
      [
        [0.14, 0.22],
        [0.3, 0.26],
        [0.46, 0.36],
        [0.62, 0.52],
        [0.76, 0.72],
        [0.86, 0.86],
      ],
      red,
      1.7,
    ) +
    line(
      [
        [0.14, 0.5],
        [0.4, 0.46],
        [0.64, 0.36],
        [0.88, 0.22],
      ],
      green,
      1.7,
    ) +
    oval(at(0.62, 0.52), pen * 1.5, red) +
    oval(at(0.64, 0.36), pen * 1.5, green)
  )
}
