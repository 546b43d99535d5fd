import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'

/** How somebody looks and is dressed. */
export interface Outfit {
  coat: string
  trousers: string
  shoes: string
  skin: string
  hair: string
  cut: 'short' | 'long' | 'bun' | 'cap' | 'curly' | 'hat'
  skirt: boolean
  beard: boolean
  glasses: boolean
  /** A coat to the thighs, for cold days out of doors. */
  long: boolean
  scarf?: string
  pack?: string
}

/** Chooses clothes from the inks of the album, for the season, and a face that is not the neighbour's. */
export function outfit({ inks, rng, season, indoors }: Stage, label: string): Outfit {
  const pick = rng.fork(`outfit${label}`)
  const quiet = (colour: string): string => mix(colour, inks.ink, pick.range(0.02, 0.2))
  const cold = season === 'late' && !indoors
  const cut = pick.pick(
    cold
      ? (['short', 'long', 'hat', 'long', 'hat', 'curly', 'bun'] as const)
      : (['short', 'short', 'long', 'long', 'bun', 'cap', 'curly'] as const),
  )
  const man = (cut === 'short' || cut === 'cap' || cut === 'hat') && pick.chance(0.75)
  const warm = cold || season === 'autumn'
  const coats = [
    inks.accent,
    inks.second,
    inks.conifer,
    inks.sun,
    inks.roof,
    mix(inks.wall, inks.wood, 0.18),
    mix(inks.second, inks.conifer, 0.5),
    mix(inks.accent, inks.second, 0.5),
    inks.rock,
    '#7d4c6b',
    '#3f5f93',
  ] as const
  const coat = quiet(pick.pick(coats))
  const scarf = quiet(pick.pick([inks.accent, inks.sun, inks.second, inks.wall, '#a33d4c']))
  return {
    coat,
    trousers: mix(
      pick.pick([inks.ink, inks.second, inks.wood, inks.rock, '#39486b']),
      inks.ink,
      pick.range(0.25, 0.65),
    ),
    shoes: mix(pick.pick([inks.wood, inks.ink, inks.roof]), inks.ink, 0.55),
    skin: pick.pick(['#dba981', '#c99470', '#e6bd98', '#b98460', '#edc9a8', '#d39e77']),
    hair: pick.pick(['#2b211d', '#3d2a20', '#5b3d28', '#1f1c1f', '#7a5632', '#94703f', '#8f8a86']),
    cut,
    skirt: !warm && (cut === 'long' || cut === 'bun') && pick.chance(0.35),
    beard: man && pick.chance(0.35),
    glasses: pick.chance(0.22),
    long: cold,
    ...(cold && pick.chance(0.75) ? { scarf } : {}),
  }
}
