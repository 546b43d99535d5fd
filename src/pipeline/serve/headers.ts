/** Response headers of all addresses that match `pattern`; a `*` at its end matches any rest. */
export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> }

/**
 * Cache-Control of everything without one in {@link siteHeaders}: cached, but revalidated each
 * time. Hosts that read a `_headers` file do so by default.
 */
export const revalidate = 'no-cache'

/**
 * The response headers of the site for every host: {@link headersFile} and `hosts.ts`
 * write them in three formats; the preview server reads the file. Patterns overlap
 * but never set the same header twice, because hosts differ in how they merge them.
 *
 * @param options.basePath path under which the site is served, with a slash at both ends
 */
export function siteHeaders({ basePath }: { basePath: string }): HeaderRule[] {
  return [
    { pattern: `${basePath}*`, headers: security },
    // The names of these files contain a hash of their bytes.
    ...['assets', 'pictures'].map((folder) => ({
      pattern: `${basePath}${folder}/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
  ]
}

/** The headers of one address: the headers of all matching rules together. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => pathname.startsWith(pattern.slice(0, -1)))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** A `_headers` file for Netlify and Cloudflare Pages, which read it from the root of the published folder. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
    return [pattern, ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/** The rules of a {@link headersFile}. */
export function readHeaderRules(file: string): HeaderRule[] {
  return file.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n')
    return { pattern, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))) }
  })
}

/**
 * The policy of the site's pages. `data:` is for the small drawings inside style sheets. `news-html` is the only Trusted
 * Types policy: for news bodies.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types news-html',
].join('; ')

/** Only names that browsers know, because unknown names log a warning to the console. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const security = {
  'Content-Security-Policy': contentSecurityPolicy,
  // Without includeSubDomains, because this site must not decide about other subdomains of the association.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Feed readers on the web show the feeds with their pictures; no file is private.
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const
