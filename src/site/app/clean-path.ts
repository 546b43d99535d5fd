/**
 * The address form that the site uses: no trailing slash, no `index.html`, no `.html`. Static hosts
 * also answer on the other forms, whose markup is that of the clean one.
 */
export function cleanPath(path: string, base: string): string {
  const clean = path
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  return clean === base.replace(/\/$/, '') ? base : clean || '/'
}

/**
 * How the router reads and writes addresses: the percent signs of a path that cannot be decoded (`/x%`) count as
 * letters, so that its page is the one for unknown addresses. The router alone knows no page for such a path.
 */
export const readableAddresses = {
  input({ url }: { url: URL }): URL {
    if (!canDecode(url.pathname)) url.pathname = url.pathname.replaceAll('%', '%25')
    return url
  },
  output({ url }: { url: URL }): URL {
    const typed = new URL(url)
    typed.pathname = url.pathname.replaceAll('%25', '%')
    return canDecode(typed.pathname) ? url : typed
  },
}

function canDecode(path: string): boolean {
  try {
    // A call whose result is not used is dropped by the bundler.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
