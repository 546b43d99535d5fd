import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { paths } from '../../util/paths.ts'
import { type Measured, runMeasured } from './command.ts'
import { writeCorpus } from './corpus.ts'
import type { Corpus } from './documents.ts'

/** A site on which commands are run. */
export type Site = {
  name: string
  root: string
  /** The Node that runs its commands. */
  node: string
  /** Removes all results of earlier commands except encoded pictures and cards. */
  clean(): Promise<void>
  /** Appends a sentence to a report; each call a different one. */
  edit(): Promise<void>
  run(command: 'check' | 'build'): Promise<Measured>
}

/** The entry of the npm scripts of a checkout; an older one may have another. */
export async function entryOf(root: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const [, entry = ''] = String(scripts.check).split(' ')
  return join(root, entry)
}

/** What the project is besides its content and its packages. */
const code = 'public scripts src package.json package-lock.json tsconfig.json vite.config.ts'.split(' ')

/** Folders below `.cache` that stay: encoded pictures, social cards, and folders moved away by `clean`. */
const folders = ['pictures', 'social', 'aside']

/**
 * Copies the project to the folder `root`, replacing an older copy, so that the real commands run in it. Caches and
 * builds of the copy stay, and those of this checkout are not copied.
 *
 * @param options.content whether to copy the content as well
 * @param options.from the checkout to copy; by default this one
 */
export async function copyProject(root: string, { content = false, from = paths.root } = {}): Promise<void> {
  await mkdir(root, { recursive: true })
  for (const name of [...code, 'content', 'node_modules'])
    await rm(join(root, name), { recursive: true, force: true })
  for (const name of content ? [...code, 'content'] : code)
    await cp(join(from, name), join(root, name), { recursive: true, preserveTimestamps: true })
  // On Windows a junction needs no administrator rights.
  await symlink(join(from, 'node_modules'), join(root, 'node_modules'), 'junction')
}

/**
 * Creates a project with a corpus as its content in the folder `root`, replacing an older one; the results of its
 * builds stay.
 *
 * @param options.from the checkout with the code and settings; by default this one
 */
export async function createScaleProject(
  root: string,
  corpus: Corpus,
  { from = paths.root, node = process.execPath } = {},
): Promise<Site> {
  await copyProject(root, { from })
  await writeCorpus(join(root, 'content'), join(from, 'content'), corpus)
  const cache = join(root, '.cache')
  await rm(join(cache, 'aside'), { recursive: true, force: true })
  const report = join(root, 'content', 'reports', '2001', 'index.mdx')
  let changes = 0
  return {
    name: basename(from),
    root,
    node,
    async edit() {
      changes++
      await writeFile(report, `${await readFile(report, 'utf8')}\nFjalia e provës ${changes}.\n`)
    },
    async clean() {
      changes++
      const aside = join(cache, 'aside', String(changes))
      await mkdir(aside, { recursive: true })
      const stale = (await readdir(cache)).filter((name) => !folders.includes(name))
      // Moved, not removed: for minutes after a removal, ext4 examines each freed inode before it creates a file.
      for (const path of [...stale.map((name) => join('.cache', name)), 'dist'])
        if (existsSync(join(root, path))) await rename(join(root, path), join(aside, basename(path)))
    },
    run: async (command) => runMeasured([node, await entryOf(root), command], root),
  }
}
