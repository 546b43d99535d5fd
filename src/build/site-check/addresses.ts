/** How the built files are reached from outside. */
export type Addresses = {
  /** The files below the built folder. */
  files: ReadonlySet<string>
  /** Path under which the site is served, with a slash at both ends. */
  base: string
  origin: string
  /** Whether the origin stands in for one that is not known yet: addresses that spell it out may be foreign. */
  standIn: boolean
  /** Targets of addresses that mean the same in every file: pages have most of theirs in common. */
  followed: Map<string, Target>
}

/** Where an address leads. */
export type Target =
  | { kind: 'foreign' }
  | { kind: 'missing' }
  | { kind: 'file'; file: string; anchor: string | undefined }

/**
 * Follows an address that stands in a file of the site, as the hosts serve it: `/blog/1` is
 * `blog/1.html`, and the only form of that page's address.
 */
export function followAddress(addresses: Addresses, from: string, address: string): Target {
  const plainAnchor = /^#[\w-]+$/
  if (plainAnchor.test(address)) return { kind: 'file', file: from, anchor: address.slice(1) }
  const { followed, origin, base } = addresses
  if (!meansTheSameEverywhere(address)) return follow(addresses, from, address, new URL(base + from, origin))
  const target = followed.get(address) ?? follow(addresses, from, address, origin)
  followed.set(address, target)
  return target
}

function meansTheSameEverywhere(address: string): boolean {
  return address.startsWith('/') || /^https?:\/\/|^(?:tel|mailto):/.test(address)
}

function follow(
  { files, base, origin }: Addresses,
  from: string,
  address: string,
  here: string | URL,
): Target {
  if (!URL.canParse(address, here)) return { kind: 'missing' }
  const url = new URL(address, here)
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return { kind: 'foreign' }
  const anchor = url.hash === '' ? undefined : decode(url.hash.slice(1))
  if (address.startsWith('#')) return { kind: 'file', file: from, anchor }
  const path = decode(url.pathname)
  // Another site of the same host, where the address spells the host out.
  if (!path.startsWith(base)) return { kind: /^(https?:)?\/\//.test(address) ? 'foreign' : 'missing' }
  const name = path.slice(base.length)
  const file = [name === '' ? 'index.html' : name, `${name}.html`].find((candidate) => files.has(candidate))
  return file === undefined ? { kind: 'missing' } : { kind: 'file', file, anchor }
}

/** The public address of a page: what its canonical link must say. */
export function addressOfPage({ base, origin }: Addresses, file: string): string {
  const path = file.replace(/\.html$/, '')
  return origin + base + (path === 'index' ? '' : path)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
