import { type HeaderRule, revalidate } from './headers.ts'
import { type HostOptions, redirectPatterns } from './host.ts'
import { isCompressible, mediaTypes } from './media-types.ts'

/**
 * A complete Caddyfile (Caddy 2.6 or newer): clean addresses, the 404 page with its status, the compressed
 * copies beside the files, headers.
 */
export function caddyfile(rules: readonly HeaderRule[], { basePath, name, dir }: HostOptions): string {
  const base = basePath.slice(0, -1)
  const redirects = Object.entries(redirectPatterns(basePath)).flatMap(([id, pattern]) => [
    `@${id} vars_regexp ${id} {http.request.uri} \`${pattern}\``,
    // Deferred, because what is said of the folder of an address comes after this.
    `header @${id} {`,
    `	Cache-Control "${revalidate}"`,
    '	defer',
    '}',
    `redir @${id} {re.${id}.1}{re.${id}.2} 308`,
  ])
  const lines = [
    `root * "${dir}"`,
    '',
    ...(base === '' ? [] : bareRedirect(base)),
    ...redirects,
    '',
    ...rules.flatMap(headerBlock),
    `@others not path ${cachedPatterns(rules).join(' ')}`,
    `header @others Cache-Control "${revalidate}"`,
    // The file server says so of compressed answers alone: a cache would keep the first plain one for everybody.
    `@texts not path ${uncompressedPatterns().join(' ')}`,
    'header @texts ?Vary Accept-Encoding',
    '',
    `handle ${basePath}* {`,
    ...(base === '' ? [] : [`	uri strip_prefix ${base}`]),
    ...Object.entries(mediaTypes).flatMap(typeBlock),
    '	@hidden path /404.html /_headers',
    '	error @hidden 404',
    '	try_files {path} {path}.html',
    '	encode gzip',
    '	file_server {',
    '		precompressed br gzip',
    '	}',
    '}',
    'handle {',
    '	respond 404',
    '}',
    '',
    'handle_errors {',
    `	header Cache-Control "${revalidate}"`,
    '	header ?Vary Accept-Encoding',
    '	rewrite * /404.html',
    '	encode gzip',
    '	file_server {',
    '		precompressed br gzip',
    '	}',
    '}',
  ]
  return `${name} {\n${lines.map((line) => (line === '' ? '' : `\t${line}`)).join('\n')}\n}\n`
}

function headerBlock({ pattern, headers }: HeaderRule): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`)
  return [`header ${pattern} {`, ...lines, '}']
}

/** The base path without its slash; the query stays. */
function bareRedirect(base: string): string[] {
  const pattern = `^${base.replaceAll('.', '\\.')}(\\?.*)?$`
  return [`@bare vars_regexp bare {http.request.uri} \`${pattern}\``, `redir @bare ${base}/{re.bare.1} 308`]
}

/**
 * Caddy takes types from the machine that it runs on, which may know neither feeds nor manifests; deferred,
 * because the file server writes its own over what stands there.
 */
function typeBlock([ending, type]: [string, string]): string[] {
  return [
    `	@type_${ending} path *.${ending}`,
    `	header @type_${ending} {`,
    `		Content-Type "${type}"`,
    '		defer',
    '	}',
  ]
}

function uncompressedPatterns(): string[] {
  const types = Object.entries(mediaTypes)
  return types.filter(([, type]) => !isCompressible(type)).map(([ending]) => `*.${ending}`)
}

function cachedPatterns(rules: readonly HeaderRule[]): string[] {
  return rules.filter(({ headers }) => 'Cache-Control' in headers).map(({ pattern }) => pattern)
}
