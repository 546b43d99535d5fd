import { type HeaderRule, siteHeaders } from '../../pipeline/serve/headers.ts'
import { ownHeaders, policyWith } from '../server/access/headers.ts'

/**
 * The policy of the studio's page and worker.
 *
 * @param api the address of a host's API, where a repository is named
 */
export const studioPolicy = (api = '') =>
  policyWith(
    "script-src 'self'",
    "worker-src 'self'",
    // The editor of bodies reads what is pasted by the first; the second names the studio's own scripts.
    'trusted-types ProseMirrorClipboard studio-scripts',
    `connect-src 'self' ${api}`.trim(),
    "manifest-src 'none'",
  )

/** The response headers of a studio below its base, which speaks to a host's API where there is one. */
export function studioHeaders(base: string, api?: string): HeaderRule[] {
  const headers = {
    ...ownHeaders,
    'Content-Security-Policy': `${studioPolicy(api)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Robots-Tag': 'noindex',
  }
  const [, ...fixed] = siteHeaders({ basePath: base })
  return [{ pattern: `${base}*`, headers }, ...fixed]
}
