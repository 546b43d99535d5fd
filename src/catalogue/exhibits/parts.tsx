import { Gallery } from '../../site/components/gallery/Gallery.tsx'
import { Modal } from '../../site/components/gallery/modal/Modal.tsx'
import { PageLinks } from '../../site/components/list/PageLinks.tsx'
import { DocumentPictures, mdxComponents } from '../../site/components/mdx/components.tsx'
import { FilterControls } from '../../site/components/projects/filter/FilterControls.tsx'
import { listYears } from '../../site/components/projects/filter/filter.ts'
import { ProjectEntry } from '../../site/components/projects/ProjectEntry.tsx'
import timeline from '../../site/components/projects/ProjectTimeline.module.css'
import { YearIndex } from '../../site/components/projects/YearIndex.tsx'
import { EditionLinks } from '../../site/components/report/EditionLinks.tsx'
import { site, words } from '../../site/content/index.ts'
import { type Exhibits, first, OnDemand } from '../exhibit.tsx'
import type { Material } from '../material.ts'

const { Figure, Note, TwoColumns, VideoCard } = mdxComponents

/** Parts of pages in states that the pages themselves may not show. */
export function partExhibits({ home, projects, report: { report, around }, post }: Material): Exhibits {
  const filter = { themes: projects.themes, years: listYears(projects.years), onChange: () => {} }
  const [project] = projects.entries
  const { title } = words.list
  const { newer, older } = words.editions
  const question = first(home.faq.items)
  const [file = ''] = Object.keys(report.figures)
  return {
    'components/list/PageLinks': {
      'among many': (
        <PageLinks list="summer-school" page={20} pages={42} title={title} newer={newer} older={older} />
      ),
    },
    'components/projects/filter/FilterControls': {
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
    'components/projects/ProjectEntry': {
      'the first of its year, and a further one': project && (
        <ol className={timeline.timeline}>
          <ProjectEntry project={project} opensYear />
          <ProjectEntry project={project} opensYear={false} />
        </ol>
      ),
    },
    'components/projects/YearIndex': {
      'of a timeline with pages': <YearIndex page={2} years={projects.years} />,
    },
    'components/report/EditionLinks': { 'one side alone': <EditionLinks later={around.others[0]} /> },
    'components/mdx/Figure': {
      'with a caption': (
        <DocumentPictures pictures={report.figures}>
          {file !== '' && <Figure file={file} alt="" caption={report.title} />}
        </DocumentPictures>
      ),
    },
    'components/mdx/Note': {
      'with a title': <Note title={question.title}>{question.description}</Note>,
      'without one': <Note>{question.description}</Note>,
    },
    'components/mdx/TwoColumns': {
      'a long list': (
        <TwoColumns>
          <ul>
            {report.sections.map(({ anchor, label }) => (
              <li key={anchor}>{label}</li>
            ))}
          </ul>
        </TwoColumns>
      ),
    },
    'components/mdx/VideoCard': {
      'a link elsewhere': <VideoCard href={site.social.url} title={report.title} />,
    },
    'components/gallery/Gallery': {
      'a few pictures': <Gallery pictures={post.images} title={post.title} />,
      'a single one': <Gallery pictures={post.images.slice(0, 1)} title={post.title} />,
    },
    'components/gallery/modal/Modal': {
      'over the page': (
        <OnDemand>
          {(close) => (
            <Modal
              pictures={report.images}
              title={report.title}
              first={1}
              onMove={() => {}}
              onClose={close}
            />
          )}
        </OnDemand>
      ),
    },
  }
}
