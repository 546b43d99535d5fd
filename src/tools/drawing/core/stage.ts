import { mix, multiply } from './colour.ts'
import type { Mood, Time, Weather } from './mood.ts'
import { createMood } from './mood.ts'
import type { AlbumName, Inks } from './palette.ts'
import { palettes } from './palette.ts'
import type { Rng } from './rng.ts'
import { createRng } from './rng.ts'
import type { Season } from './season.ts'
import { seasonInks } from './season.ts'
import { Defs } from './svg.ts'

/** What a scene draws on: the sheet, its inks, its light and its own source of chance. */
export interface Stage {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  readonly rng: Rng
  readonly inks: Inks
  readonly mood: Mood
  readonly season: Season
  readonly land: Land
  /** Set for scenes below a roof, where nobody wears a coat. */
  readonly indoors: boolean
  readonly defs: Defs
  /** A colour as it looks in this light: `lit` from 0 in shade to 1 in full light, `far` from 0 near to 1 lost in haze. */
  tone(colour: string, lit?: number, far?: number): string
}

/** What stands on the horizon of a place: high mountains, or only low hills. */
export type Land = 'mountains' | 'hills'

/** What is at the wall that the viewer faces in a room. */
export type BackWall = 'sheets' | 'shelves' | 'windows' | 'board' | 'map'

/** A finished drawing: markup without the outer element, and what it shows in Albanian. */
export interface Drawing {
  body: string
  alt: string
}

/** A kind of picture. */
export interface Scene {
  readonly kind: string
  readonly indoors?: boolean
  readonly wall?: BackWall
  /** Set for scenes that show the sea. */
  readonly sea?: boolean
  draw(stage: Stage): Drawing
}

/** What has to be known to draw a picture. */
export interface Order {
  album: AlbumName
  seed: string
  w: number
  h: number
  time: Time
  weather: Weather
  season: Season
  land: Land
  scene: Scene
}

/** Draws one picture: the SVG text and its alternative text. */
export function drawPicture(order: Order): { svg: string; alt: string } {
  const stage = createStage(order)
  const { body, alt } = order.scene.draw(stage)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${order.w}" height="${order.h}" ` +
    `viewBox="0 0 ${order.w} ${order.h}">${stage.defs.markup()}${body}</svg>`
  return { svg, alt: `Ilustrim: ${alt}` }
}

function createStage({ album, seed, w, h, time, weather, season, land, scene }: Order): Stage {
  const rng = createRng(seed)
  const inks = seasonInks(palettes[album], season)
  const mood = createMood(inks, time, weather, rng.fork('side').chance(0.5) ? 1 : -1)
  return {
    w,
    h,
    tall: h > w,
    rng,
    inks,
    mood,
    season,
    land,
    indoors: scene.indoors ?? false,
    defs: new Defs(),
    tone: (colour, lit = 0.7, far = 0) =>
      mix(multiply(colour, mix(mood.fill, mood.key, lit)), mood.haze, far),
  }
}
