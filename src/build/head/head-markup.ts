import type { Content } from '../../check/index.ts'
import type { SiteAddress } from '../site-address.ts'
import { programsMarkup, type SocialPicture } from './markup.ts'
import { structuredData } from './structured-data.ts'

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
