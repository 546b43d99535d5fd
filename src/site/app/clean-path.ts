/**
 * The site's form of an address: no trailing slash, no `index.html`, no `.html`. Static hosts
 * also answer other forms, with the markup of the clean address. The servers redirect: `pipeline/serve/addresses.ts`.
 */
export function cleanPath(path: string, base: string): string {
  const clean = path
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  return clean === base.replace(/\/$/, '') ? base : clean || '/'
}

/**
 * The router's encoding of addresses. Percent signs of a path that cannot be decoded (`/x%`) count as letters, so
 * that it matches the page for unknown addresses. The router alone would match no page.
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
    // The bundler drops a call whose result is not used.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
