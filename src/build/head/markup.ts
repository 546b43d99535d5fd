import type { Content } from '../../check/index.ts'
import { escapeXml } from '../feeds/xml.ts'
import type { SiteAddress } from '../site-address.ts'
import { structuredData } from './structured-data.ts'

/** The picture that stands for a page where its address is shared. */
export type SocialPicture = { url: string; width: number; height: number; alt: string }

/**
 * What the page at a clean path gets into its head for programs. `social` holds pictures by path; a page
 * without one of its own is shared with that of the home page. Undefined stands for the page of missing
 * addresses, which nobody shares.
 */
export function headMarkup(
  path: string | undefined,
  options: { content: Content; address: SiteAddress; social: ReadonlyMap<string, SocialPicture> },
): string {
  if (path === undefined) return ''
  const { social } = options
  return programsMarkup({
    structuredData: structuredData(path, options),
    picture: social.get(path) ?? social.get('/'),
  })
}

/**
 * Markup for the head of a published page that only programs read. Not part of what React renders: a router
 * that puts a script element in place in the browser meets Trusted Types, and no visitor needs it.
 */
export function programsMarkup(options: {
  structuredData: object | undefined
  picture: SocialPicture | undefined
}): string {
  const { structuredData, picture } = options
  const tags =
    picture === undefined
      ? []
      : [
          property('og:image', picture.url),
          property('og:image:type', 'image/jpeg'),
          property('og:image:width', String(picture.width)),
          property('og:image:height', String(picture.height)),
          property('og:image:alt', picture.alt),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
  return [...tags, ...(structuredData === undefined ? [] : [dataScript(structuredData)])].join('')
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeXml(content)}">`
}

/** No `<` stands in the data as it is: neither `</script` nor `<!--` can end it or change how it is read. */
function dataScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
