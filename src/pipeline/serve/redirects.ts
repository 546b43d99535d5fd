import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../check/content.ts'
import type { Site } from '../../model/schema/site.ts'
import { escapeXml } from '../../util/xml.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'
import { missingPatterns } from './missing.ts'

/** A redirect from the address of a removed document; both paths include the base path. */
export type Redirect = { from: string; to: string }

/**
 * The file from which Netlify, Cloudflare Pages and the preview server read redirects. Netlify also reads from it which
 * page answers for a missing document.
 */
const redirectsFile = '_redirects'

/**
 * The files that lead from removed documents to their successors: pages, which work on every host, and
 * {@link redirectsFile} for hosts that read it. This file also names the pages for missing documents.
 *
 * @returns texts by path below the base path
 */
export function redirectTexts({ site, words }: Content, address: SiteAddress): Map<string, string> {
  const { redirects = [] } = site
  const pages = redirects.map(({ from, to }): [string, string] => {
    const [target, canonical] = [withBase(to, address), publicAddress(address, to)].map(escapeXml)
    return [
      `${from}.html`,
      [
        '<!doctype html><html lang="sq"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${escapeXml(words.moved)}</title><link rel="canonical" href="${canonical}">`,
        `<meta http-equiv="refresh" content="0; url=${target}"></head>`,
        `<body><p><a href="${target}">${escapeXml(words.moved)}</a></p></body></html>\n`,
      ].join(''),
    ]
  })
  const lines = redirectsOf(site, address).map(({ from, to }) => `${from} ${to} 301\n`)
  const missing = missingPatterns(address.base).map(
    ({ folder, file }) => `${folder}* ${withBase(file, address)} 404\n`,
  )
  return new Map([...pages, [`/${redirectsFile}`, [...lines, ...missing].join('')]])
}

/** The redirects of a site's settings. */
export function redirectsOf({ redirects = [] }: Pick<Site, 'redirects'>, address: SiteAddress): Redirect[] {
  return redirects.map(({ from, to }) => ({ from: withBase(from, address), to: withBase(to, address) }))
}

function withBase(path: string, { base }: SiteAddress): string {
  return base + path.slice(1)
}

/** The redirects of a built site. */
export function readRedirects(dir: string): Redirect[] {
  const file = join(dir, redirectsFile)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.flatMap((line) => {
    const [from = '', to = '', status] = line.split(' ')
    return status === '301' ? [{ from, to }] : []
  })
}
