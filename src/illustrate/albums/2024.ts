import {
  bicycles,
  classroom,
  coast,
  cutaway,
  forest,
  heatPump,
  hydroDam,
  nightVillage,
  solarField,
  solarRoofs,
  townSquare,
  vineyard,
  windRidge,
  workshop,
} from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2024. */
export const y2024: Album = {
  cover: wide('dawn', 'mist', windRidge({ turbines: 5, trees: 'spruce' })),
  shots: [
    wide('morning', 'clear', solarRoofs({ houses: 3 })),
    wide('morning', 'clear', classroom({ chart: 'sun' })),
    tall('golden', 'clear', windRidge({ turbines: 3, view: 'crest', walkers: 2 })),
    wide('afternoon', 'clear', workshop({ model: 'town', people: 5, chart: 'cycle' })),
    wide('noon', 'clear', solarField({ people: 4 })),
    wide('morning', 'cloudy', hydroDam({ spill: true })),
    tall('dusk', 'clear', nightVillage({ turbines: 3 })),
    wide('afternoon', 'clear', classroom({ chart: 'curve', screen: true })),
    wide('afternoon', 'clear', heatPump({ people: 3 })),
    wide('golden', 'clear', townSquare({ people: 9, stalls: 2 })),
    tall('morning', 'mist', forest({ walkers: 2 })),
    wide('morning', 'clear', bicycles({ riders: 4, setting: 'village' })),
    wide('morning', 'clear', workshop({ model: 'turbine', people: 4 })),
    wide('dusk', 'clear', coast({ look: 'offshore', people: 3 })),
    wide('golden', 'clear', vineyard({ people: 3, turbines: 3 })),
    tall('noon', 'clear', solarRoofs({ houses: 2 })),
    wide('dusk', 'snow', cutaway({ source: 'pump' })),
    wide('night', 'clear', nightVillage({ watchers: 3 })),
  ],
}
