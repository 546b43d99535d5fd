import type { Content } from '../../check/content.ts'
import { numberedNames } from '../../model/document-kinds.ts'
import type { Drawn } from '../../model/drawn.ts'
import { drawMap } from '../../model/map.ts'
import { listPath, pageAt } from '../../model/paging.ts'
import { omit } from '../../model/records.ts'
import type { EnglishEntries, EnglishPage } from '../../model/schema/english.ts'
import { collectionOf } from './collection.ts'

/** The page's texts. The note that they are examples is there only while the settings list placeholders. */
export function englishPage({ english, site }: Content): EnglishPage {
  return site.placeholders.length > 0 ? english : omit(english, 'placeholders')
}

/** The documents with English texts, by kind, in the order of the site's lists. */
export function englishEntries(content: Content): EnglishEntries {
  const lists = numberedNames.map((kind) => {
    const {
      pathOf,
      listPage = '',
      perPage,
      entries,
      idOf,
      englishEntry,
      searchEntry,
    } = collectionOf(kind, content)
    const listed = entries.flatMap((entry, position) => {
      const english = englishEntry(entry)
      if (english === undefined) return []
      const path = pathOf?.(idOf(entry))
      if (path !== undefined) return { ...english, path }
      const [first] = searchEntry(entry, false).sections
      const anchor = first && 'anchor' in first ? first.anchor : undefined
      return { ...english, path: listPath(listPage, pageAt(position, perPage)), ...(anchor && { anchor }) }
    })
    return [kind, listed]
  })
  return Object.fromEntries(lists)
}

/** The map with English words; its links lead to Albanian pages. */
export function englishMap({ home: { map } }: Content): Drawn[] {
  const places = map?.places.map(({ english, ...place }) => ({ ...place, ...english }))
  return map && places ? drawMap({ label: map.english, places }) : []
}
