import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A page as it is published, without its scripts; data for search engines stays. */
export function withoutScripts(html: string): string {
  return html.replace(/<script type="module"[^>]*><\/script>/g, '')
}

/** Makes `to` a copy of the built site in `from` whose pages load no script; what pages load is linked. */
export async function copyWithoutScripts(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const name of (await readdir(from, { recursive: true })).filter((file) => file.endsWith('.html'))) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await writeFile(join(to, name), withoutScripts(await readFile(join(from, name), 'utf8')))
  }
  for (const folder of ['assets', 'pictures']) await symlink(join(from, folder), join(to, folder), 'junction')
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isFile() && !/\.html(\.\w+)?$/.test(entry.name))
      await cp(join(from, entry.name), join(to, entry.name))
  }
}
