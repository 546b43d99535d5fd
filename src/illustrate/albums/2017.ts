import {
  bicycles,
  busRoad,
  classroom,
  coast,
  nightVillage,
  solarRoofs,
  townSquare,
  windRidge,
  workshop,
} from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2017. */
export const y2017: Album = {
  cover: wide('golden', 'clear', coast({ look: 'beach', people: 4 })),
  shots: [
    wide('morning', 'clear', coast({ look: 'bay', people: 3 })),
    wide('morning', 'clear', classroom({ chart: 'sun' })),
    wide('noon', 'clear', coast({ look: 'offshore', people: 4 })),
    tall('afternoon', 'clear', solarRoofs({ houses: 2 })),
    wide('afternoon', 'clear', workshop({ model: 'turbine', people: 4 })),
    wide('morning', 'clear', townSquare({ people: 8, stalls: 2 })),
    wide('noon', 'clear', coast({ look: 'beach', people: 6 })),
    wide('afternoon', 'clear', classroom({ chart: 'turbine', screen: true })),
    tall('golden', 'clear', coast({ look: 'offshore', people: 3 })),
    wide('afternoon', 'cloudy', busRoad({ stop: true, colour: 'second' })),
    wide('dusk', 'clear', bicycles({ riders: 3, setting: 'fields' })),
    wide('golden', 'clear', windRidge({ turbines: 4, trees: 'leafy' })),
    tall('dusk', 'clear', coast({ look: 'bay', people: 2 })),
    wide('night', 'clear', nightVillage({ watchers: 2 })),
  ],
}
