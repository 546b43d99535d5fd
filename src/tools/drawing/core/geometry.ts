import type { Rng } from './rng.ts'
import type { P } from './svg.ts'

/**
 * Breaks a line again and again at its middle and moves the middle a little: a ridge, a shore, a torn edge.
 * `rough` is the first displacement in pixels, `decay` how fast it falls (0.5 smooth, 0.7 craggy).
 */
export function fractal(rng: Rng, line: readonly P[], rough: number, decay: number, depth: number): P[] {
  let points: readonly P[] = line
  let reach = rough
  for (let level = 0; level < depth; level += 1) {
    points = points.flatMap((point, i) => {
      const next = points[i + 1]
      if (!next) return [point]
      const middle: P = [
        (point[0] + next[0]) / 2 + rng.bell() * reach * 0.18,
        (point[1] + next[1]) / 2 + rng.bell() * reach,
      ]
      return [point, middle]
    })
    reach *= decay
  }
  return [...points]
}

/** The height of a line that runs from left to right, at a given x. */
export function heightAt(line: readonly P[], x: number): number {
  let previous: P = line[0] ?? [0, 0]
  for (const point of line) {
    if (point[0] >= x) {
      const span = point[0] - previous[0]
      return span === 0 ? point[1] : previous[1] + ((point[1] - previous[1]) * (x - previous[0])) / span
    }
    previous = point
  }
  return previous[1]
}

/** The smallest convex outline around the points. */
export function hull(points: readonly P[]): P[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly P[]): P[] => {
    const out: P[] = []
    for (const point of list) {
      while (out.length > 1 && turn(out[out.length - 2], out[out.length - 1], point) <= 0) out.pop()
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** An uneven round outline, for crowns of trees, stones and clouds. */
export function blob(rng: Rng, [x, y]: P, rx: number, ry: number, uneven: number, corners: number): P[] {
  const phase = rng.range(0, Math.PI * 2)
  return Array.from({ length: corners }, (_, i): P => {
    const angle = phase + (i / corners) * Math.PI * 2
    const r = 1 + rng.bell() * uneven
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]
  })
}

/** Path data of a closed smooth curve through the middles of the sides of a polygon. */
export function smooth(points: readonly P[]): string {
  const f = ([x, y]: P): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  const last = points[points.length - 1]
  const first = points[0]
  if (!last || !first) return ''
  const parts = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? first
    return `Q${f(point)} ${f(middle(point, next))}`
  })
  return `M${f(middle(last, first))}${parts.join('')}Z`
}

function middle(a: P, b: P): P {
  return [a[0] + (b[0] - a[0]) * 0.5, a[1] + (b[1] - a[1]) * 0.5]
}

function turn(o: P | undefined, a: P | undefined, b: P): number {
  return o && a ? (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) : 1
}
