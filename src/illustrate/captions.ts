import { drawPicture } from './core/stage.ts'
import { listJobs } from './plan.ts'

/** The frontmatter fragments of all albums: file name without ending to YAML text. */
export function captionFiles(): Map<string, string> {
  const files = new Map<string, string[]>()
  for (const { album, file, order } of listJobs()) {
    const lines = files.get(album) ?? []
    files.set(album, lines)
    const alt = JSON.stringify(drawPicture(order).alt)
    if (file === 'cover.jpg') lines.push('cover:', `  file: ${file}`, `  alt: ${alt}`)
    else if (file === 'banner.jpg') lines.push('banner:', `  file: ${file}`, `  alt: ${alt}`)
    else {
      if (!lines.includes('gallery:')) lines.push('gallery:')
      lines.push(`  - file: ${file}`, `    alt: ${alt}`)
    }
  }
  return new Map([...files].map(([name, lines]) => [name, `${lines.join('\n')}\n`]))
}
