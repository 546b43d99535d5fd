import { projectAnchor } from '../../content/anchors.ts'
import { loadTitles } from '../../content/index.ts'
import type { ProjectList } from '../../content/schema/project.ts'
import { yearAnchor } from '../../content/year-anchor.ts'

/**
 * The page of the timeline that has what an anchor names: this one if it has it, too; undefined for what no page has.
 * A year that two pages share is on the one where it begins.
 */
export async function pageOfAnchor(
  anchor: string,
  { entries, page, years }: Pick<ProjectList, 'entries' | 'page' | 'years'>,
  load = loadTitles,
): Promise<number | undefined> {
  const isHere = ({ id, year }: { id: number; year: string }) =>
    projectAnchor(id) === anchor || yearAnchor(year) === anchor
  if (entries.some(isHere)) return page
  const named = years.find(({ year }) => yearAnchor(year) === anchor)
  if (named !== undefined) return named.page
  // The skip link's and other anchors of the page itself.
  if (!/^projekti-\d+$/.test(anchor)) return undefined
  const { projects } = await load()
  return projects.find(({ id }) => projectAnchor(id) === anchor)?.page
}
