import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runBundling } from '../../../pipeline/app/bundling-process.ts'
import { codeKey } from '../../../pipeline/app/code.ts'
import { paths } from '../../../util/paths.ts'
import { removeOlder } from '../../../util/setup/bundle.mjs'
import { keyOf } from '../../../util/sha256.ts'

/** The page of the studio with its workers, or the app of the pages in its preview. */
export type StudioPart = 'page' | 'preview'

/** Bundles are removed this long after they were made, in ms. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/**
 * A folder with the files of a part of the studio, as they are served below `base`. The part is bundled on first use, and
 * again once the code has changed.
 *
 * @param policy the Content-Security-Policy of the page
 */
export async function bundlePart(
  part: StudioPart,
  { base, policy }: { base: string; policy: string },
): Promise<string> {
  const cache = join(paths.cache, 'studio-app')
  const dir = join(cache, `${part}-${keyOf(codeKey(paths.root), base, policy).slice(0, 16)}`)
  if (existsSync(dir)) return dir
  await mkdir(cache, { recursive: true })
  removeOlder(cache, maxAge)
  const draft = await mkdtemp(`${dir}.`)
  try {
    const program = new URL('bundle-studio.ts', import.meta.url)
    // With another NODE_ENV it would bundle the slow development build of React.
    const env = { NODE_ENV: 'production' }
    await runBundling({ of: 'the studio', program, args: [part, base, draft, policy], env })
    await rename(draft, dir)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // A concurrent command may have made the same folder.
    if (!existsSync(dir)) throw error
  }
  return dir
}
