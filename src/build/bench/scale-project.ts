import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { copyProject } from '../copy-project.ts'
import { paths } from '../paths.ts'
import { type CorpusSize, writeCorpus } from './corpus.ts'

/** Folders below `.cache` that hold pictures: they are not what is measured. */
const pictures = ['pictures', 'social']

/** Folder below `.cache` for what was forgotten. */
const forgotten = 'forgotten'

/** A copy of the project's code with a large content of its own. */
export type ScaleProject = {
  root: string
  /** Adds a sentence to the end of one report; every call another one. */
  edit(): Promise<void>
  /** Forgets all that earlier commands left behind, pictures apart. */
  clean(): Promise<void>
}

/**
 * Makes a project of so many documents in the folder `root`, in place of one that is there; what that one's builds
 * have kept stays. Every photograph is one small picture, so that pictures take no part in what is measured.
 */
export async function createScaleProject(root: string, size: CorpusSize): Promise<ScaleProject> {
  await copyProject(root)
  await writeCorpus({
    dir: root,
    root: paths.root,
    size,
    seed: 'bench',
    photo: await drawPhoto(join(root, 'photo.jpg')),
    pictures: { report: 1, news: 1 },
  })
  let edits = 0
  let cleanings = 0
  return {
    root,
    async edit() {
      const file = join(root, 'content', 'reports', '2001', 'index.mdx')
      edits++
      await writeFile(file, `${await readFile(file, 'utf8')}\nFjalia e provës ${edits}.\n`)
    },
    async clean() {
      const cache = join(root, '.cache')
      const kept = await readdir(cache).catch(() => [])
      const stale = kept.filter((name) => ![...pictures, forgotten].includes(name))
      const made = [
        ...stale.map((name) => join('.cache', name)),
        'dist',
        join('src', 'content', 'generated'),
      ].filter((path) => existsSync(join(root, path)))
      cleanings++
      const aside = join(cache, forgotten, String(cleanings))
      await mkdir(aside, { recursive: true })
      // Not removed: for minutes after that ext4 looks at each free place of a file before it makes another one.
      for (const path of made) await rename(join(root, path), join(aside, path.replaceAll(sep, '-')))
    },
  }
}

/** High enough to be sharp in the eyes of the check, and narrow, so that it is published in one width. */
export async function drawPhoto(file: string, colour = '#2f7d5b'): Promise<string> {
  const drawing = sharp({ create: { width: 120, height: 640, channels: 3, background: colour } })
  await drawing.jpeg().toFile(file)
  return file
}
