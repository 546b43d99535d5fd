import { redirectPatterns } from './addresses.ts'
import { revalidate, siteHeaders } from './headers.ts'
import { isCompressible, mediaTypes } from './media-types.ts'
import { missingFile, missingPages, missingPatterns } from './missing.ts'
import type { Redirect } from './redirects.ts'

/** The folder from which a web server serves the site, and the site's address on it. */
export type Host = {
  /** Path under which the site is served, with a slash at both ends. */
  basePath: string
  /** Caddy: the address of the site block, `www.example.org` or `:8080`. nginx: the value of `server_name`. */
  name: string
  /** Absolute path of the published copy of `dist/`. */
  dir: string
  /** nginx: the port. Caddy takes it from `name`. */
  port?: number
  redirects?: readonly Redirect[]
}

/** A complete Caddyfile (Caddy 2.6 or newer): clean addresses, 404 pages with their status, compression, headers. */
export function caddyfile({ basePath, name, dir, redirects: moved = [] }: Host): string {
  const base = basePath.slice(0, -1)
  const rules = siteHeaders({ basePath })
  const cached = rules.flatMap(({ pattern, headers }) => ('Cache-Control' in headers ? [pattern] : []))
  const binary = Object.keys(mediaTypes).filter((ending) => !isCompressible(mediaTypes[ending] ?? ''))
  const bare = `	@bare vars_regexp bare {http.request.uri} \`^${base.replaceAll('.', '\\.')}(\\?.*)?$\`
	redir @bare ${base}/{re.bare.1} 308
`
  const successors = moved.map(({ from, to }) => `\tredir ${from} ${to} 301\n`)
  const headers = rules.map(
    ({ pattern, headers }) => `	header ${pattern} {
${lines(headers, (key, value) => `		${key} "${value}"`)}
	}
`,
  )
  // Caddy sends Vary only with compressed responses, so a cache would serve an uncompressed one to everybody.
  return `${name} {
	root * "${dir}"

${base === '' ? '' : bare}${caddyRedirects(basePath)}${successors.join('')}
${headers.join('')}	@others not path ${cached.join(' ')}
	header @others Cache-Control "${revalidate}"
	@texts not path ${binary.map((ending) => `*.${ending}`).join(' ')}
	header @texts ?Vary Accept-Encoding

${caddyHandlers(basePath)}}
`
}

function caddyRedirects(basePath: string): string {
  // Deferred headers override those of the folder's matcher and of the file server.
  const redirects = Object.entries(redirectPatterns(basePath)).map(
    ([id, pattern]) => `	@${id} vars_regexp ${id} {http.request.uri} \`${pattern}\`
	header @${id} {
		Cache-Control "${revalidate}"
		defer
	}
	redir @${id} {re.${id}.1}{re.${id}.2} 308
`,
  )
  return redirects.join('')
}

/** The files of the site, and the pages of missing addresses. */
function caddyHandlers(basePath: string): string {
  const base = basePath.slice(0, -1)
  const missing = missingPatterns(basePath)
  // Caddy uses the system's media types, which may lack feeds and manifests.
  const types = lines(
    mediaTypes,
    (ending, type) => `		@type_${ending} path *.${ending}
		header @type_${ending} {
			Content-Type "${type}"
			defer
		}`,
  )
  return `	handle ${basePath}* {
${base === '' ? '' : `		uri strip_prefix ${base}\n`}${types}
		@hidden path ${missingPages.map((path) => `${path}.html`).join(' ')} /_headers /_redirects
		error @hidden 404
		try_files {path} {path}.html
		encode zstd gzip
		file_server
	}
	handle {
		respond 404
	}

	handle_errors {
		header Cache-Control "${revalidate}"
		header ?Vary Accept-Encoding
		map {http.request.orig_uri} {missing_page} {
${missing.map(({ pattern, file }) => `			\`~${pattern}\` ${file}`).join('\n')}
			default ${missingFile}
		}
		rewrite * {missing_page}
		encode zstd gzip
		file_server
	}
