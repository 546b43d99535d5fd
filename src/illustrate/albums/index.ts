import type { AlbumName } from '../core/palette.ts'
import { y2014 } from './2014.ts'
import { y2015 } from './2015.ts'
import { y2016 } from './2016.ts'
import { y2017 } from './2017.ts'
import { y2018 } from './2018.ts'
import { y2022 } from './2022.ts'
import { y2023 } from './2023.ts'
import { y2024 } from './2024.ts'
import { home } from './home.ts'
import { prizren } from './prizren.ts'
import { rahovec } from './rahovec.ts'
import type { Album } from './shot.ts'

/** All albums by name, newest edition first. */
export const albums: Readonly<Record<AlbumName, Album>> = {
  '2024': y2024,
  '2023': y2023,
  '2022': y2022,
  '2018': y2018,
  '2017': y2017,
  '2016': y2016,
  '2015': y2015,
  '2014': y2014,
  'prizren-klima': prizren,
  'rahovec-2050': rahovec,
  home,
}

/** The folder of an album below the content folder. */
export function folderOf(name: AlbumName): string {
  if (name === 'home') return 'pages/home'
  return /^\d{4}$/.test(name) ? `reports/${name}` : `news/${name}`
}
