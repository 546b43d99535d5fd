/** How the built files are reached from outside. */
export type Addresses = {
  /** The files below the built folder. */
  files: ReadonlySet<string>
  /** Path under which the site is served, with a slash at both ends. */
  base: string
  origin: string
  /** Whether the origin stands in for one that is not known yet: addresses that spell it out may be foreign. */
  standIn: boolean
}

/** Where an address leads. */
export type Target =
  | { kind: 'foreign' }
  | { kind: 'missing' }
  | { kind: 'file'; file: string; anchor: string | undefined }

/** Targets of addresses that mean the same in every file: pages have most of theirs in common. */
const followed = new WeakMap<Addresses, Map<string, Target>>()

/**
 * Follows an address that stands in a file of the site, as the hosts serve it: `/blog/1` is
 * `blog/1.html`, and the only form of that page's address.
 */
export function followAddress(addresses: Addresses, from: string, address: string): Target {
  if (!meansTheSameEverywhere(address)) return follow(addresses, from, address)
  const known = followed.get(addresses) ?? new Map<string, Target>()
  followed.set(addresses, known)
  const target = known.get(address) ?? follow(addresses, from, address)
  known.set(address, target)
  return target
}

/** Whether an address leads to the same place from every file. */
export function meansTheSameEverywhere(address: string): boolean {
  return address.startsWith('/') || /^https?:\/\/|^(?:tel|mailto):/.test(address)
}

/** Places of the page itself that mean what they say: nothing encoded. */
const plainAnchor = /^#[\w-]+$/

/** Paths that mean what they say, and anchors there: no query, nothing encoded, no empty part and no dots between slashes. */
const plainPath = /^((?:\/[\w-][\w.~-]*)+)(?:#([\w-]+))?$/

function follow({ files, base, origin }: Addresses, from: string, address: string): Target {
  if (plainAnchor.test(address)) return { kind: 'file', file: from, anchor: address.slice(1) }
  // Most addresses of a site are so, and reading them as a URL takes twenty times as long.
  const [, plain, plainAnchorThere] = plainPath.exec(address) ?? []
  if (plain?.startsWith(base)) return fileTarget(files, plain.slice(base.length), plainAnchorThere)
  const url = readUrl(address, meansTheSameEverywhere(address) ? origin : new URL(base + from, origin))
  if (url === undefined) return { kind: 'missing' }
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return { kind: 'foreign' }
  const anchor = url.hash === '' ? undefined : decode(url.hash.slice(1))
  if (/^#/.test(address)) return { kind: 'file', file: from, anchor }
  const path = decode(url.pathname)
  // Another site of the same host, where the address spells the host out.
  if (!path.startsWith(base)) return { kind: /^(https?:)?\/\//.test(address) ? 'foreign' : 'missing' }
  return fileTarget(files, path.slice(base.length), anchor)
}

function readUrl(address: string, here: string | URL): URL | undefined {
  try {
    return new URL(address, here)
  } catch {
    return undefined
  }
}

/** The file that hosts answer with at a path below the base. */
function fileTarget(files: Addresses['files'], name: string, anchor: string | undefined): Target {
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
