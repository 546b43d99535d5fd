import { describe, expect, it } from 'vitest'
import { headersFor, siteHeaders } from './headers.ts'
import { caddyfile, nginxConf } from './hosts.ts'

const policy = headersFor(siteHeaders({ basePath: '/' }), '/')['Content-Security-Policy']
const forever = 'public, max-age=31536000, immutable'
const host = { name: 'www.example.org', dir: '/srv/site' }

describe('caddyfile', () => {
  it('caddyfile configures root, addresses, headers and missing pages of the site', () => {
    const text = caddyfile({ ...host, basePath: '/' })
    expect(text).toMatch(/^www\.example\.org \{\n\troot \* "\/srv\/site"\n/)
    expect(text).toContain('redir @slash {re.slash.1}{re.slash.2} 308')
    expect(text).toContain(`Content-Security-Policy "${policy}"`)
    expect(text).toContain(`header /assets/* {\n\t\tCache-Control "${forever}"\n\t}`)
    expect(text).toContain(
      '@others not path /assets/* /pictures/*\n\theader @others Cache-Control "no-cache"',
    )
    expect(text).toContain('encode zstd gzip')
    expect(text).toContain(
      '@type_atom path *.atom\n\t\theader @type_atom {\n\t\t\tContent-Type "application/atom+xml; charset=utf-8"',
    )
    expect(text).toContain('\t\t\t`~^/blog/[^/?]+(\\?.*)?$` /blog/not-found.html\n')
    expect(text).toContain('\t\t\tdefault /404.html\n\t\t}\n\t\trewrite * {missing_page}\n')
    expect(text).not.toContain('strip_prefix')
  })

  it('caddyfile serves a base path from the same folder', () => {
    const text = caddyfile({ ...host, basePath: '/energjia/' })
    expect(text).toContain('redir @bare /energjia/{re.bare.1} 308')
    expect(text).toContain('handle /energjia/* {\n\t\turi strip_prefix /energjia\n')
  })
})

describe('nginxConf', () => {
  it('nginxConf offers a commented IPv6 line because some systems lack IPv6', () => {
    const lines = nginxConf({ ...host, basePath: '/', port: 8080 }).split('\n')
    expect(lines.filter((line) => line.includes('listen'))).toEqual([
      '\tlisten 8080;',
      '\t# With IPv6: listen [::]:8080;',
    ])
  })

  it('nginxConf configures root, addresses, headers and missing pages of the site', () => {
    const text = nginxConf({ ...host, basePath: '/' })
    expect(text).toContain('server_name www.example.org;\n\troot "/srv/site";')
    expect(text).toContain(`add_header Content-Security-Policy "${policy}" always;`)
    expect(text).toContain(`"~^(200|206|304) /assets/[^/%?]+(\\?.*)?$" "${forever}";`)
    expect(text).toContain('location / { try_files $uri $uri.html =404; }')
    expect(text).toContain('\t"~^/blog/[^/?]+(\\?.*)?$" /blog/not-found.html;\n')
    expect(text).toContain('error_page 404 $missing_page_;')
    expect(text).toContain('gzip on;')
    expect(text).toContain(
      'gzip_types text/css text/javascript application/json text/csv text/plain application/xml application/atom+xml text/calendar image/svg+xml application/manifest+json;',
    )
    expect(text).toContain('if ($request_uri ~ "^(/[^/?\\x5c][^?]*)\\.html(\\?.*)?$") { return 308 $1$2; }')
  })

  it('nginxConf gives two sites of one server different map names', () => {
    expect(nginxConf({ ...host, basePath: '/' })).toMatch(/" \$cache_control_ \{[\s\S]* \$missing_page_ \{/)
    expect(nginxConf({ ...host, basePath: '/energjia/' })).toMatch(
      /" \$cache_control_energjia_ \{[\s\S]* \$missing_page_energjia_ \{/,
    )
  })
})
