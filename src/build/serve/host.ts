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
