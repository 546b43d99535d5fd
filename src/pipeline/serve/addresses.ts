import { missingPages } from './missing.ts'

/**
 * How a static host with clean addresses resolves a request target (`/blog/1?x=y`). `files`: candidates below the
 * served folder, empty for an unknown address; `location`: target of a permanent redirect.
 */
export type Target = { files: string[] } | { location: string }

/**
 * Resolves a request target: `/blog/1` is `blog/1.html`; `/blog/1/`, `/blog/1.html`, `/index.html` and `/index`
 * redirect to their clean form and keep the query.
 */
export function resolveTarget(target: string, base: string): Target {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  if (base !== '/' && `${path}/` === base) return { location: base + query }
  for (const pattern of Object.values(redirectPatterns(base))) {
    const [, clean, rest = ''] = new RegExp(pattern).exec(path + query) ?? []
    if (clean !== undefined) return { location: clean + rest }
  }
  const name = path.startsWith(base) ? decodePath(path.slice(base.length)) : undefined
  if (name === undefined || hidden.has(name)) return { files: [] }
  return { files: name === '' ? ['index.html'] : [name, `${name}.html`] }
}

const hidden = new Set(['_headers', '_redirects', ...missingPages.map((path) => path.slice(1))])

/** The decoded path of an address; undefined if it is invalid or outside the served folder. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return /[\0\\]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/**
 * Addresses with a trailing slash, `index` or `.html`, which redirect to their clean form, as regular expressions for the raw path and query. Groups: the clean
 * path, the query. None matches a second slash or a backslash after the first, which would lead to another host.
 */
export function redirectPatterns(basePath: string): Record<'index' | 'html' | 'slash', string> {
  const base = basePath.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
  // The backslash as a code: nginx would take the first of two for an escape.
  const plain = '[^/?\\x5c]'
  const query = '(\\?.*)?$'
  return {
    index: `^(${base})index(?:\\.html)?${query}`,
    html: `^(${base}${plain}[^?]*)\\.html${query}`,
    slash: `^(${base}${plain}(?:[^?]*[^/?])?)/+${query}`,
  }
}
