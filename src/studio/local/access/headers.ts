/** The headers of every response of a studio: no other site can read the response, or show it in a frame. */
export const ownHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** The Content-Security-Policy of a studio's page: nothing from elsewhere, nothing evaluated, and the directives `own`. */
export function policyWith(...own: readonly string[]): string {
  return [
    "default-src 'none'",
    ...own,
    "require-trusted-types-for 'script'",
    // The editor of bodies and React set the style attribute of elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
