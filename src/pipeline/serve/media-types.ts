import { extname } from 'node:path'

/** Media types of all published files, by file extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** The media type of a file; `application/octet-stream` for an unknown extension. */
export function mediaType(file: string): string {
  return mediaTypes[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream'
}

/** Whether files of this type are compressed for sending. Pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return type.includes('charset=')
}
