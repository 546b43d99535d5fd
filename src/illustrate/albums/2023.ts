import { bicycles, busRoad, classroom, coast, cutaway, heatPump, hydroDam, insulatedHouse, nightVillage, planting, solarField, solarRoofs, stoneBridge, townSquare, vineyard, windRidge, woodStore, workshop } from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2023. */
export const y2023: Album = {
  cover: wide('golden', 'clear', solarRoofs({ houses: 3 })),
  shots: [
    wide('morning', 'clear', bicycles({ riders: 4, setting: 'village' })),
    wide('morning', 'clear', classroom({ chart: 'cycle' })),
    wide('afternoon', 'clear', workshop({ model: 'house', people: 5, chart: 'house' })),
    tall('morning', 'clear', solarRoofs({ houses: 2 })),
    wide('dawn', 'mist', windRidge({ turbines: 4 })),
    wide('noon', 'clear', insulatedHouse({ workers: 3 })),
    wide('afternoon', 'clear', classroom({ chart: 'bars', screen: true })),
    wide('golden', 'clear', solarField({ people: 3 })),
    tall('dusk', 'clear', stoneBridge({ onBridge: 3 })),
    wide('morning', 'mist', hydroDam({ spill: false })),
    wide('afternoon', 'cloudy', vineyard({ people: 4 })),
    wide('night', 'clear', cutaway({ source: 'pump' })),
    wide('noon', 'snow', solarRoofs({ houses: 3, snow: true })),
    tall('golden', 'clear', windRidge({ turbines: 2, view: 'crest' })),
    wide('morning', 'clear', busRoad({ colour: 'second' })),
    wide('afternoon', 'clear', heatPump({ people: 4 })),
    wide('morning', 'clear', woodStore({ people: 3 })),
    wide('dusk', 'clear', townSquare({ people: 6, stalls: 2 })),
    tall('afternoon', 'clear', workshop({ model: 'town', people: 3, chart: 'bars' })),
    wide('golden', 'clear', coast({ look: 'bay', people: 3 })),
    wide('afternoon', 'clear', planting({ people: 5 })),
    wide('night', 'clear', nightVillage({ turbines: 4 })),
  ],
}
