import { bicycles, busRoad, campfire, classroom, coast, forest, hike, hydroDam, nightVillage, planting, solarRoofs, stoneBridge, townSquare, weatherStation, windRidge, workshop } from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2022. */
export const y2022: Album = {
  cover: wide('dusk', 'clear', windRidge({ turbines: 4, walkers: 2, snow: true })),
  shots: [
    wide('morning', 'clear', hike({ hikers: 5 })),
    wide('morning', 'clear', classroom({ chart: 'curve' })),
    wide('noon', 'snow', forest({ walkers: 2 })),
    tall('golden', 'clear', solarRoofs({ houses: 2 })),
    wide('afternoon', 'rain', townSquare({ people: 5 })),
    wide('afternoon', 'clear', workshop({ model: 'town', people: 5 })),
    wide('dawn', 'mist', windRidge({ turbines: 5 })),
    wide('noon', 'clear', coast({ look: 'offshore', people: 4 })),
    tall('morning', 'mist', forest({ path: true })),
    wide('afternoon', 'clear', classroom({ chart: 'curve', screen: true })),
    wide('morning', 'clear', hydroDam({ spill: true })),
    wide('golden', 'clear', stoneBridge({ onBridge: 6, signs: true })),
    wide('afternoon', 'cloudy', weatherStation({ people: 4 })),
    tall('dusk', 'clear', nightVillage({})),
    wide('night', 'clear', campfire({ people: 5 })),
    wide('morning', 'clear', workshop({ model: 'turbine', people: 4, chart: 'turbine' })),
    wide('dusk', 'clear', hike({ hikers: 3, mode: 'lookout' })),
    wide('noon', 'clear', planting({ people: 5 })),
    tall('afternoon', 'clear', planting({ people: 3 })),
    wide('morning', 'rain', busRoad({ colour: 'second' })),
    wide('golden', 'clear', windRidge({ turbines: 3, view: 'crest', trees: 'leafy' })),
    wide('golden', 'clear', bicycles({ riders: 3, setting: 'fields' })),
    tall('morning', 'clear', workshop({ model: 'house', people: 3 })),
    wide('noon', 'clear', solarRoofs({ houses: 3 })),
    wide('night', 'snow', nightVillage({ watchers: 2 })),
  ],
}
