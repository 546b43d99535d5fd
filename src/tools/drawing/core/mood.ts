import type { V } from './camera.ts'
import { mix, multiply } from './colour.ts'
import type { Inks } from './palette.ts'
import type { Side } from './side.ts'

/** The hour a picture shows. */
export type Time = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'golden' | 'dusk' | 'night'
/** The weather a picture shows. */
export type Weather = 'clear' | 'cloudy' | 'mist' | 'rain' | 'snow'

/** The light of one picture. */
export interface Mood {
  readonly time: Time
  readonly weather: Weather
  /** Where the light comes from: -1 left, 1 right. */
  readonly side: Side
  /** Sky from the zenith to the horizon. */
  readonly sky: readonly [string, string, string]
  /** The colour into which the distance dissolves. */
  readonly haze: string
  /** The tint of lit sides. */
  readonly key: string
  /** The tint of shaded sides. */
  readonly fill: string
  /** How high the sun stands: 0 on the horizon, 1 high. */
  readonly height: number
  /** Towards the light. */
  readonly light: V
  readonly dark: boolean
}

interface Hour {
  sky: (inks: Inks) => readonly [string, string, string]
  key: string
  fill: string
  height: number
}

const hours: Record<Time, Hour> = {
  dawn: {
    sky: (k) => [
      mix(k.skyCool, '#5d7fa6', 0.35),
      mix(k.skyWarm, '#f3b9a0', 0.45),
      mix(k.skyWarm, '#ffd9a0', 0.5),
    ],
    key: '#ffe2bd',
    fill: '#8790b4',
    height: 0.12,
  },
  morning: {
    sky: (k) => [
      mix(k.skyCool, '#4f97bd', 0.25),
      mix(k.skyCool, k.paper, 0.45),
      mix(k.skyWarm, k.paper, 0.35),
    ],
    key: '#fff6e2',
    fill: '#93a6bd',
    height: 0.42,
  },
  noon: {
    sky: (k) => [mix(k.skyCool, '#3f8dba', 0.4), k.skyCool, mix(k.skyCool, k.paper, 0.72)],
    key: '#fffdf4',
    fill: '#9db0c0',
    height: 0.95,
  },
  afternoon: {
    sky: (k) => [
      mix(k.skyCool, '#6fa3b5', 0.3),
      mix(k.skyCool, k.skyWarm, 0.4),
      mix(k.skyWarm, k.paper, 0.2),
    ],
    key: '#fff0cf',
    fill: '#98a2b2',
    height: 0.5,
  },
  golden: {
    sky: (k) => [
      mix(k.skyCool, '#7a86a6', 0.35),
      mix(k.skyWarm, '#f5b375', 0.45),
      mix(k.sun, '#ffd9a0', 0.45),
    ],
    key: '#ffd9a0',
    fill: '#857a9a',
    height: 0.14,
  },
  dusk: {
    sky: (k) => [
      mix(k.skyCool, '#2c3566', 0.78),
      mix('#8a6d9b', k.skyCool, 0.2),
      mix(k.accent, '#f8b78c', 0.62),
    ],
    key: '#d9a9a4',
    fill: '#575a86',
    height: 0.02,
  },
  night: {
    sky: (k) => [
      mix(k.skyCool, '#0b1733', 0.92),
      mix(k.skyCool, '#17305a', 0.84),
      mix(k.skyCool, '#37597f', 0.7),
    ],
    key: '#6f8bb0',
    fill: '#2e4066',
    height: 0.6,
  },
}

/** Works out the light of a picture from the inks, the hour and the weather. */
export function createMood(inks: Inks, time: Time, weather: Weather, side: Side): Mood {
  const hour = hours[time]
  const grey = weather === 'clear' || weather === 'cloudy' ? 0 : weather === 'mist' ? 0.22 : 0.55
  const veil = time === 'night' ? '#33466a' : time === 'dusk' ? '#8d86a0' : mix('#c9d0cf', inks.skyCool, 0.25)
  const [top, middle, low] = hour.sky(inks)
  const sky = [mix(top, veil, grey), mix(middle, veil, grey * 0.9), mix(low, veil, grey * 0.7)] as const
  const up = 0.34 + hour.height * 0.5
  const flat = Math.sqrt(1 - up * up)
  return {
    time,
    weather,
    side,
    sky,
    haze: mix(mix(sky[2], sky[1], 0.35), time === 'night' || time === 'dusk' ? sky[1] : inks.skyCool, 0.3),
    key: mix(hour.key, multiply(hour.fill, '#f4f4f4'), grey * 0.6),
    fill: mix(hour.fill, hour.key, grey * 0.35),
    height: hour.height,
    light: [side * flat * 0.92, up, -flat * 0.38],
    dark: time === 'night' || time === 'dusk',
  }
}
