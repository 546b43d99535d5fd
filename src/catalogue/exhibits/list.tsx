import { EditionCard } from '../../site/components/list/EditionCard.tsx'
import { PageLinks } from '../../site/components/list/PageLinks.tsx'
import { FilterControls } from '../../site/components/projects/filter/FilterControls.tsx'
import { listYears } from '../../site/components/projects/filter/filter.ts'
import { ProjectDescription } from '../../site/components/projects/ProjectDescription.tsx'
import { ProjectEntry } from '../../site/components/projects/ProjectEntry.tsx'
import timeline from '../../site/components/projects/ProjectTimeline.module.css'
import { YearIndex } from '../../site/components/projects/YearIndex.tsx'
import { EditionLinks } from '../../site/components/report/EditionLinks.tsx'
import { OtherEditions } from '../../site/components/report/OtherEditions.tsx'
import { words } from '../../site/content/index.ts'
import { type Exhibits, first } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** Cards, the timeline and its filter, the ways from one edition to others. */
export function listExhibits({ reports, projects }: Material): Exhibits {
  const [newest, second, third, ...older] = reports
  const filter = { themes: projects.themes, years: listYears(projects.years), onChange: () => {} }
  const project = first(projects.entries)
  const { title } = words.list
  const { newer, older: earlier } = words.editions
  const pageLinks = { list: 'summer-school', title, newer, older: earlier } as const
  return {
    'list/EditionCard': {
      'the newest': <EditionCard report={first(reports)} sizes="100vw" priority={false} />,
    },
    'list/PageLinks': {
      'the first page': <PageLinks page={1} pages={3} {...pageLinks} />,
      'one among many': <PageLinks page={20} pages={42} {...pageLinks} />,
    },
    'projects/filter/FilterControls': {
      'nothing chosen': (
        <FilterControls {...filter} filter={{}}>
          {projects.total}
        </FilterControls>
      ),
      'a theme and a year': (
        <FilterControls {...filter} filter={{ tema: first(filter.themes), viti: first(filter.years) }}>
          1
        </FilterControls>
      ),
    },
    'projects/ProjectEntry': {
      'the first of its year, and a further one': (
        <ol className={timeline.timeline}>
          <ProjectEntry project={project} opensYear />
          <ProjectEntry project={project} opensYear={false} />
        </ol>
      ),
    },
    'projects/YearIndex': { 'of a timeline with pages': <YearIndex page={2} years={projects.years} /> },
    'projects/ProjectDescription': Object.fromEntries(
      projects.entries
        .slice(0, 3)
        .map(({ title, blocks }) => [title, <ProjectDescription key={title} blocks={blocks} />]),
    ),
    'report/EditionLinks': {
      'between two': <EditionLinks earlier={third} later={newest} />,
      'the oldest': <EditionLinks later={second} />,
    },
    'report/OtherEditions': { three: <OtherEditions reports={older.slice(0, 3)} /> },
  }
}
