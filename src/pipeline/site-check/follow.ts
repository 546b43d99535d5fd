import { decodePart } from '../../util/decode-part.ts'

/** Target of an address: outside the site, missing, or a file of the site. */
export type Target = 'foreign' | 'missing' | { file: string; anchor: string }

/**
 * Resolves the addresses in the files of a site, as the hosts serve it: `/blog/1` is `blog/1.html`, and `blog/1.html`
 * has no other address.
 *
 * @param files paths below the site's folder
 * @param base path under which the site is served, with a slash at both ends
 * @returns a function for the target of an address in the file `from`
 */
export function createFollower(
  files: ReadonlySet<string>,
  { origin, base }: { origin: string; base: string },
): (from: string, address: string) => Target {
  function resolve(from: string, address: string): Target {
    const here = origin + base + from
    if (!URL.canParse(address, here)) return 'missing'
    const url = new URL(address, here)
    if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return 'foreign'
    const path = decodePart(url.pathname)
    // An address with a host may lead to another site on the same host.
    if (!path.startsWith(base)) return /^(https?:)?\/\//.test(address) ? 'foreign' : 'missing'
    const name = path.slice(base.length) || 'index.html'
    const file = [name, `${name}.html`].find((candidate) => files.has(candidate))
    return file === undefined ? 'missing' : { file, anchor: decodePart(url.hash.slice(1)) }
  }

  /** Cached targets of the addresses that are the same from every page. Most occur in thousands of pages. */
  const resolved = new Map<string, Target>()
  return (from, address) => {
    if (!/^(\/|https?:)/.test(address)) return resolve(from, address)
    const target = resolved.get(address) ?? resolve(from, address)
    resolved.set(address, target)
    return target
  }
}
