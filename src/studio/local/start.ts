import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createPictureFinder } from '../../dev/pictures.ts'
import { format } from '../../model/message/format.ts'
import { openChecking } from '../../pipeline/checking/checking.ts'
import { developmentAddress } from '../../pipeline/data/site-address.ts'
import { diskAt } from '../../util/disk/node.ts'
import { hasCode } from '../../util/has-code.ts'
import { tryLock } from '../../util/lock.ts'
import { paths } from '../../util/paths.ts'
import { convertFormer } from '../core/convert.ts'
import { draftsFolder } from '../core/draft-files.ts'
import { Refusal } from '../core/refusal.ts'
import { openGitFolder } from '../hosts/git/open-git-folder.ts'
import { studioFolder } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { studioPolicy } from './build/headers.ts'
import { bundlePart } from './build/parts.ts'
import { openFolderAt } from './folder.ts'
import { guidePage } from './guide.ts'
import { studioServer } from './server.ts'

/**
 * Serves the studio over the project's folder, to this computer alone.
 *
 * @returns the studio's address
 * @throws an Error with a hint when the port is in use, or another studio works in the folder
 */
export async function startStudio({ port }: { port: number }): Promise<{ url: string }> {
  const { root } = paths
  const { base } = developmentAddress(paths)
  const url = `http://localhost:${port}${base}${studioFolder}`
  const expectHeld = await lockFolder(join(root, draftsFolder, 'lock.json'), url)
  const disk = diskAt(root, { isDurable: true })
  await convertFormer(disk)
  const { services, save } = await openChecking()
  const { folder, pictures, bytesOf } = openFolderAt({ root, services })
  const bundled = { base, policy: studioPolicy() }
  const parts = (['page', 'preview'] as const).map((part) => bundlePart(part, bundled))
  const server = createServer(
    studioServer({
      base,
      parts,
      folder,
      git: { ...openGitFolder(root, disk), history: services.history },
      pictureAt: createPictureFinder(pictures, { root, cacheDir: join(paths.cache, 'pictures') }),
      originalOf: bytesOf,
      guide: guidePage,
      expectHeld,
    }),
  )
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  ).catch((error: unknown) => {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new Error(
      `Porta ${port} është e zënë: studioja ndoshta është hapur te një dritare tjetër e terminalit. Mbylleni atë me Ctrl+C, ose zgjidhni një portë tjetër me -- --port=${port + 1}. (Port ${port} is taken.)`,
    )
  })
  // The content is listed and checked while the parts are bundled.
  void folder
    .list()
    .then(folder.records)
    .then(save, () => undefined)
  for (const part of parts) await part
  if (process.stdout.isTTY) openBrowser(url)
  return { url }
}

/** Opens an address in the browser, as the variable BROWSER names it; `none` opens none. */
function openBrowser(url: string): void {
  const { platform, env } = process
  if (env.BROWSER === 'none') return
  const usual = { darwin: 'open', win32: 'explorer' }[String(platform)] ?? 'xdg-open'
  spawn(env.BROWSER || usual, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

/**
 * Lets only one studio work in a folder, because each would remove drafts that it does not know.
 *
 * @param file path of the lock
 * @param address the address of this studio, for another one that is refused
 * @returns a function that throws a `Refusal` after another studio has taken the lock, for example while the computer
 * slept
 * @throws an Error with the address of the studio that works there
 */
export async function lockFolder(file: string, address: string): Promise<() => void> {
  const lock = await tryLock(file, address).catch((error: unknown) => {
    // An unwritable folder needs no lock, because no studio can change drafts there.
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT')) return undefined
    throw error
  })
  if (lock && 'holder' in lock) throw new Error(format(words.otherStudio, { address: lock.holder.note }))
  return () => {
    const other = lock?.takenBy()
    if (other) throw new Refusal(409, format(words.otherStudio, { address: other.note }))
  }
}
