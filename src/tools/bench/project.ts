import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { paths } from '../../util/paths.ts'
import { runMeasured, type Taken } from './command.ts'
import { writeCorpus } from './corpus.ts'
import type { Corpus } from './documents.ts'

/** A site on which commands are run. */
export type Site = {
  name: string
  root: string
  /** Forgets all that earlier commands left behind but encoded pictures and cards. */
  clean(): Promise<void>
  /** Adds a sentence to the end of one report; every call another one. */
  edit(): Promise<void>
  run(command: 'check' | 'build'): Promise<Taken>
}

const generated = relative(paths.root, paths.generated)

/** What the project is besides its content and its packages. */
const code = 'public scripts src package.json package-lock.json tsconfig.json vite.config.ts'.split(' ')

/** Folders below `.cache` that stay: encoded pictures, cards for shared links, and what was forgotten. */
const kept = ['pictures', 'social', 'forgotten']

/**
 * Copies the project into the folder `root`, in place of a copy that is there: the real commands run in it as they do
 * here. What they have kept and built there stays, and nothing of what they have here is taken along.
 *
 * @param options.content whether the content is copied as well
 * @param options.from the checkout that is copied; this one when left out
 */
export async function copyProject(root: string, { content = false, from = paths.root } = {}): Promise<void> {
  await mkdir(root, { recursive: true })
  for (const name of [...code, 'content', 'node_modules'])
    await rm(join(root, name), { recursive: true, force: true })
  for (const name of content ? [...code, 'content'] : code)
    await cp(join(from, name), join(root, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !path.startsWith(join(from, generated)),
    })
  // A junction needs no rights of an administrator on Windows.
  await symlink(join(from, 'node_modules'), join(root, 'node_modules'), 'junction')
}

/**
 * Makes a project with a corpus for its content in the folder `root`, in place of one that is there; the results of that
 * one's builds stay.
 *
 * @param from the checkout whose code and settings are copied; this one when left out
 */
export async function createScaleProject(root: string, corpus: Corpus, from = paths.root): Promise<Site> {
  await copyProject(root, { from })
  await writeCorpus(join(root, 'content'), join(from, 'content'), corpus)
  const cache = join(root, '.cache')
  await rm(join(cache, 'forgotten'), { recursive: true, force: true })
  const report = join(root, 'content', 'reports', '2001', 'index.mdx')
  let changes = 0
  return {
    name: basename(from),
    root,
    async edit() {
      changes++
      await writeFile(report, `${await readFile(report, 'utf8')}\nFjalia e provës ${changes}.\n`)
    },
    async clean() {
      changes++
      const aside = join(cache, 'forgotten', String(changes))
      await mkdir(aside, { recursive: true })
      const stale = (await readdir(cache)).filter((name) => !kept.includes(name))
      // Not removed: for minutes after that, ext4 examines each freed inode before it creates a file.
      for (const path of [...stale.map((name) => join('.cache', name)), 'dist', generated])
        if (existsSync(join(root, path))) await rename(join(root, path), join(aside, basename(path)))
    },
    run: (command) => runMeasured([process.execPath, join(root, 'scripts', 'run.mjs'), command], root),
  }
}
