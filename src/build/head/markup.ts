import { escapeXml } from '../feeds/xml.ts'

/** The picture that stands for a page where its address is shared. */
export type SocialPicture = { url: string; width: number; height: number; alt: string }

/**
 * Markup for the head of a published page that only programs read. Not part of what React renders: a router
 * that puts a script element in place in the browser meets Trusted Types, and no visitor needs it.
 */
export function headMarkup({ data, picture }: { data?: object; picture?: SocialPicture }): string {
  const properties = picture && {
    'og:image': picture.url,
    'og:image:type': 'image/jpeg',
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': picture.alt,
  }
  const tags = Object.entries(properties ?? {}).map(
    ([name, content]) => `<meta property="${name}" content="${escapeXml(String(content))}">`,
  )
  if (picture) tags.push('<meta name="twitter:card" content="summary_large_image">')
  // No `<` stands in the data as it is: neither `</script` nor `<!--` can end it or change how it is read.
  const json = JSON.stringify(data)?.replaceAll('<', '\\u003c')
  return tags.join('') + (json === undefined ? '' : `<script type="application/ld+json">${json}</script>`)
}
