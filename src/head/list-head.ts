import { words } from '../content/index.ts'
import { type ListName, listPath } from '../content/paging.ts'
import { phrase } from '../content/phrase.ts'
import { pageHead } from './page-head.ts'

/** Head of a page of a list: an address of its own, and the pages beside it. */
export function listHead(list: ListName, { page, pages }: { page: number; pages: number }) {
  const { title, description } = list === 'projects' ? words.projects : words.list
  const full = page === 1 ? title : phrase(words.list.page, { title, n: page })
  return pageHead({
    title: full,
    description: page === 1 ? description : `${full}. ${description}`,
    path: listPath(list, page),
    ...(page > 1 && { previous: listPath(list, page - 1) }),
    ...(page < pages && { next: listPath(list, page + 1) }),
  })
}
