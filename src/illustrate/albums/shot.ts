import type { Time, Weather } from '../core/mood.ts'
import type { Scene } from '../core/stage.ts'

/** One picture of an album: hour, weather, scene and whether it is upright. */
export interface Shot {
  readonly time: Time
  readonly weather: Weather
  readonly scene: Scene
  readonly tall: boolean
}

/** An album: its pictures in order, and its cover when it has one. */
export interface Album {
  readonly cover?: Shot
  readonly shots: readonly Shot[]
}

/** A picture in landscape. */
export function wide(time: Time, weather: Weather, scene: Scene): Shot {
  return { time, weather, scene, tall: false }
}

/** An upright picture. */
export function tall(time: Time, weather: Weather, scene: Scene): Shot {
  return { time, weather, scene, tall: true }
}
