import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { captionFiles } from './captions.ts'
import { drawPicture } from './core/stage.ts'
import { pictograms } from './pictograms.ts'
import type { Job } from './plan.ts'
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
  const jobs = listJobs().filter(({ folder, file }) => `${folder}/${file}`.includes(only ?? ''))
  const tally = { written: 0, kept: 0 }
  const queue = jobs[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (const job of queue) {
      const fresh = force || !(await exists(join(content, job.folder, job.file)))
      if (fresh) await draw(content, job)
      tally[fresh ? 'written' : 'kept'] += 1
      say(`${tally.written + tally.kept}/${jobs.length} ${job.folder}/${job.file}${fresh ? '' : ' (kept)'}`)
    }
  }
  await Promise.all([worker(), worker()])
  for (const [name, svg] of pictograms) {
    const path = join(content, 'pages/home', `${name}.svg`)
    if (!path.includes(only ?? '') || (!force && (await exists(path)))) continue
    await mkdir(join(content, 'pages/home'), { recursive: true })
    await writeFile(path, svg)
  }
  return tally
}

/** Writes the frontmatter fragments with the alternative texts into a folder. */
export async function writeCaptions(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of captionFiles()) await writeFile(join(folder, `${name}.yaml`), text)
}

async function draw(content: string, { folder, file, order }: Job): Promise<void> {
  const bytes = await renderJpeg(drawPicture(order).svg)
  await mkdir(join(content, folder), { recursive: true })
  await writeFile(join(content, folder, file), bytes)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