`
}

/** A complete file for nginx's `conf.d` (1.18 or newer): clean addresses, 404 pages with their status, gzip, headers. */
export function nginxConf({ basePath, name, dir, port = 80, redirects: moved = [] }: Host): string {
  const base = basePath.slice(0, -1)
  const [everywhere] = siteHeaders({ basePath })
  const withoutCharset = (type: string) => type.replace(/;.*/, '')
  const texts = new Set(Object.values(mediaTypes).filter(isCompressible).map(withoutCharset))
  texts.delete('text/html') // which nginx compresses and gives a charset by itself
  // Maps are global, so two sites in one nginx need different names.
  const id = basePath.replace(/\W+/g, '_')
  const cacheControl = `$cache_control${id}`
  const missingPage = `$missing_page${id}`
  const redirects = Object.values(redirectPatterns(basePath)).map(
    (pattern) => `	if ($request_uri ~ "${pattern}") { return 308 $1$2; }`,
  )
  const successors = moved.map(({ from, to }) => `\tlocation = ${from} { return 301 ${to}$is_args$args; }\n`)
  // `alias` does not work with `try_files`, hence the rewrite under a base path.
  const below = `	location = ${base} { return 308 ${basePath}$is_args$args; }
	location ${base}/ {
		rewrite ^${base}(/.*)$ $1 break;
		try_files $uri $uri.html =404;
	}
	location / { return 404; }`
  return `${nginxMaps(basePath, { cacheControl, missingPage })}

server {
	listen ${port};
	# With IPv6: listen [::]:${port};
	server_name ${name};
	root "${dir}";
	absolute_redirect off;
	server_tokens off;
	error_page 404 ${missingPage};
	# An address that cannot be decoded.
	error_page 400 =404 ${missingPage};

	charset utf-8;
	charset_types ${[...texts].join(' ')};
	default_type application/octet-stream;
	types {
${lines(mediaTypes, (ending, type) => `		${withoutCharset(type)} ${ending};`)}
	}
	gzip on;
	gzip_vary on;
	gzip_proxied any;
	gzip_comp_level 6;
	gzip_types ${[...texts].join(' ')};

	add_header Cache-Control ${cacheControl} always;
${lines(everywhere?.headers ?? {}, (key, value) => `	add_header ${key} "${value}" always;`)}

${redirects.join('\n')}

${missingPages.map((path) => `	location = ${path}.html { internal; }`).join('\n')}
	location ~ ^${basePath}(${missingPages.map((path) => path.slice(1)).join('|')}|_headers|_redirects)$ { return 404; }
${successors.join('')}	location = ${basePath} { try_files /index.html =404; }
${base === '' ? '	location / { try_files $uri $uri.html =404; }' : below}
}
`
}

/** The variables of nginx for the header Cache-Control and for the page of a missing address. */
function nginxMaps(
  basePath: string,
  { cacheControl, missingPage }: { cacheControl: string; missingPage: string },
): string {
  const [, ...folders] = siteHeaders({ basePath })
  const missing = missingPatterns(basePath).map(({ pattern, file }) => `\t"~${pattern}" ${file};`)
  // A 404, and an encoded path that leaves the folder, are not cached permanently.
  const cached = folders.map(
    ({ pattern, headers }) =>
      `	"~^(200|206|304) ${pattern.slice(0, -1).replaceAll('.', '\\.')}[^/%?]+(\\?.*)?$" "${headers['Cache-Control']}";`,
  )
  return `map "$status $request_uri" ${cacheControl} {
	default "${revalidate}";
${cached.join('\n')}
}

map $request_uri ${missingPage} {
	default ${missingFile};
${missing.join('\n')}
}`
}

function lines(
  entries: Readonly<Record<string, string>>,
  line: (key: string, value: string) => string,
): string {
  return Object.entries(entries)
    .map(([key, value]) => line(key, value))
    .join('\n')
}
