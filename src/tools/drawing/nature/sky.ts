import { mix } from '../core/colour.ts'
import { fractal } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, oval, poly, rect, shape } from '../core/svg.ts'

/** Where the sun or moon stands in a picture with the given horizon. */
export function sunPlace({ w, mood, rng, season }: Stage, horizon: number): P {
  const pick = rng.fork('sun')
  const height = mood.time === 'night' || season !== 'late' ? mood.height : mood.height * 0.55
  return [
    w * (0.5 + mood.side * pick.range(0.14, 0.4)),
    horizon * (0.86 - height * 0.6 - pick.range(0, 0.06)),
  ]
}

/** The whole sky down to the horizon: gradient, sun or moon with its glow, clouds or stars. */
export function sky(stage: Stage, horizon: number, options: { sun?: boolean } = {}): string {
  const { w, h, defs, mood } = stage
  const [top, middle, low] = mood.sky
  const ground = rect(
    0,
    0,
    w,
    h,
    defs.linear(
      [0, 0],
      [0, horizon],
      [
        [0, top],
        [0.55, middle],
        [1, low],
      ],
    ),
  )
  const veiled = mood.weather === 'rain' || mood.weather === 'snow'
  const disc = options.sun === false || veiled ? '' : sunDisc(stage, horizon)
  const stars = mood.time === 'night' && !veiled ? starField(stage, horizon) : ''
  return ground + stars + disc + cloudBank(stage, horizon)
}

function sunDisc(stage: Stage, horizon: number): string {
  const { mood, inks, defs, w, h } = stage
  const place = sunPlace(stage, horizon)
  const night = mood.time === 'night'
  const r = Math.min(w, h) * (night ? 0.036 : 0.052)
  const glow = night ? '#dfe7f2' : mix(inks.sun, '#fff3d0', mood.height > 0.4 ? 0.6 : 0.25)
  const reach = Math.min(w, h) * (night ? 0.36 : 0.62)
  const halo = rect(
    0,
    0,
    w,
    h,
    defs.radial(place, reach, [
      [0, glow, 0.62],
      [0.25, glow, 0.3],
      [1, glow, 0],
    ]),
  )
  const face = night ? '#f4efdd' : mix(inks.sun, '#fff8e0', mood.height > 0.4 ? 0.72 : 0.45)
  const [x, y] = place
  const crescent = `M${x + r * 0.5} ${y - r * 0.87}A${r} ${r} 0 1 1 ${x + r * 0.5} ${y + r * 0.87}A${r * 0.95} ${r * 0.95} 0 0 0 ${x + r * 0.5} ${y - r * 0.87}Z`
  return halo + (night ? shape(crescent, face) : oval(place, r, face))
}

function starField({ rng, w }: Stage, horizon: number): string {
  const pick = rng.fork('stars')
  return Array.from({ length: Math.round(w / 7) }, () => {
    const y = horizon * pick.next() ** 1.4
    const size = 0.7 + pick.next() ** 4 * 2
    return oval([pick.range(0, w), y], size, '#f6f1de', size, 0.35 + 0.6 * (1 - y / horizon) * pick.next())
  }).join('')
}

function cloudBank(stage: Stage, horizon: number): string {
  const { rng, mood } = stage
  const pick = rng.fork('clouds')
  const amount = { clear: pick.int(2, 5), cloudy: 11, mist: 4, rain: 15, snow: 10 }[mood.weather]
  const count = mood.time === 'night' ? Math.round(amount * 0.6) : amount
  return Array.from({ length: count }, () => {
    const y = horizon * pick.range(0.1, 0.84)
    return cloud(
      stage,
      [pick.range(-0.05, 1.05) * stage.w, y],
      pick.range(0.12, 0.4) * stage.w * (0.45 + (0.75 * (horizon - y)) / horizon),
    )
  }).join('')
}

function cloud({ rng, mood, defs, inks }: Stage, [x, y]: P, width: number): string {
  const pick = rng.fork(`cloud${x}`)
  const heavy = mood.weather === 'rain' || mood.weather === 'snow' || mood.weather === 'cloudy'
  const height = width * (heavy ? pick.range(0.13, 0.22) : pick.range(0.05, 0.11))
  const crest: P[] = [
    [x - width / 2, y],
    [x - width * 0.22, y - height * 0.7],
    [x + width * pick.range(-0.1, 0.15), y - height],
    [x + width * 0.28, y - height * 0.55],
    [x + width / 2, y],
  ]
  const top = fractal(pick, crest, height * 0.34, 0.6, 5)
  const belly = fractal(
    pick,
    [
      [x + width / 2, y],
      [x, y + height * 0.14],
      [x - width / 2, y],
    ],
    height * 0.06,
    0.6,
    4,
  )
  const white = mood.dark ? mix(mood.sky[2], mood.sky[1], 0.35) : mix(inks.paper, mood.key, 0.4)
  const lit = mood.weather === 'rain' ? mix(white, mood.sky[0], 0.5) : white
  const fill = defs.linear(
    [x, y - height],
    [x, y + height * 0.16],
    [
      [0, lit, mood.dark ? 0.5 : 0.86],
      [0.6, mix(lit, mood.sky[1], 0.35), 0.55],
      [1, mood.sky[1], 0.05],
    ],
  )
  return shape(outline([...top, ...belly]), fill)
}

/** Slanting rain or drifting snow over the finished picture; nothing in other weather. */
export function falling({ rng, mood, w, h }: Stage): string {
  const pick = rng.fork('falling')
  if (mood.weather === 'rain') {
    return Array.from({ length: 240 }, () => {
      const [x, y, l] = [pick.range(-20, w), pick.range(-20, h), pick.range(18, 46)]
      return poly(
        [
          [x, y],
          [x + 1.6, y],
          [x - l * 0.22, y + l],
        ],
        '#f4f6f4',
        0.34,
      )
    }).join('')
  }
  if (mood.weather !== 'snow') return ''
  return Array.from({ length: 420 }, () =>
    oval(
      [pick.range(0, w), pick.range(0, h)],
      0.9 + pick.next() ** 3 * 3.4,
      '#ffffff',
      undefined,
      pick.range(0.45, 0.95),
    ),
  ).join('')
}
