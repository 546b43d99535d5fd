import { phrase } from '../components/Phrase.tsx'
import { words } from '../content/index.ts'
import { reportListPath } from '../content/paging.ts'
import { pageHead } from './page-head.ts'

/** Head of a page of the editions' list: an address of its own, and the pages beside it. */
export function listHead({ page, pages }: { page: number; pages: number }) {
  const { title, description } = words.list
  const full = page === 1 ? title : phrase(words.list.page, { title, n: page })
  return pageHead({
    title: full,
    description: page === 1 ? description : `${full}. ${description}`,
    path: reportListPath(page),
    ...(page > 1 && { previous: reportListPath(page - 1) }),
    ...(page < pages && { next: reportListPath(page + 1) }),
  })
}
