import { type HeaderRule, siteHeaders } from '../../pipeline/serve/headers.ts'

/**
 * The policy of the studio's page and worker: nothing from elsewhere, nothing evaluated, no frame around it.
 *
 * @param api the address of a host's API, where a repository is named
 */
export const studioPolicy = (api = '') =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // The editor of bodies reads what is pasted by the first; the second names the studio's own scripts.
    'trusted-types ProseMirrorClipboard studio-scripts',
    // The editor of bodies and React set the style attribute of elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${api}`.trim(),
    "frame-src 'self'",
    "manifest-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The response headers of a studio below its base, which speaks to a host's API where there is one. */
export function studioHeaders(base: string, api?: string): HeaderRule[] {
  const headers = {
    'Content-Security-Policy': `${studioPolicy(api)}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  }
  const [, ...fixed] = siteHeaders({ basePath: base })
  return [{ pattern: `${base}*`, headers }, ...fixed]
}
