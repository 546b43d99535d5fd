import type { Time, Weather } from './core/mood.ts'
import type { AlbumName } from './core/palette.ts'
import type { Scene } from './core/stage.ts'
import {
  bicycles,
  coast,
  debate,
  fourPlaces,
  goals,
  groupTable,
  heatPump,
  indoorSearch,
  insulatedHouse,
  notebookWalk,
  outdoorLesson,
  planting,
  presentation,
  solarField,
  solarRoofs,
  stoneBridge,
  townSquare,
  vineyard,
  vision,
  windRidge,
  woodStore,
} from './scenes/index.ts'

/** One picture: the album whose inks and season it has, its hour, weather and scene, and its size. */
export interface Shot {
  readonly album: AlbumName
  readonly time: Time
  readonly weather: Weather
  readonly scene: Scene
  readonly size: readonly [width: number, height: number]
}

function wide(album: AlbumName, time: Time, scene: Scene, weather: Weather = 'clear'): Shot {
  return { album, time, weather, scene, size: [1600, 1067] }
}

function tall(album: AlbumName, time: Time, scene: Scene, weather: Weather = 'clear'): Shot {
  return { album, time, weather, scene, size: [1067, 1600] }
}

function sized(size: Shot['size'], time: Time, scene: Scene): Shot {
  return { album: 'home', time, weather: 'clear', scene, size }
}

const vignette = [1120, 720] as const

