import { drawPicture } from './core/stage.ts'
import { editions, seasonFor } from './editions.ts'
import { renderJpeg } from './render.ts'
import { type Shot, shots } from './shots.ts'

/**
 * Draws the pictures whose file below `content/` begins with `prefix`. Their alternative texts are printed, because
 * they belong into the documents.
 */
export async function drawAlbums(prefix: string): Promise<Map<string, Uint8Array>> {
  const drawn = new Map<string, Uint8Array>()
  for (const [file, shot] of Object.entries(shots)) {
    if (!file.startsWith(prefix)) continue
    const { svg, alt } = drawShot(file, shot)
    console.log(`${file}: ${alt}`)
    drawn.set(`content/${file}`, await renderJpeg(svg))
  }
  return drawn
}

/** Draws one picture; its file is the seed. */
export function drawShot(file: string, { size: [w, h], ...shot }: Shot): { svg: string; alt: string } {
  const { land } = editions[shot.album]
  return drawPicture({ ...shot, seed: file, w, h, land, season: seasonFor(shot.album, shot.scene) })
}
