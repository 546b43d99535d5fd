import { describe, expect, it } from 'vitest'
import { caddyfile } from './caddyfile.ts'
import { headersFile, headersFor, siteHeaders } from './headers.ts'
import { nginxConf } from './nginx.ts'

const root = siteHeaders({ basePath: '/' })
const below = siteHeaders({ basePath: '/energjia/' })
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types news-html"
const forever = 'public, max-age=31536000, immutable'

describe('siteHeaders', () => {
  it('gives every page the security headers and no time to live', () => {
    const headers = headersFor(root, '/blog/1')
    expect(headers['Content-Security-Policy']).toBe(policy)
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000')
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
    expect(headers).not.toHaveProperty('Cache-Control')
  })

  it('lets files with a hash in their name be kept for a year', () => {
    expect(headersFor(root, '/assets/entry.1a2b3c4d.js')['Cache-Control']).toBe(forever)
    expect(headersFor(root, '/pictures/2024-01.1a2b3c4d-320.avif')['Cache-Control']).toBe(forever)
    expect(headersFor(below, '/energjia/assets/entry.1a2b3c4d.js')['Cache-Control']).toBe(forever)
    expect(headersFor(below, '/assets/entry.1a2b3c4d.js')).toEqual({})
  })

  it('has modules of content asked for again each time, as pages are: their names carry no hash', () => {
    for (const path of ['/data/report/1.js', '/data/reports.js', '/blog/1.ics'])
      expect(headersFor(root, path)).not.toHaveProperty('Cache-Control')
  })

  it('allows nothing unsafe', () => {
    expect(JSON.stringify(root)).not.toMatch(/unsafe|\*\./)
  })

  it('names no header in two rules that match one address, because hosts would join the values', () => {
    const names = root.slice(1).flatMap(({ headers }) => Object.keys(headers))
    for (const name of names) expect(root[0]?.headers).not.toHaveProperty(name)
  })
})

describe('headersFile', () => {
  it('lists each pattern with its headers below it', () => {
    const blocks = headersFile(below).split('\n\n')
    expect(blocks[0]?.split('\n').slice(0, 2)).toEqual([
      '/energjia/*',
      `  Content-Security-Policy: ${policy}`,
    ])
    expect(blocks[1]).toBe(`/energjia/assets/*\n  Cache-Control: ${forever}`)
    expect(blocks[2]).toBe(`/energjia/pictures/*\n  Cache-Control: ${forever}\n`)
  })
})

const host = { name: 'www.example.org', dir: '/srv/site' }

describe('caddyfile', () => {
  it('says where the site is, and how its addresses, headers and missing pages behave', () => {
    const text = caddyfile(root, { ...host, basePath: '/' })
    expect(text).toMatch(/^www\.example\.org \{\n\troot \* "\/srv\/site"\n/)
    expect(text).toContain('redir @slash {re.slash.1}{re.slash.2} 308')
    expect(text).toContain(`Content-Security-Policy "${policy}"`)
    expect(text).toContain(`header /assets/* {\n\t\tCache-Control "${forever}"\n\t}`)
    expect(text).toContain(
      '@others not path /assets/* /pictures/*\n\theader @others Cache-Control "no-cache"',
    )
    expect(text).toContain('precompressed br gzip')
    expect(text).toContain(
      '@type_atom path *.atom\n\t\theader @type_atom {\n\t\t\tContent-Type "application/atom+xml; charset=utf-8"',
    )
    expect(text).toContain('rewrite * /404.html')
    expect(text).not.toContain('strip_prefix')
  })

  it('serves a base path from the same folder', () => {
    const text = caddyfile(below, { ...host, basePath: '/energjia/' })
    expect(text).toContain('redir @bare /energjia/{re.bare.1} 308')
    expect(text).toContain('handle /energjia/* {\n\t\turi strip_prefix /energjia\n')
  })
})

describe('nginxConf', () => {
  it('offers the line for IPv6 with the same port, because not every system could start with it', () => {
    const lines = nginxConf(root, { ...host, basePath: '/', port: 8080 }).split('\n')
    expect(lines.filter((line) => line.includes('listen'))).toEqual([
      '\tlisten 8080;',
      '\t# With IPv6: listen [::]:8080;',
    ])
  })

  it('says where the site is, and how its addresses, headers and missing pages behave', () => {
    const text = nginxConf(root, { ...host, basePath: '/' })
    expect(text).toContain('server_name www.example.org;\n\troot "/srv/site";')
    expect(text).toContain(`add_header Content-Security-Policy "${policy}" always;`)
    expect(text).toContain(`"~^(200|206|304) /assets/[^/%?]+(\\?.*)?$" "${forever}";`)
    expect(text).toContain('location / { try_files $uri $uri.html =404; }')
    expect(text).toContain('error_page 404 /404.html;')
    expect(text).toContain('gzip_static on;')
    expect(text).toContain('if ($request_uri ~ "^(/[^/?\\x5c][^?]*)\\.html(\\?.*)?$") { return 308 $1$2; }')
  })

  it('gives two sites of one server two names for their map', () => {
    expect(nginxConf(root, { ...host, basePath: '/' })).toContain('" $cache_control_ {')
    expect(nginxConf(below, { ...host, basePath: '/energjia/' })).toContain('" $cache_control_energjia_ {')
  })
})
