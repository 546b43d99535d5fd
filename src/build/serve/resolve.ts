/**
 * What a request for an address amounts to. `files` are candidates below the served folder, best first;
 * `outside` is what does not belong to the site.
 */
export type Resolution =
  | { kind: 'files'; files: string[] }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' }
  | { kind: 'outside' }
  | { kind: 'malformed' }

/**
 * Decides what a static host with clean addresses makes of a request target (`/blog/1?x=y`): `/blog/1` is
 * `blog/1.html`; `/blog/1/`, `/blog/1.html`, `/index.html` and `/index` move to their clean form for good, the
 * query kept. Pure: touches no disk.
 *
 * @param base path under which the site is served, with a slash at both ends
 */
export function resolveTarget(target: string, base: string): Resolution {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  if (base !== '/' && `${path}/` === base) return { kind: 'redirect', location: base + query }
  if (!path.startsWith(base)) return path.startsWith('/') ? { kind: 'outside' } : { kind: 'malformed' }
  const decoded = decode(path.slice(base.length))
  if (decoded === undefined) return { kind: 'malformed' }
  // Two slashes at the start would make the redirect's target another host.
  if (/^[/\\]/.test(decoded)) return { kind: 'missing' }
  const clean = cleanForm(path.slice(base.length))
  if (clean !== undefined) return { kind: 'redirect', location: base + clean + query }
  return candidates(decoded)
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    const unsafe = decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').includes('..')
    return unsafe ? undefined : decoded
  } catch {
    return undefined
  }
}

function cleanForm(path: string): string | undefined {
  if (path === 'index.html' || path === 'index') return ''
  return /^(.*[^/])\/+$/.exec(path)?.[1] ?? /^(.*[^/])\.html$/.exec(path)?.[1]
}

/** The page for missing addresses and the hosts' own settings have no address. */
function candidates(path: string): Resolution {
  if (path === '404' || path === '_headers') return { kind: 'missing' }
  return { kind: 'files', files: path === '' ? ['index.html'] : [path, `${path}.html`] }
}
