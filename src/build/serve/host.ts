import { isAbsolute } from 'node:path'
import { readPort } from '../port.ts'

/** Where a web server finds and offers the site. */
export type HostOptions = {
  /** Path under which the site is served, with a slash at both ends. */
  basePath: string
  /** Caddy: the address of the site block, `www.example.org` or `:8080`. nginx: the value of `server_name`. */
  name: string
  /** Absolute path of the published copy of `dist/`. */
  dir: string
  /** nginx: the port. Caddy takes it from `name`. */
  port?: number
}

/**
 * How a server is to be called: nginx by name and port, Caddy by an address that may have both.
 *
 * @param asked what somebody typed in the place of the site's own address
 * @throws an Error that names what cannot be
 */
export function hostName(
  server: string,
  origin: string,
  asked: { name?: string; port?: string },
): Pick<HostOptions, 'name' | 'port'> {
  const { host, hostname, port } = new URL(origin)
  const name = plain(asked.name ?? (server === 'caddy' ? host : hostname), '--name')
  if (server !== 'caddy') return { name, port: readPort(asked.port ?? (port || '80')) }
  if (asked.port !== undefined)
    throw new Error(`Caddy takes the port from the name: --name=${hostname}:${asked.port}`)
  return { name }
}

/**
 * The folder of the published files, as both servers can write it.
 *
 * @throws an Error when it is no absolute path, or has signs that their languages read as their own
 */
export function plainDir(dir: string): string {
  if (!isAbsolute(dir)) throw new Error(`--dir: „${dir}“ is no absolute path.`)
  return plain(dir, '--dir')
}

function plain(text: string, option: string): string {
  if (/["$\\{};\p{Cc}]/u.test(text))
    throw new Error(`${option}: „${text}“ has a sign that means something else to the server.`)
  return text
}

/**
 * Addresses that move to their clean form, as regular expressions over the raw path and query. Groups: the
 * clean path, the query. None lets a second slash or a backslash follow the first, which would lead to another host.
 */
export function redirectPatterns(basePath: string): { index: string; html: string; slash: string } {
  const base = basePath.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
  // A backslash by its number: nginx would take the first of two for a quote.
  const plain = '[^/?\\x5c]'
  const query = '(\\?.*)?$'
  return {
    index: `^(${base})index(?:\\.html)?${query}`,
    html: `^(${base}${plain}[^?]*)\\.html${query}`,
    slash: `^(${base}${plain}(?:[^?]*[^/?])?)/+${query}`,
  }
}
