import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundledApp } from './app.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'app-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Somebody who may read what this user has made, and change none of it; only root can become somebody else. */
const nobody = 65534
const isRoot = process.geteuid?.() === 0

test('a bundle that is there is taken, also by somebody who may only read it', async () => {
  await chmod(root, 0o755)
  await mkdir(join(root, 'key'))
  await writeFile(join(root, 'key', 'manifest.json'), '{}')
  const digest = createHash('sha256').update('{}').digest('hex')
  await writeFile(join(root, 'key', 'files.json'), JSON.stringify({ 'manifest.json': digest }))
  const { signal } = new AbortController()
  if (isRoot) process.seteuid?.(nobody)
  try {
    expect(
      await bundledApp({
        ...{ root, cacheDir: root, key: 'key', draft: join(root, 'draft'), signal },
        expectUnchanged() {},
      }),
    ).toEqual({ manifest: {}, serverEntry: join(root, 'key', 'server', 'entry-server.js'), files: new Map() })
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})
