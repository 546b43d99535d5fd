import { type ListPage, pageAt, pagesOf, projectsPerPage } from '../../paging.ts'
import type { ListedProject, ListedYear, Project, ProjectList } from '../../schema/project.ts'
import { themes } from '../../themes.ts'
import { banner } from './banner.ts'
import { literal } from './literal.ts'
import type { EmitMemory } from './memory.ts'

/** What the pages of the projects show, page by page. */
export function projectListValues(projects: readonly Project[]): { list: ProjectList }[] {
  const ofAll = ofAllProjects(projects)
  return pagesOf(projects, projectsPerPage).map(({ entries, page, pages }) => ({
    list: { entries: entries.map(listedProject), page, pages, ...ofAll },
  }))
}

/** The same, each page a module of its own, and the loaders of the pages. */
export function emitProjectLists(
  projects: readonly Project[],
  remember: EmitMemory,
): [name: string, text: string][] {
  const lists = pagesOf(projects, projectsPerPage)
  const ofAll = fields(ofAllProjects(projects))
  const loaders = lists.map(({ page }) => `  () => import('./lists/projects-${page}.ts'),\n`)
  return [
    ...lists.map((list): [string, string] => [
      `lists/projects-${list.page}.ts`,
      emitPage(list, ofAll, remember),
    ]),
    ['project-lists.ts', `${banner}\nexport const projectLists = [\n${loaders.join('')}]\n`],
  ]
}

/** What a page says of all projects changes more often than its entries, whose text is the longer one. */
function emitPage({ entries, page, pages }: ListPage<Project>, ofAll: string, remember: EmitMemory): string {
  const make = () => fields({ entries: entries.map(listedProject) })
  const [first, ...others] = entries
  const ofEntries = first === undefined ? make() : remember([first, ...others], 'list', make)
  const value = ofEntries + fields({ page, pages }) + ofAll
  return `${banner}import type { ProjectList } from '../../schema/project.ts'\n\nexport const list: ProjectList = {\n${value}}\n`
}

function ofAllProjects(projects: readonly Project[]): Pick<ProjectList, 'total' | 'themes' | 'years'> {
  return {
    total: projects.length,
    themes: themes.filter((theme) => projects.some((project) => project.themes?.includes(theme))),
    years: yearsOf(projects),
  }
}

function listedProject({ description: _description, ...listed }: Project): ListedProject {
  return listed
}

/** Each year once; projects of one year stand beside each other. */
function yearsOf(projects: readonly Project[]): ListedYear[] {
  return projects.flatMap(({ year }, position) =>
    year === projects[position - 1]?.year ? [] : [{ year, page: pageAt(position, projectsPerPage) }],
  )
}

function fields(value: Record<string, unknown>): string {
  return Object.entries(value)
    .map(([name, field]) => `  ${name}: ${literal(field)},\n`)
    .join('')
}
