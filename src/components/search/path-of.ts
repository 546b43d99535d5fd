import { listPath, pageAt, projectsPerPage } from '../../content/paging.ts'
import type { Listed } from './catalogue.ts'

/** The clean path of the page on which a document stands. */
export function pathOf({ kind, id, place }: Listed): string {
  if (kind === 'report') return `/blog/${id}`
  if (kind === 'news') return `/information-blog/${id}`
  if (kind === 'project') return listPath('projects', pageAt(place, projectsPerPage))
  return kind === 'page' ? '/about' : '/'
}
