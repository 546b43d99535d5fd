import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findWebServers } from './web-servers.ts'

test('finds web servers in a folder of PATH', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'servers-'))
  await writeFile(join(folder, 'caddy'), '')
  expect(findWebServers(`/nowhere:${folder}`).caddy).toBe(join(folder, 'caddy'))
  await rm(folder, { recursive: true })
})
