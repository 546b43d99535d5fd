import { type HeaderRule, revalidate } from './headers.ts'
import { type HostOptions, redirectPatterns } from './host.ts'
import { isCompressible, mediaTypes } from './media-types.ts'

/**
 * A complete file for nginx's `conf.d` (1.18 or newer): clean addresses, the 404 page with its status, gzip
 * copies beside the files (Brotli needs a module that most packages leave out), headers.
 */
export function nginxConf(
  rules: readonly HeaderRule[],
  { basePath, name, dir, port = 80 }: HostOptions,
): string {
  const base = basePath.slice(0, -1)
  const { index, html, slash } = redirectPatterns(basePath)
  const everywhere = rules.find(({ pattern }) => pattern === `${basePath}*`)
  const compressible = [...new Set(Object.values(mediaTypes).filter(isCompressible).map(withoutCharset))]
  // Maps are global: two sites of one nginx need two names.
  const cacheControl = `$cache_control${basePath.replace(/\W+/g, '_')}`
  const lines = [
    `map "$status $request_uri" ${cacheControl} {`,
    `	default "${revalidate}";`,
    ...rules.flatMap(({ pattern, headers }) => cacheLine(pattern, headers['Cache-Control'])),
    '}',
    '',
    'server {',
    `	listen ${port};`,
    // Where the system has no IPv6, nginx would not start with it.
    `	# With IPv6: listen [::]:${port};`,
    `	server_name ${name};`,
    `	root "${dir}";`,
    '	absolute_redirect off;',
    '	server_tokens off;',
    '	error_page 404 /404.html;',
    '',
    '	charset utf-8;',
    `	charset_types ${compressible.filter((type) => type !== 'text/html').join(' ')};`,
    '	default_type application/octet-stream;',
    '	types {',
    ...Object.entries(mediaTypes).map(([ending, type]) => `		${withoutCharset(type)} ${ending};`),
    '	}',
    '	gzip on;',
    '	gzip_vary on;',
    '	gzip_proxied any;',
    `	gzip_types ${compressible.filter((type) => type !== 'text/html').join(' ')};`,
    '	gzip_static on;',
    '	# With ngx_brotli: brotli_static on;',
    '',
    `	add_header Cache-Control ${cacheControl} always;`,
    ...Object.entries(everywhere?.headers ?? {}).map(
      ([key, value]) => `	add_header ${key} "${value}" always;`,
    ),
    '',
    ...[index, html, slash].map((pattern) => `	if ($request_uri ~ "${pattern}") { return 308 $1$2; }`),
    '',
    ...(base === '' ? [] : [`	location = ${base} { return 308 ${basePath}$is_args$args; }`]),
    '	location = /404.html { internal; }',
    `	location ~ ^${basePath}(404|_headers)$ { return 404; }`,
    `	location = ${basePath} { try_files /index.html =404; }`,
    ...siteLocation(base),
    '}',
  ]
  return `${lines.join('\n')}\n`
}

/** `alias` and `try_files` do not go together, hence the rewrite under a base path. */
function siteLocation(base: string): string[] {
  if (base === '') return ['	location / { try_files $uri $uri.html =404; }']
  return [
    `	location ${base}/ {`,
    `		rewrite ^${base}(/.*)$ $1 break;`,
    '		try_files $uri $uri.html =404;',
    '	}',
    '	location / { return 404; }',
  ]
}

/**
 * Only answers that carry the file are kept for good, a 404 under the same path is not; nor is what another spelling
 * of a path outside of the folder leads to.
 */
function cacheLine(pattern: string, value: string | undefined): string[] {
  if (value === undefined) return []
  const folder = pattern.replace(/\*$/, '').replaceAll('.', '\\.')
  return [`	"~^(200|206|304) ${folder}[^/%?]+(\\?.*)?$" "${value}";`]
}

function withoutCharset(type: string): string {
  return type.replace(/;.*/, '')
}
