import { type HeaderRule, siteHeaders } from '../../../pipeline/serve/headers.ts'
import { ownHeaders, policyWith } from '../access/headers.ts'

/**
 * The Content-Security-Policy of the studio's page and worker.
 *
 * @param api the address of the host's API; empty where the site names no repository
 */
export const studioPolicy = (api = '') =>
  policyWith(
    "script-src 'self'",
    "worker-src 'self'",
    // ProseMirror reads pasted HTML by the first policy; `main.ts` loads the studio's scripts by the second.
    'trusted-types ProseMirrorClipboard studio-scripts',
    `connect-src 'self' ${api}`.trim(),
    "manifest-src 'none'",
  )

/** The response headers of a studio below `base`; `api` is that of {@link studioPolicy}. */
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
