import type { Camera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { poly, stroke } from '../core/svg.ts'
import type { Plane } from './plane.ts'
import { patch, spot } from './plane.ts'

/** A field of solar panels on a surface: columns and rows between two opposite corners, in metres. */
export function panelField(
  stage: Stage,
  camera: Camera,
  plane: Plane,
  area: { u: number; v: number; w: number; h: number; cols: number; rows: number },
  far = 0,
): string {
  const { tone, inks, mood, defs } = stage
  const cell = { w: area.w / area.cols, h: area.h / area.rows }
  const deep = mix('#1b2f57', inks.second, 0.18)
  const [x0, y0] = spot(camera, plane, area.u, area.v)
  const [x1, y1] = spot(camera, plane, area.u + area.w, area.v + area.h)
  const sheen = defs.linear(
    [x0, y0],
    [x1, y1],
    [
      [0, tone(deep, 0.35, far)],
      [0.45, tone(deep, 0.75, far)],
      [0.62, mix(tone(deep, 0.9, far), mood.sky[1], 0.42)],
      [0.78, tone(deep, 0.8, far)],
      [1, mix(tone(deep, 0.9, far), mood.sky[1], 0.2)],
    ],
  )
  const rail = tone(mix(inks.paper, inks.rock, 0.35), 0.8, far)
  const thin = Math.max(0.35, camera.scale(plane.origin[2]) * 0.014)
  const back = poly(
    patch(camera, plane, area.u - 0.05, area.v - 0.07, area.w + 0.1, area.h + 0.14),
    tone(inks.ink, 0.25, far),
    0.65,
  )
  const modules = Array.from({ length: area.cols * area.rows }, (_, i) => {
    const [col, row] = [i % area.cols, Math.floor(i / area.cols)]
    const [u, v] = [area.u + col * cell.w, area.v + row * cell.h]
    const gap = Math.min(cell.w, cell.h) * 0.03
    const inner = { u: u + gap * 1.6, v: v + gap * 1.6, w: cell.w - gap * 3.2, h: cell.h - gap * 3.2 }
    const lines = thin < 0.6 ? '' : cellLines(camera, plane, inner, rail, thin * 0.5)
    return (
      poly(patch(camera, plane, u + gap, v + gap, cell.w - gap * 2, cell.h - gap * 2), rail) +
      poly(patch(camera, plane, inner.u, inner.v, inner.w, inner.h), sheen) +
      lines
    )
  }).join('')
  return back + modules
}

/** The lines between the cells of a module. */
function cellLines(
  camera: Camera,
  plane: Plane,
  { u, v, w, h }: { u: number; v: number; w: number; h: number },
  colour: string,
  width: number,
): string {
  const line = (from: readonly [number, number], to: readonly [number, number]): string =>
    stroke([spot(camera, plane, ...from), spot(camera, plane, ...to)], colour, width, 0.35)
  const upright = [1 / 3, 2 / 3].map((t) => line([u + w * t, v], [u + w * t, v + h]))
  const level = [0.25, 0.5, 0.75].map((t) => line([u, v + h * t], [u + w, v + h * t]))
  return [...upright, ...level].join('')
}
