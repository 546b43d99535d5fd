import { albums, folderOf } from './albums/index.ts'
import type { Shot } from './albums/shot.ts'
import type { AlbumName } from './core/palette.ts'
import type { Order } from './core/stage.ts'
import { banner } from './scenes/banner.ts'

/** A picture that is to be drawn: the album, the file below the content folder, and how to draw it. */
export interface Job {
  readonly album: AlbumName
  readonly folder: string
  readonly file: string
  readonly order: Order
}

/** Every picture of the site in a fixed order: covers first, then the album. */
export function listJobs(): Job[] {
  return (Object.keys(albums) as AlbumName[]).flatMap((album) => {
    const { cover, shots } = albums[album]
    const inner = shots.map((shot, i) => job(album, `${String(i + 1).padStart(2, '0')}.jpg`, shot))
    return [
      ...(cover ? [job(album, 'cover.jpg', cover)] : []),
      ...inner,
      ...(album === 'home' ? [bannerJob()] : []),
    ]
  })
}

function job(album: AlbumName, file: string, { time, weather, scene, tall }: Shot): Job {
  const [w, h] = tall ? [1067, 1600] : [1600, 1067]
  return {
    album,
    folder: folderOf(album),
    file,
    order: { album, seed: `${album}/${file}`, w, h, time, weather, scene },
  }
}

function bannerJob(): Job {
  return {
    album: 'home',
    folder: folderOf('home'),
    file: 'banner.jpg',
    order: {
      album: 'home',
      seed: 'home/banner',
      w: 2400,
      h: 1200,
      time: 'morning',
      weather: 'mist',
      scene: banner(),
    },
  }
}
