import { type Page, readPage } from './page.ts'
import { checkPage } from './pages.ts'
import { pictureKeys } from './picture-keys.ts'
import type { SiteProblem } from './problem.ts'

/**
 * What the checks of a whole site need to know of a page: without places, so that it can be kept for a thousand
 * pages. Where something is wrong the page itself is read.
 */
export type PageFacts = {
  /** Path below the built folder. */
  file: string
  ids: readonly string[]
  /** Each address once. */
  references: readonly PageAddress[]
  /** Keys of pictures anywhere in the page, scripts of data among it. */
  pictures: readonly string[]
  /** What is wrong with the page whatever the other pages are. */
  problems: readonly SiteProblem[]
}

export type PageAddress = readonly [kind: Page['references'][number]['kind'], address: string]

/** Reads a page for {@link PageFacts}. */
export function pageFacts(file: string, html: string): PageFacts {
  const page = readPage(file, html)
  const references = new Map<string, PageAddress>()
  for (const { kind, address } of page.references) references.set(`${kind} ${address}`, [kind, address])
  return {
    file,
    ids: [...page.ids.keys()],
    references: [...references.values()],
    pictures: pictureKeys(html),
    problems: checkPage(page),
  }
}
