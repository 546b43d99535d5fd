import { projectAnchor } from '../anchors.ts'
import { drawBlock } from '../draw-block.ts'
import { isLarge } from '../large-project.ts'
import { pageAt, projectsPerPage } from '../paging.ts'
import { publishedPaths } from '../published-paths.ts'
import {
  type Inline,
  type ListedProject,
  type ListedYear,
  type Project,
  type ProjectList,
  projectFrontmatterSchema,
} from '../schema/project.ts'
import { themes } from '../themes.ts'
import { type FactWords, laterFirst, type Named, type NumberedRecord, type SiteFacts } from './kind.ts'

/** A project of the timeline: `content/projects/<years>-<slug>.mdx`. */
export const projectRecord = {
  list: 'projects',
  ownFolder: false,
  file: /^projects\/\d{4}(-\d{4})?-[a-z0-9]+(-[a-z0-9]+)*\.mdx$/,
  schema: projectFrontmatterSchema,
  title: 'Fushat e projektit',
  sq: { one: 'projekt', ofAll: 'projekteve', all: 'Projektet', place: 'projects/<viti>-<emri>.mdx' },
  en: { one: 'project', ofAll: 'projects', place: 'projects/<year>-<name>.mdx' },
  yearsAhead: 10,
  newName: (year, title) => `${year}-${title}`,
  // An unfinished report has no sections, so it may look like a project.
  looksLike: (body) => body.trim() !== '' && !/^##? |^\s*</m.test(body),
  form: {
    fields: ['year', 'title'],
    nameOf: ({ year, slug }, title) => `${year}-${slug || title || 'projekti'}`,
    clash(option, answer) {
      const [first = '', last] = answer.split('-')
      if (option !== 'year' || last === undefined || first < last) return undefined
      return 'Viti i dytë vjen pas të parit: shkruani p.sh. 2025 ose 2025-2026.'
    },
  },

  idOf: ({ id }) => id,
  compare: (a, b) => laterFirst(lastAndFirst(a), lastAndFirst(b)) || b.id - a.id,
  searchEntry: ({ description, ...project }) => ({
    title: project.title,
    date: project.year,
    sections: [{ anchor: projectAnchor(project.id), text: [...factsOf(project), description].join(' · ') }],
  }),
  englishEntry: ({ english, year }) => english && { ...english, date: year.replace('-', '–') },

  listPage: 'projects',
  perPage: projectsPerPage,
  card({ id, year, title, themes, blocks, ...facts }, labels: FactWords): ListedProject {
    const items = factNames.flatMap((name): Inline[][] => {
      const value = [facts[name] ?? []].flat().join(', ')
      return value === '' ? [] : [[{ kind: 'strong', children: [`${labels[name]}:`] }, ` ${value}`]]
    })
    return {
      id,
      year,
      title,
      ...(themes && { themes }),
      ...(isLarge({ themes, blocks }) && { large: true }),
      ...(facts.municipality && { municipality: facts.municipality }),
      blocks: (items.length > 0 ? [...blocks, { items }] : blocks).map(drawBlock),
    }
  },
  listFacts: (
    projects,
    labels: FactWords,
    { license, map }: SiteFacts,
  ): Omit<ProjectList, 'entries' | 'page' | 'pages'> => ({
    total: projects.length,
    themes: themes.filter((theme) => projects.some((project) => project.themes?.includes(theme))),
    ...municipalitiesOf(projects),
    ...(projects.length > projectsPerPage && { years: yearsOf(projects) }),
    data: [drawBlock(dataLinks(labels, license))],
    map,
  }),
} as const satisfies NumberedRecord<Project>

/** The municipalities that projects name, each once. */
function municipalitiesOf(projects: readonly Project[]): Pick<ProjectList, 'municipalities'> {
  const named = [...new Set(projects.flatMap(({ municipality }) => municipality ?? []))]
  return named.length === 0 ? {} : { municipalities: named.sort((a, b) => a.localeCompare(b, 'sq')) }
}

/** Links to the data of all projects and, if the data has one, to its licence. */
function dataLinks({ data }: FactWords, license: Named | undefined): Inline[] {
  const link = (href: string, name: string): Inline => ({ kind: 'link', href, children: [name] })
  const terms = license === undefined ? [] : [' · ', link(license.url, license.name)]
  return [
    `${data} `,
    link(publishedPaths.projectsCsv, 'CSV'),
    ', ',
    link(publishedPaths.projectsJson, 'JSON'),
    ...terms,
  ]
}

/** The fields that say where a project was done, with whom, and with whose money. */
const factNames = ['municipality', 'partners', 'funder'] as const

function factsOf(project: Pick<Project, (typeof factNames)[number]>): string[] {
  return factNames.flatMap((name) => project[name] ?? [])
}

/** The last year of a project followed by its first year, as a key for sorting. */
function lastAndFirst({ year }: Project): string {
  return year.slice(-4) + year.slice(0, 4)
}

/** Each year once, with its page. The projects of a year stand together in the list. */
function yearsOf(projects: readonly Project[]): ListedYear[] {
  return projects.flatMap(({ year }, position) =>
    year === projects[position - 1]?.year ? [] : [{ year, page: pageAt(position, projectsPerPage) }],
  )
}
