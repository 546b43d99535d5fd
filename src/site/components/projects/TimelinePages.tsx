import type { ProjectList } from '../../../model/schema/project.ts'
import { words } from '../../content/index.ts'
import { PageLinks } from '../list/PageLinks.tsx'
import { useAnchorElsewhere } from './useAnchorElsewhere.ts'
import { YearIndex } from './YearIndex.tsx'

/** Above the projects of a timeline with pages: the index of years. Goes on to what the address names elsewhere. */
export function TimelineIndex({ list }: { list: ProjectList }) {
  useAnchorElsewhere(list)
  return <YearIndex page={list.page} years={list.years} />
}

/** Below them: the way to the other pages. */
export function TimelinePageLinks({ title, list: { page, pages } }: { title: string; list: ProjectList }) {
  const { newer, older } = words.projectPages
  return <PageLinks list="projects" page={page} pages={pages} title={title} newer={newer} older={older} />
}
