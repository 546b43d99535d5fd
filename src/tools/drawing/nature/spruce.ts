import { heightAt } from '../core/geometry.ts'
import type { Rng } from '../core/rng.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, poly, shape } from '../core/svg.ts'

/** A spruce with its foot at the place: drooping tiers, the side to the light brighter, a stem below. */
export function spruce(stage: Stage, label: string, [x, y]: P, height: number, far = 0): string {
  const { tone, inks, mood, rng } = stage
  const pick = rng.fork(`spruce${label}`)
  const width = height * pick.range(0.17, 0.23)
  const lean = pick.bell() * height * 0.012
  const tiers = height < 60 ? 6 : height < 200 ? 10 : 16
  const left = flank(pick, -1, tiers, width, height)
  const right = flank(pick, 1, tiers, width, height)
  const place = ([dx, dy]: P): P => [x + dx + lean * (dy / height), y - dy]
  const whole = [...left, ...[...right].reverse()].map(place)
  const litSide = mood.side < 0 ? left : right
  const inner = [...litSide].reverse().map(([dx, dy]): P => [dx * pick.range(0.02, 0.42), dy - height * 0.01])
  const stem = poly(
    [
      [x - height * 0.012, y - height * 0.1],
      [x + height * 0.012, y - height * 0.1],
      [x + height * 0.017, y + height * 0.008],
      [x - height * 0.017, y + height * 0.008],
    ],
    tone(inks.wood, 0.2, far),
  )
  const light = poly([...litSide, ...inner].map(place), tone(inks.leaf, 0.8, far), 0.75)
  return stem + poly(whole, tone(inks.conifer, 0.3, far)) + light
}

function flank(pick: Rng, side: number, tiers: number, width: number, height: number): P[] {
  const points: P[] = [[0, height]]
  for (let i = 0; i < tiers; i += 1) {
    const t = (i + 1) / tiers
    const reach = width * (0.1 + 0.9 * t ** 0.85) * pick.range(0.72, 1.1)
    const level = height * (1 - 0.93 * t)
    points.push([side * reach * 0.55, level + (height / tiers) * 0.32])
    points.push([side * reach, level + pick.range(-0.1, 0.16) * (height / tiers)])
    if (i < tiers - 1) points.push([side * reach * pick.range(0.36, 0.52), level + (height / tiers) * 0.12])
  }
  points.push([side * width * 0.1, height * 0.1])
  return points
}

/** A far wood along a line: one serrated shape, cheap enough for thousands of trees. */
export function woodEdge(
  stage: Stage,
  label: string,
  line: readonly P[],
  size: number,
  colour: string,
  from = -40,
  to = stage.w + 40,
): string {
  const pick = stage.rng.fork(`wood${label}`)
  const crest: P[] = []
  for (let x = from; x < to; ) {
    const ends = Math.min(1, 0.55 + (3 * Math.min(x - from, to - x)) / Math.max(1, to - from))
    const tall = size * pick.range(0.55, 1.25) * ends
    const half = tall * pick.range(0.13, 0.2)
    const y = heightAt(line, x) + size * 0.2
    crest.push(
      [x - half, y - tall * 0.12],
      [x - half * 0.45, y - tall * 0.5],
      [x - half * 0.6, y - tall * 0.46],
      [x, y - tall],
      [x + half * 0.6, y - tall * 0.46],
      [x + half * 0.45, y - tall * 0.5],
      [x + half, y - tall * 0.12],
    )
    x += half * pick.range(0.9, 2.1)
  }
  const long = to - from
  const back = [...crest]
    .reverse()
    .filter((_, i) => i % 7 === 0)
    .map(([x]): P => {
      const taper = Math.sqrt(Math.max(0, Math.sin((Math.PI * (x - from)) / Math.max(1, long))))
      return [x, heightAt(line, x) + size * (0.12 + 1.1 * taper * pick.range(0.75, 1.1))]
    })
  return shape(outline([...crest, ...back]), colour)
}
