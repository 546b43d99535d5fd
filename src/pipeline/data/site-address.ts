import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Where the site is published: `https://example.github.io` and `/energjia/`, or `/`. */
export type SiteAddress = {
  origin: string
  /** Path under which the site is served, with a slash at both ends. */
  base: string
}

/**
 * The site's public address: the variable SITE_URL, else `address` of content/site.yaml.
 *
 * @throws an Error that says what a valid address looks like
 */
export function siteAddress(options: { root: string; env?: NodeJS.ProcessEnv }): SiteAddress {
  const { root, env = process.env } = options
  const fromEnv = env.SITE_URL?.trim()
  if (fromEnv) return parseAddress(fromEnv, 'SITE_URL')
  const settings = readSettings(root)
  const address = settings instanceof Object && 'address' in settings ? settings.address : undefined
  return parseAddress(String(address ?? ''), 'content/site.yaml, address')
}

/**
 * The values of content/site.yaml, unchecked.
 *
 * @throws an Error that says how to find the mistakes in the file
 */
export function readSettings(root: string): unknown {
  try {
    return parse(readFileSync(join(root, 'content', 'site.yaml'), 'utf8'))
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    throw new Error(`content/site.yaml: ${reason}\nRreshtin dhe ndreqjen i thotë: npm run check`)
  }
}

/** The address for a development server, which shows mistakes in the configured one as an overlay. */
export function developmentAddress(options: { root: string }): SiteAddress {
  try {
    return siteAddress(options)
  } catch {
    return parseAddress('http://localhost', 'development')
  }
}

/** Reads an address; `source` names it in the error. */
export function parseAddress(address: string, source: string): SiteAddress {
  // No user, query or fragment: all page addresses are made from it.
  if (!/^https?:\/\/[^/?#@\s]+(\/[\w.~-]*)*$/i.test(address) || !URL.canParse(address))
    throw new Error(
      `${source}: „${address}“ nuk është adresë faqeje; shkruani p.sh. https://www.example.org ose https://example.github.io/energjia`,
    )
  const { origin, pathname } = new URL(address)
  return { origin, base: `${pathname}/`.replace(/\/{2,}/g, '/') }
}

/** The absolute address of a path below the base path: `/blog/1` is `https://www.example.org/blog/1`. */
export function publicAddress({ origin, base }: SiteAddress, path: string): string {
  return origin + base + path.replace(/^\//, '')
}
