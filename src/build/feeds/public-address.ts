import { moveAddresses } from '../../model/move-addresses.ts'
import type { SiteAddress } from '../site-address.ts'

/** The absolute address of a path below the base path: `/blog/1` is `https://www.example.org/blog/1`. */
export function publicAddress({ origin, base }: SiteAddress, path: string): string {
  return origin + base + path.replace(/^\//, '')
}

/** HTML whose root-relative addresses (`href`, `src`, `srcset`) are absolute, for readers elsewhere. */
export function absoluteHtml(html: string, address: SiteAddress): string {
  return moveAddresses(html, publicAddress(address, '/'))
}
