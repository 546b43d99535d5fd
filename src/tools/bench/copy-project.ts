import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { paths } from '../../util/paths.ts'

const generated = relative(paths.root, paths.generated)

/** What the project is besides its content and its packages. */
const code = [
  'public',
  'scripts',
  'src',
  '.biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

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
