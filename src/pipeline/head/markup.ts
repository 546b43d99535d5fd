import { escapeXml } from '../../util/xml.ts'

/** The social card of a page, which other sites show with a link to it. */
export type SocialPicture = { url: string; width: number; height: number; alt: string }

/**
 * Head markup for programs. Not rendered by React: Trusted Types block script elements that a router
 * inserts in the browser, and no visitor needs them.
 */
export function headMarkup({
  data,
  picture,
  script,
}: {
  data?: object
  picture?: SocialPicture
  /** Address of a script that runs before the first paint. */
  script?: string
}): string {
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
  if (script !== undefined) tags.push(`<script src="${script}"></script>`)
  // Without `<`, the data cannot contain `</script` or `<!--`, which would end or change the script.
  const json = JSON.stringify(data)?.replaceAll('<', '\\u003c')
  return tags.join('') + (json === undefined ? '' : `<script type="application/ld+json">${json}</script>`)
}
