import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'

/** How somebody is dressed. */
export interface Outfit {
  coat: string
  trousers: string
  shoes: string
  skin: string
  hair: string
  cut: 'short' | 'long' | 'bun' | 'cap' | 'curly'
  skirt: boolean
  pack?: string
}

/** Chooses quiet clothes from the inks of the album. */
export function outfit({ inks, rng }: Stage, label: string): Outfit {
  const pick = rng.fork(`outfit${label}`)
  const quiet = (colour: string): string => mix(colour, inks.ink, pick.range(0.04, 0.2))
  const cut = pick.pick(['short', 'short', 'long', 'long', 'bun', 'cap', 'curly'] as const)
  return {
    coat: quiet(
      pick.pick([
        inks.accent,
        inks.second,
        inks.conifer,
        inks.field,
        inks.roof,
        inks.wall,
        inks.leaf,
        inks.rock,
      ]),
    ),
    trousers: mix(pick.pick([inks.ink, inks.second, inks.wood, inks.rock]), inks.ink, pick.range(0.35, 0.7)),
    shoes: mix(inks.wood, inks.ink, 0.6),
    skin: pick.pick(['#dba981', '#c99470', '#e6bd98', '#b98460']),
    hair: pick.pick(['#2b211d', '#3d2a20', '#5b3d28', '#1f1c1f', '#7a5632']),
    cut,
    skirt: (cut === 'long' || cut === 'bun') && pick.chance(0.35),
  }
}
