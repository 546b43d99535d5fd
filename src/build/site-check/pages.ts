import { type Addresses, addressOfPage, followAddress } from './addresses.ts'
import type { Page, Reference } from './page.ts'
import { type SiteProblem, siteProblem } from './problem.ts'

/** Checks what each page says by itself: language, title, headings, ids, pictures, links with words. */
export function checkPage(page: Page): SiteProblem[] {
  const { file, ids } = page
  const problems: SiteProblem[] = []
  if (page.lang === '') problems.push(siteProblem('site/missing-lang', { file }))
  if (page.title === '') problems.push(siteProblem('site/missing-title', { file }))
  if (page.headings !== 1) problems.push(siteProblem('site/heading', { file }, String(page.headings)))
  for (const [id, places] of ids)
    for (const again of places.slice(1)) problems.push(siteProblem('site/duplicate-id', again, id))
  for (const { id, ...spot } of page.idReferences)
    if (!ids.has(id)) problems.push(siteProblem('site/missing-id', spot, id))
  for (const { address, ...spot } of page.picturesWithoutAlt)
    problems.push(siteProblem('site/missing-alt', spot, address))
  for (const { address, ...spot } of page.namelessLinks)
    problems.push(siteProblem('site/nameless-link', spot, address))
  return problems
}

/** Follows every address of every page. */
export function checkReferences(addresses: Addresses, pages: readonly Page[]): SiteProblem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return pages.flatMap(({ references }) =>
    references.flatMap((reference) => checkReference(addresses, byFile, reference)),
  )
}

function checkReference(
  addresses: Addresses,
  pages: ReadonlyMap<string, Page>,
  { kind, address, ...spot }: Reference,
): SiteProblem[] {
  if (kind === 'canonical') {
    return address === addressOfPage(addresses, spot.file)
      ? []
      : [siteProblem('site/canonical', spot, address)]
  }
  if (addresses.standIn && kind === 'link' && /^https?:/.test(address)) return []
  const target = followAddress(addresses, spot.file, address)
  if (target.kind === 'foreign') return []
  if (target.kind === 'missing')
    return [siteProblem(kind === 'link' ? 'site/dead-link' : 'site/missing-file', spot, address)]
  const { file, anchor } = target
  const page = pages.get(file)
  if (anchor === undefined || anchor === '' || anchor === 'top' || page === undefined) return []
  return page.ids.has(anchor) ? [] : [siteProblem('site/dead-anchor', spot, address)]
}

/** Pages to which no other page leads; the first page and the one for missing pages need none. */
export function findUnlisted(addresses: Addresses, pages: readonly Page[]): SiteProblem[] {
  const reached = new Set(['index.html', '404.html'])
  for (const { file, references } of pages) {
    for (const { kind, address } of references) {
      const target = kind === 'link' ? followAddress(addresses, file, address) : undefined
      if (target?.kind === 'file' && target.file !== file) reached.add(target.file)
    }
  }
  const unlisted = pages.filter(({ file }) => !reached.has(file))
  return unlisted.map(({ file }) => siteProblem('site/unlisted-page', { file }, file))
}
