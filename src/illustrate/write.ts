import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { captionFiles } from './captions.ts'
import { drawPicture } from './core/stage.ts'
import { pictograms } from './pictograms.ts'
import { listJobs } from './plan.ts'
import { renderJpeg } from './render.ts'

/** What a run does. */
export interface RunOptions {
  /** The content folder. */
  content: string
  /** Draws over files that are there already; otherwise they are left alone. */
  force: boolean
  /** Draws only albums or files whose path contains this text. */
  only?: string
  /** Tells how far the run has come. */
  say: (line: string) => void
}

/** Draws every missing picture, two at a time. Answers how many were written and how many were kept. */
export async function illustrate({
  content,
  force,
  only,
  say,
}: RunOptions): Promise<{ written: number; kept: number }> {
  const drawings = listDrawings().filter(({ path }) => path.includes(only ?? ''))
  const tally = { written: 0, kept: 0 }
  const queue = drawings[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (const { path, draw } of queue) {
      const file = join(content, path)
      const fresh = force || !(await exists(file))
      if (fresh) {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, await draw())
      }
      tally[fresh ? 'written' : 'kept'] += 1
      say(`${tally.written + tally.kept}/${drawings.length} ${path}${fresh ? '' : ' (kept)'}`)
    }
  }
  await Promise.all([worker(), worker()])
  return tally
}

/** Everything that is drawn: pictures and pictograms, by path below the content folder. */
function listDrawings(): { path: string; draw: () => string | Promise<Uint8Array> }[] {
  return [
    ...listJobs().map(({ folder, file, order }) => ({
      path: `${folder}/${file}`,
      draw: () => renderJpeg(drawPicture(order).svg),
    })),
    ...[...pictograms].map(([name, svg]) => ({ path: `pages/home/${name}.svg`, draw: () => svg })),
  ]
}

/** Writes the frontmatter fragments with the alternative texts into a folder. */
export async function writeCaptions(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of captionFiles()) await writeFile(join(folder, `${name}.yaml`), text)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
