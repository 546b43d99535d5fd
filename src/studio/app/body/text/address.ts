/** The hosts of redirecting addresses, each with the query parameter that has the target. */
const redirects: readonly (readonly [host: RegExp, name: string])[] = [
  [/^www\.google\.[a-z.]+$/, 'q'],
  [/^(?:lm?|www)\.(?:facebook|instagram)\.com$/, 'u'],
  [/^[a-z0-9]+\.safelinks\.protection\.outlook\.com$/, 'url'],
]

/** The paths of redirecting addresses. */
const redirectPath = /^\/(?:url|l\.php|flx\/warn\/?)?$/

/**
 * An address that works on the site; undefined for others, such as those of a Word file. Redirects of Google, Facebook
 * and Outlook are replaced by their target, and Facebook's tracking parameter is removed.
 */
export function cleanAddress(href: string): string | undefined {
  const target = targetOf(href)
  if (target !== undefined) return cleanAddress(target)
  if (!/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)) return undefined
  return href.replace(/([?&])fbclid=[^&#]*(&?)/, (_, before: string, next: string) => (next ? before : ''))
}

function targetOf(href: string): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined
  const { hostname, pathname, searchParams } = new URL(href)
  const [, name = ''] = redirects.find(([host]) => host.test(hostname)) ?? []
  const target = redirectPath.test(pathname) ? searchParams.get(name) : null
  // An address that is not valid UTF-8 cannot be read, so the link keeps the redirect.
  return target && /^https?:\/\//i.test(target) && !target.includes('\uFFFD') ? target : undefined
}
