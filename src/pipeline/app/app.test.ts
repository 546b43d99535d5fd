import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { sentenceOf } from '../../util/setup/run.mjs'
import { siteAddress } from '../data/site-address.ts'
import { readAppContent } from '../data/site-module.ts'
import { openApps } from './app.ts'

// The device /dev/full is always full, also for a user with all permissions.
test.runIf(existsSync('/dev/full'))('build reports a full disk during bundling in one sentence', async () => {
  const draft = await mkdtemp(join(tmpdir(), 'app-'))
  const content = await readAppContent(paths.root)
  if (content === undefined) throw new Error('The content has errors.')
  const apps = openApps({ root: paths.root, code: 'full', address: siteAddress({ root: paths.root }), draft })
  const app = apps.of(content)
  const file = join(draft, app.key, 'client', '.vite', 'manifest.json')
  await mkdir(dirname(file), { recursive: true })
  await symlink('/dev/full', file)
  const error: Error = await app.load().catch((error) => error)
  await rm(draft, { recursive: true })
  expect(sentenceOf(error)).toBe(`Disku është plot; lironi vend. (ENOSPC: ${file})`)
})
