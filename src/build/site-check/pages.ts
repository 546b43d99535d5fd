import { type Addresses, addressOfPage, followAddress, meansTheSameEverywhere } from './addresses.ts'
import type { PageAddress, PageFacts } from './facts.ts'
import type { Page, Reference } from './page.ts'
import { type SiteProblem, type SiteRule, siteProblem } from './problem.ts'

/** Checks what each page says by itself: language, title, headings, ids, pictures, links with words. */
export function checkPage(page: Page): SiteProblem[] {
  const { file, ids } = page
  const problems: SiteProblem[] = []
  if (page.lang === '') problems.push(siteProblem('site/missing-lang', { file }))
  if (page.title === '') problems.push(siteProblem('site/missing-title', { file }))
  if (page.headings !== 1) problems.push(siteProblem('site/heading', { file }, String(page.headings)))
  for (const [id, places] of ids)
    for (const again of places.slice(1)) problems.push(siteProblem('site/duplicate-id', again, id))
  for (const { id, spot } of page.idReferences)
    if (!ids.has(id)) problems.push(siteProblem('site/missing-id', spot, id))
  for (const { address, spot } of page.picturesWithoutAlt)
    problems.push(siteProblem('site/missing-alt', spot, address))
  for (const { address, spot } of page.namelessLinks)
    problems.push(siteProblem('site/nameless-link', spot, address))
  return problems
}

/** Follows every address of every page; `read` gives a page with its places, where something is wrong with it. */
export function checkReferences(
  addresses: Addresses,
  pages: readonly PageFacts[],
  read: (file: string) => Page,
): SiteProblem[] {
  const ids = new Map(pages.map((page) => [page.file, new Set(page.ids)]))
  // Most of what pages refer to is the same for all of them, listed once.
  const right = new Set<PageAddress>()
  const isWrong = ({ file, references }: PageFacts) =>
    references.some((reference) => {
      if (right.has(reference)) return false
      const [kind, address] = reference
      if (faultOf(addresses, ids, file, kind, address) !== undefined) return true
      if (kind !== 'canonical' && meansTheSameEverywhere(address)) right.add(reference)
      return false
    })
  return pages.filter(isWrong).flatMap(({ file }) =>
    read(file).references.flatMap(({ kind, address, spot }) => {
      const rule = faultOf(addresses, ids, file, kind, address)
      return rule === undefined ? [] : [siteProblem(rule, spot, address)]
    }),
  )
}

/** The rule that an address of the page `from` breaks. */
function faultOf(
  addresses: Addresses,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  kind: Reference['kind'],
  address: string,
): SiteRule | undefined {
  if (kind === 'canonical') return address === addressOfPage(addresses, from) ? undefined : 'site/canonical'
  if (addresses.standIn && kind === 'link' && /^https?:/.test(address)) return undefined
  const target = followAddress(addresses, from, address)
  if (target.kind === 'foreign') return undefined
  if (target.kind === 'missing') return kind === 'link' ? 'site/dead-link' : 'site/missing-file'
  const { file, anchor } = target
  const known = ids.get(file)
  if (anchor === undefined || anchor === '' || anchor === 'top' || known === undefined) return undefined
  return known.has(anchor) || isOnLaterPage(ids, file, anchor) ? undefined : 'site/dead-anchor'
}

/** The first page of a list leads on to what its later pages have: `projects.html`, `projects/faqja/2.html`. */
function isOnLaterPage(ids: ReadonlyMap<string, ReadonlySet<string>>, file: string, anchor: string): boolean {
  const folder = file.replace(/\.html$/, '/faqja/')
  return [...ids].some(([name, known]) => name.startsWith(folder) && known.has(anchor))
}

/** Pages to which no other page leads; the first page and the one for missing pages need none. */
export function findUnlisted(addresses: Addresses, pages: readonly PageFacts[]): SiteProblem[] {
  const reached = new Set(['index.html', '404.html'])
  const followed = new Set<PageAddress>()
  for (const { file, references } of pages) {
    for (const reference of references) {
      const [kind, address] = reference
      if (kind !== 'link' || followed.has(reference)) continue
      const target = followAddress(addresses, file, address)
      if (target.kind !== 'file' || target.file === file) continue
      reached.add(target.file)
      if (meansTheSameEverywhere(address)) followed.add(reference)
    }
  }
  const unlisted = pages.filter(({ file }) => !reached.has(file))
  return unlisted.map(({ file }) => siteProblem('site/unlisted-page', { file }, file))
}
