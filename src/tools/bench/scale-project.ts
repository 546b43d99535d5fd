import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { paths } from '../../util/paths.ts'
import { copyProject } from './copy-project.ts'
import { type CorpusSize, writeCorpus } from './corpus.ts'
import { drawPhoto } from './photos.ts'

/** Folders below `.cache` with what cleaning keeps: encoded pictures and cards for shared links. */
const kept = ['pictures', 'social']

/** Folder below `.cache` for what was forgotten. */
const forgotten = 'forgotten'

/** A copy of the project's code with a large content of its own. */
export type ScaleProject = {
  root: string
  /** Adds a sentence to the end of one report; every call another one. */
  edit(): Promise<void>
  /** Forgets all that earlier commands left behind but encoded pictures and cards. */
  clean(): Promise<void>
}

/**
 * Makes a project of so many documents in the folder `root`, in place of one that is there; the results of that one's
 * builds stay.
 *
 * @param options.from the checkout whose code and settings are copied; this one when left out
 * @param options.photos paths of the photographs; when left out, each document has one picture of a single width
 */
export async function createScaleProject(
  root: string,
  size: CorpusSize,
  { from = paths.root, photos }: { from?: string; photos?: readonly [string, ...string[]] } = {},
): Promise<ScaleProject> {
  await copyProject(root, { from })
  await writeCorpus({
    dir: root,
    root: from,
    words: paths.content,
    size,
    seed: 'bench',
    photos: photos ?? [await drawPhoto(join(root, 'photo.jpg'))],
  })
  const cache = join(root, '.cache')
  await rm(join(cache, forgotten), { recursive: true, force: true })
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
      const names = await readdir(cache).catch(() => [])
      const stale = names.filter((name) => ![...kept, forgotten].includes(name))
      const made = [
        ...stale.map((name) => join('.cache', name)),
        'dist',
        join('src', 'site', 'content', 'generated'),
      ].filter((path) => existsSync(join(root, path)))
      cleanings++
      const aside = join(cache, forgotten, String(cleanings))
      await mkdir(aside, { recursive: true })
      // Not removed: for minutes after that, ext4 examines each freed inode before it creates a file.
      for (const path of made) await rename(join(root, path), join(aside, path.replaceAll(sep, '-')))
    },
  }
}
