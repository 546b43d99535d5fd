import { expect, test } from 'vitest'
import type { Machine } from './machine.ts'
import { ensureWebServers, findWebServers } from './web-servers.ts'

/** A Debian container, as root, on which `files` exist. `installs` come with `apt-get install`. */
function machine(files: string[], changes: Partial<Machine> & { installs?: string[] } = {}) {
  const commands: string[] = []
  const present = new Set(['/etc/debian_version', ...files])
  const built: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: true,
    exists: (path) => present.has(path),
    starts: async () => true,
    playwrightBrowser: () => undefined,
    playwrightInstall: [],
    run: async (words) => {
      commands.push(words.join(' '))
      const name = words.includes('install') ? words.at(-1) : undefined
      if (name !== undefined && changes.installs?.includes(name)) present.add(`/usr/sbin/${name}`)
      return { ok: true, output: '' }
    },
    ...changes,
  }
  return { machine: built, commands }
}

test('finds them in PATH and among the programs for administrators', () => {
  expect(findWebServers(machine(['/usr/bin/caddy', '/usr/sbin/nginx']).machine)).toEqual({
    nginx: '/usr/sbin/nginx',
    caddy: '/usr/bin/caddy',
  })
  expect(findWebServers(machine([]).machine)).toEqual({})
})

test('installs only what is missing, and starts no service', async () => {
  const { machine: container, commands } = machine(['/usr/sbin/nginx'], { installs: ['caddy'] })
  expect(await ensureWebServers(() => {}, container)).toEqual({
    nginx: '/usr/sbin/nginx',
    caddy: '/usr/sbin/caddy',
  })
  expect(commands).toEqual([
    'apt-get update',
    'env RUNLEVEL=1 apt-get install -y --no-install-recommends caddy',
  ])
})

test.each([
  ['with both installed', machine(['/usr/sbin/nginx', '/usr/bin/caddy'])],
  ['without the right to', machine([], { isRoot: false })],
  ['on a machine that runs services', machine(['/run/systemd/system'])],
  ['on another system', machine([], { platform: 'darwin' })],
])('installs nothing %s', async (_, { machine: own, commands }) => {
  await ensureWebServers(() => {}, own)
  expect(commands).toEqual([])
})
