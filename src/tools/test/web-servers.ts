import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isDebianRoot } from './browser.ts'

/** The web servers for which the project prints configurations. */
export const webServers = ['nginx', 'caddy'] as const
export type WebServer = (typeof webServers)[number]

/** Where the web servers are that are installed. Their configurations name paths of Unix. */
export function findWebServers(path = process.env.PATH ?? ''): Partial<Record<WebServer, string>> {
  const folders = process.platform === 'win32' ? [] : [...path.split(':'), '/usr/sbin', '/opt/homebrew/bin']
  const found = webServers.flatMap((server) => {
    const file = folders.map((folder) => `${folder}/${server}`).find((place) => existsSync(place))
    return file === undefined ? [] : [[server, file]]
  })
  return Object.fromEntries(found)
}

/** Installs what is missing in a container of Debian or Ubuntu: elsewhere the packages would start servers. */
export function ensureWebServers(): Partial<Record<WebServer, string>> {
  const missing = webServers.filter((server) => !(server in findWebServers()))
  if (missing.length === 0 || !isDebianRoot || existsSync('/run/systemd/system')) return findWebServers()
  const apt = (...args: string[]) =>
    // In run level 1 no package starts a service.
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, RUNLEVEL: '1' },
      timeout: 300_000,
    })
  apt('update')
  for (const server of missing) apt('install', '-y', '--no-install-recommends', server)
  return findWebServers()
}
