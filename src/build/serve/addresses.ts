/**
 * What a static host with clean addresses makes of a request target (`/blog/1?x=y`). `files`: candidates below the
 * served folder, none for what has no address; `location`: where the address moves for good.
 */
export type Target = { files: string[] } | { location: string }

/**
 * Resolves a request target: `/blog/1` is `blog/1.html`; `/blog/1/`, `/blog/1.html`, `/index.html` and `/index` move
 * to their clean form, the query kept.
 */
export function resolveTarget(target: string, base: string): Target {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  if (base !== '/' && `${path}/` === base) return { location: base + query }
  for (const pattern of Object.values(redirectPatterns(base))) {
    const [, clean, kept = ''] = new RegExp(pattern).exec(path + query) ?? []
    if (clean !== undefined) return { location: clean + kept }
  }
  const name = path.startsWith(base) ? decode(path.slice(base.length)) : undefined
  if (name === undefined || name === '404' || name === '_headers') return { files: [] }
  return { files: name === '' ? ['index.html'] : [name, `${name}.html`] }
}

/** The path that an address stands for; undefined where it stands for none below the served folder. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return /[\0\\]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/**
 * Addresses that move to their clean form, as regular expressions over the raw path and query. Groups: the
 * clean path, the query. None lets a second slash or a backslash follow the first, which would lead to another host.
 */
export function redirectPatterns(basePath: string): Record<'index' | 'html' | 'slash', string> {
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