/** The pictures that are drawn, by their file below `content/`. */
export const shots: Readonly<Record<string, Shot>> = {
  'reports/2014/03.jpg': wide('2014', 'afternoon', groupTable({ top: 'village', behind: 3, before: 1 })),

  'reports/2015/06.jpg': wide('2015', 'afternoon', outdoorLesson({ lesson: 'bags', people: 6 })),
  'reports/2015/07.jpg': wide('2015', 'morning', outdoorLesson({ lesson: 'stump', people: 5 })),
  'reports/2015/09.jpg': wide('2015', 'noon', outdoorLesson({ lesson: 'panels', people: 5 })),

  'reports/2016/01.jpg': wide('2016', 'afternoon', insulatedHouse({ workers: 3, watchers: 2 })),
  'reports/2016/02.jpg': wide('2016', 'morning', townSquare({ people: 9, stalls: 1 })),
  'reports/2016/04.jpg': wide('2016', 'morning', bicycles({ riders: 3, setting: 'village' })),
  'reports/2016/05.jpg': tall('2016', 'morning', solarRoofs({ houses: 2 })),
  'reports/2016/06.jpg': wide(
    '2016',
    'afternoon',
    groupTable({ top: 'materials', behind: 4, before: 1, wall: 'shelves' }),
  ),
  'reports/2016/07.jpg': wide('2016', 'golden', stoneBridge({ onBridge: 4 })),
  'reports/2016/08.jpg': wide(
    '2016',
    'afternoon',
    groupTable({ top: 'lamps', behind: 3, before: 2, bending: false, wall: 'windows' }),
  ),
  'reports/2016/09.jpg': wide(
    '2016',
    'afternoon',
    presentation({ what: 'plans', presenters: 2, listeners: 6 }),
  ),
  'reports/2016/10.jpg': wide('2016', 'afternoon', heatPump({ people: 3 })),
  'reports/2016/11.jpg': wide('2016', 'noon', planting({ people: 4 })),
  'reports/2016/12.jpg': wide('2016', 'dawn', windRidge({ turbines: 3, trees: 'leafy' }), 'mist'),
  'reports/2016/14.jpg': wide('2016', 'afternoon', vineyard({ people: 4 })),
  'reports/2016/15.jpg': wide('2016', 'morning', indoorSearch({ search: 'draught', people: 5 })),
  'reports/2016/16.jpg': wide('2016', 'golden', woodStore({ people: 3 })),

  'reports/2017/01.jpg': wide('2017', 'golden', coast({ look: 'beach', people: 4 })),
  'reports/2017/02.jpg': wide('2017', 'morning', coast({ look: 'bay', people: 3 })),
  'reports/2017/04.jpg': wide('2017', 'noon', coast({ look: 'offshore', people: 4 })),
  'reports/2017/05.jpg': tall('2017', 'afternoon', solarRoofs({ houses: 2 })),
  'reports/2017/06.jpg': wide(
    '2017',
    'afternoon',
    groupTable({ top: 'wheels', behind: 3, before: 0, wall: 'windows' }),
  ),
  'reports/2017/07.jpg': wide('2017', 'morning', townSquare({ people: 8, stalls: 2 })),
  'reports/2017/08.jpg': wide('2017', 'afternoon', heatPump({ people: 3 })),
  'reports/2017/09.jpg': wide('2017', 'morning', solarField({ people: 3 })),
  'reports/2017/10.jpg': wide(
    '2017',
    'morning',
    groupTable({ top: 'plan', behind: 3, before: 1, wall: 'map' }),
  ),
  'reports/2017/11.jpg': wide(
    '2017',
    'morning',
    presentation({ what: 'drawings', presenters: 3, listeners: 6 }),
  ),
  'reports/2017/12.jpg': wide('2017', 'golden', windRidge({ turbines: 4, trees: 'leafy' })),
  'reports/2017/13.jpg': wide('2017', 'afternoon', notebookWalk({ setting: 'shore', people: 4 })),
  'reports/2017/14.jpg': wide('2017', 'golden', insulatedHouse({ workers: 2, watchers: 1 })),

  'reports/2018/01.jpg': wide('2018', 'morning', solarField({ people: 5 })),
  'reports/2018/04.jpg': wide(
    '2018',
    'afternoon',
    groupTable({ top: 'wheels', behind: 4, before: 0, wall: 'shelves' }),
  ),
  'reports/2018/08.jpg': wide('2018', 'morning', outdoorLesson({ lesson: 'stick', people: 5 })),
  'reports/2018/11.jpg': wide('2018', 'afternoon', debate({ side: 3, wall: 'windows' })),
  'reports/2018/12.jpg': wide(
    '2018',
    'morning',
    notebookWalk({ setting: 'houses', people: 4, panels: true }),
  ),
  'reports/2018/13.jpg': wide(
    '2018',
    'afternoon',
    groupTable({ top: 'hours', behind: 4, before: 1, wall: 'board' }),
  ),

  'reports/2022/06.jpg': wide(
    '2022',
    'afternoon',
    groupTable({ top: 'heat', behind: 3, before: 1, wall: 'map' }),
  ),
  'reports/2022/08.jpg': wide('2022', 'morning', notebookWalk({ setting: 'puddle', people: 4 })),
  'reports/2022/23.jpg': wide('2022', 'morning', indoorSearch({ search: 'signs', people: 6 })),
  'reports/2022/25.jpg': wide(
    '2022',
    'afternoon',
    presentation({ what: 'answers', presenters: 1, listeners: 7 }),
  ),

  'reports/2023/01.jpg': wide('2023', 'morning', bicycles({ riders: 4, setting: 'village' })),
  'reports/2023/03.jpg': wide(
    '2023',
    'afternoon',
    groupTable({ top: 'chain', behind: 4, before: 1, wall: 'board' }),
  ),
  'reports/2023/04.jpg': tall('2023', 'morning', solarRoofs({ houses: 2 })),
  'reports/2023/05.jpg': wide('2023', 'dawn', windRidge({ turbines: 4, trees: 'leafy' }), 'mist'),
  'reports/2023/06.jpg': wide('2023', 'noon', insulatedHouse({ workers: 3 })),
  'reports/2023/07.jpg': wide('2023', 'afternoon', debate({ side: 3, wall: 'map' })),
  'reports/2023/08.jpg': wide('2023', 'golden', solarField({ people: 3 })),
  'reports/2023/09.jpg': tall('2023', 'dusk', stoneBridge({ onBridge: 3 })),
  'reports/2023/11.jpg': wide('2023', 'afternoon', vineyard({ people: 4 }), 'cloudy'),
  'reports/2023/14.jpg': tall('2023', 'golden', windRidge({ turbines: 2, view: 'crest' })),
  'reports/2023/16.jpg': wide('2023', 'afternoon', heatPump({ people: 4 })),
  'reports/2023/17.jpg': wide('2023', 'morning', woodStore({ people: 3 })),
  'reports/2023/18.jpg': wide('2023', 'dusk', townSquare({ people: 6, stalls: 2 })),
  'reports/2023/19.jpg': wide(
    '2023',
    'morning',
    groupTable({ top: 'letters', behind: 3, before: 2, wall: 'shelves' }),
  ),
  'reports/2023/20.jpg': wide(
    '2023',
    'afternoon',
    groupTable({ top: 'diary', behind: 4, before: 1, bending: false, wall: 'windows' }),
  ),
  'reports/2023/21.jpg': wide('2023', 'afternoon', planting({ people: 5 })),

  'reports/2024/01.jpg': wide('2024', 'afternoon', heatPump({ people: 3 })),
  'reports/2024/03.jpg': tall('2024', 'golden', windRidge({ turbines: 3, view: 'crest', walkers: 2 })),
  'reports/2024/04.jpg': wide(
    '2024',
    'afternoon',
    groupTable({ top: 'arrows', behind: 4, before: 1, wall: 'board' }),
  ),
  'reports/2024/05.jpg': wide('2024', 'noon', solarField({ people: 4 })),
  'reports/2024/07.jpg': wide('2024', 'golden', townSquare({ people: 9, stalls: 2 })),
  'reports/2024/09.jpg': wide('2024', 'morning', insulatedHouse({ workers: 2, watchers: 1 })),
  'reports/2024/10.jpg': wide('2024', 'morning', debate({ side: 3, roles: true, wall: 'map' })),
  'reports/2024/11.jpg': wide('2024', 'afternoon', woodStore({ people: 2 }), 'cloudy'),
  'reports/2024/12.jpg': wide('2024', 'morning', notebookWalk({ setting: 'houses', people: 4 })),
  'reports/2024/13.jpg': wide('2024', 'golden', vineyard({ people: 3, turbines: 3 })),
  'reports/2024/14.jpg': tall('2024', 'golden', stoneBridge({ onBridge: 4 })),
  'reports/2024/15.jpg': tall('2024', 'noon', solarRoofs({ houses: 2 })),
  'reports/2024/16.jpg': wide(
    '2024',
    'morning',
    presentation({ what: 'plans', presenters: 2, listeners: 7 }),
  ),

  'news/prizren-klima/vendet.jpg': {
    ...wide('prizren-klima', 'golden', fourPlaces()),
    size: [1920, 900],
  },

  'pages/home/vinjete-era.jpg': sized(
    vignette,
    'morning',
    windRidge({ turbines: 3, view: 'crest', trees: 'spruce' }),
  ),
  'pages/home/vinjete-shtepia.jpg': sized(vignette, 'afternoon', insulatedHouse({ workers: 2, watchers: 1 })),
  'pages/home/vinjete-tryeza.jpg': sized(
    vignette,
    'morning',
    groupTable({ top: 'village', behind: 4, before: 1 }),
  ),
  'pages/about/vizioni.jpg': sized([2880, 840], 'dusk', vision()),
  'pages/about/qellimet.jpg': sized([2400, 900], 'morning', goals()),
}
