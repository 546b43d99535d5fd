import type { Content } from '../../check/content.ts'
import { sha256 } from '../../util/sha256.ts'
import { moduleText } from '../data/content-modules.ts'
import type { PublishedModule } from '../data/published.ts'
import type { SiteAddress } from '../data/site-address.ts'
import { type Unit, type Units, unchangedUnit, writeTexts } from '../dist/manifest.ts'
import type { ChangedOn } from '../git/last-changes.ts'
import { headersFile, siteHeaders } from '../serve/headers.ts'
import { redirectTexts } from '../serve/redirects.ts'
import { machineReadableFiles } from './files.ts'

/**
 * The text files other than pages: feeds, sitemap, calendars, `_headers`, and the content modules that several pages
 * share. Each is a unit of the build.
 */
export async function makeTexts(options: {
  content: Content
  modules: readonly PublishedModule[]
  address: SiteAddress
  articleOf: (path: string) => Promise<string>
  changedOn: ChangedOn
  previous: Units
  staging: string
}): Promise<Unit[]> {
  const { content, modules, address, previous, staging } = options
  const texts = new Map<string, string>()
  for (const [path, make] of machineReadableFiles(options)) texts.set(path, await make())
  for (const [path, text] of redirectTexts(content, address)) texts.set(path, text)
  texts.set('/_headers', headersFile(siteHeaders({ basePath: address.base })))
  for (const { name, path, values, code = '' } of modules)
    if (path === undefined) texts.set(`/data/${name}.js`, moduleText({ values: values() }) + code)
  return [...texts].map(([place, text]) => {
    const path = place.slice(1)
    const unit = { name: `text ${path}`, key: sha256(text, 32) }
    return unchangedUnit(previous, unit) ?? { ...unit, files: writeTexts(staging, { [path]: text }) }
  })
}
