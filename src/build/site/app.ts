import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import { precompress } from '../compress/precompress.ts'
import { listFiles } from '../list-files.ts'
import { fileMode } from '../modes.ts'
import { removeIfOld } from '../remove-if-old.ts'

/** The bundled app: what visitors load beside a page's own content, and what renders pages. */
export type App = {
  manifest: Manifest
  /** Path of the module that renders pages. */
  serverEntry: string
  /** Published files, compressed copies among them: absolute path by path below the base. */
  files: ReadonlyMap<string, string>
}

type Listed = Record<string, string>

const list = 'files.json'

/** Bundles of this age that nobody uses are removed, in ms: long enough to go back to another branch. */
const longest = 7 * 24 * 60 * 60 * 1000

/**
 * The app for a key, which must tell of all that it is made from: taken from `cacheDir`, or bundled first. A
 * bundle of which a byte is another one is made again.
 *
 * @param options.draft folder for the work; it must be on the same disk
 * @param options.signal ends the work
 * @param options.expectUnchanged fails when what the key tells of is not what was bundled: then nothing is kept
 */
export async function bundledApp(options: {
  root: string
  cacheDir: string
  key: string
  draft: string
  signal: AbortSignal
  expectUnchanged: () => void
}): Promise<App> {
  const { root, cacheDir, key, draft, signal, expectUnchanged } = options
  const dir = join(cacheDir, key)
  const found = await readApp(dir)
  if (found !== undefined) {
    const now = new Date()
    // Only who made it may say that it is used.
    await utimes(dir, now, now).catch(() => undefined)
    return found
  }
  await bundle(root, draft, signal)
  expectUnchanged()
  await mkdir(cacheDir, { recursive: true })
  await removeUnused(cacheDir)
  // A spoilt one goes; one that another build has put there in the meantime is as good as this one.
  await rename(draft, dir).catch(async () => {
    if ((await readApp(dir)) !== undefined) return
    await rm(dir, { recursive: true, force: true })
    await rename(draft, dir)
  })
  const made = await readApp(dir)
  if (made === undefined) throw new Error(`The bundled app in ${dir} was changed while it was made.`)
  return made
}

const program = fileURLToPath(new URL('bundle-app.mjs', import.meta.url))

/** Vite sorts names of classes as the user's language does: without this the same code comes to other bundles. */
const sameForAll = { LC_ALL: 'C' }

async function bundle(root: string, draft: string, signal: AbortSignal): Promise<void> {
  const [client, server] = [join(draft, 'client'), join(draft, 'server')]
  await new Promise<void>((resolve, reject) => {
    const env = { ...process.env, ...sameForAll }
    const child = fork(program, [root, client, server], { execArgv: [], env, signal })
    let failure: string | undefined
    child.on('message', (words) => {
      failure = String(words)
    })
    child.on('error', (error) => {
      // One that was started is waited for: it may be writing.
      if (child.pid === undefined) reject(error)
    })
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(failure ?? `The bundling of the app ended with code ${code}.`))
    })
  })
  await rename(join(client, '.vite', 'manifest.json'), join(draft, 'manifest.json'))
  await rm(join(client, '.vite'), { recursive: true })
  // Those of the folder `public` have the permissions that they have there.
  await Promise.all(listFiles(client).map((name) => chmod(join(client, name), fileMode)))
  await precompress(client)
  await writeFile(join(draft, list), JSON.stringify(await digestsOf(draft)))
}

async function readApp(dir: string): Promise<App | undefined> {
  try {
    const listed = JSON.parse(await readFile(join(dir, list), 'utf8')) as Listed
    const present = await digestsOf(dir)
    if (JSON.stringify(present) !== JSON.stringify(listed)) return undefined
    const client = Object.keys(listed).filter((name) => name.startsWith('client/'))
    return {
      manifest: JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')),
      serverEntry: join(dir, 'server', 'entry-server.js'),
      files: new Map(client.map((name) => [name.slice('client/'.length), join(dir, name)])),
    }
  } catch {
    // None, or half of one.
    return undefined
  }
}

async function digestsOf(dir: string): Promise<Listed> {
  const names = listFiles(dir).filter((name) => name !== list)
  const digests = await Promise.all(
    names.sort().map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(dir, name)))
      return [name, hash.digest('hex')] as const
    }),
  )
  return Object.fromEntries(digests)
}

async function removeUnused(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) await removeIfOld(join(cacheDir, name), longest)
}
