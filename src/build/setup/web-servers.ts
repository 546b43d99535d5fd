import { posix } from 'node:path'
import { type Machine, thisMachine } from './machine.ts'

/** The web servers for which the project writes configurations. */
export const webServers = ['nginx', 'caddy'] as const
export type WebServer = (typeof webServers)[number]

/** Where each installed web server is. */
export type FoundServers = Partial<Record<WebServer, string>>

/** What a person does where one is missing. */
export const installAdvice = 'Debian, Ubuntu: apt-get install nginx caddy. macOS: brew install nginx caddy.'

/** The web servers that are installed: in a folder of PATH, or where Debian puts programs for administrators. */
export function findWebServers(
  machine: Pick<Machine, 'env' | 'platform' | 'exists'> = thisMachine,
): FoundServers {
  // Their configurations name paths of Unix.
  if (machine.platform === 'win32') return {}
  const folders = [
    ...(machine.env.PATH ?? '').split(':'),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ]
  const found: FoundServers = {}
  for (const server of webServers) {
    const path = folders
      .filter((folder) => folder !== '')
      .map((folder) => posix.join(folder, server))
      .find(machine.exists)
    if (path !== undefined) found[server] = path
  }
  return found
}

/**
 * Finds the web servers, and installs what is missing in a container of Debian or Ubuntu, as root. Nowhere
 * else: on a machine of its own, the packages would start a server on port 80.
 *
 * @param say receives a line for people before what takes long
 */
export async function ensureWebServers(
  say: (line: string) => void,
  machine: Machine = thisMachine,
): Promise<FoundServers> {
  const found = findWebServers(machine)
  const missing = webServers.filter((server) => found[server] === undefined)
  if (missing.length === 0 || !isDebianContainer(machine)) return found
  say(`Installing ${missing.join(' and ')} with apt-get, to test their configurations.`)
  await machine.run(['apt-get', 'update'], 2 * minute)
  for (const server of missing) {
    // In run level 1 no package starts a service.
    const words = ['env', 'RUNLEVEL=1', 'apt-get', 'install', '-y', '--no-install-recommends', server]
    await machine.run(words, 5 * minute)
  }
  return findWebServers(machine)
}

const minute = 60_000

function isDebianContainer({ platform, isRoot, exists }: Machine): boolean {
  return platform === 'linux' && isRoot && exists('/etc/debian_version') && !exists('/run/systemd/system')
}
