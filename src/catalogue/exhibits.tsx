import { type ReactNode, useState } from 'react'
import { shownEdition } from '../model/shown-edition.ts'
import { NextEditionBand } from '../site/components/edition/NextEditionBand.tsx'
import { NextEditionLine } from '../site/components/edition/NextEditionLine.tsx'
import { Footer } from '../site/components/frame/Footer.tsx'
import { Header } from '../site/components/frame/Header.tsx'
import { SkipLink } from '../site/components/frame/SkipLink.tsx'
import { Gallery } from '../site/components/gallery/Gallery.tsx'
import { Modal } from '../site/components/gallery/modal/Modal.tsx'
import { PageLinks } from '../site/components/list/PageLinks.tsx'
import { DocumentPictures, mdxComponents } from '../site/components/mdx/components.tsx'
import { MdxBody } from '../site/components/mdx/MdxBody.tsx'
import { YearBand } from '../site/components/projects/band/YearBand.tsx'
import { FilterLinks } from '../site/components/projects/filter/FilterLinks.tsx'
import { ProjectEntry } from '../site/components/projects/ProjectEntry.tsx'
import timeline from '../site/components/projects/ProjectTimeline.module.css'
import { YearIndex } from '../site/components/projects/YearIndex.tsx'
import { EditionLinks } from '../site/components/report/EditionLinks.tsx'
import { useSearchMatches } from '../site/components/search/finding/useSearchMatches.ts'
import { SearchDialog } from '../site/components/search/SearchDialog.tsx'
import { SearchResults } from '../site/components/search/SearchResults.tsx'
import { site, words } from '../site/content/index.ts'
import { AboutLayout } from '../site/layouts/AboutLayout.tsx'
import { EnglishLayout } from '../site/layouts/EnglishLayout.tsx'
import { HomeLayout } from '../site/layouts/HomeLayout.tsx'
import { ListLayout } from '../site/layouts/lists/ListLayout.tsx'
import { NewsLayout } from '../site/layouts/NewsLayout.tsx'
import { NotFoundLayout } from '../site/layouts/NotFoundLayout.tsx'
import { ReportLayout } from '../site/layouts/ReportLayout.tsx'
import { first, type Material } from './material.ts'

const { Figure, Note, TwoColumns, VideoCard } = mdxComponents

/**
 * Components of the site, each by its file below `src/site/`, in one or more states with short descriptions.
 *
 * To add a component for pages (`model/editor-components.ts` says how to add one for writers):
 *
 * 1. Write its `.tsx` and `.module.css` in `site/components/`.
 * 2. Write an exhibit here if no page of the catalogue shows it. `catalogue.test.ts` names a component that is not shown.
 * 3. Look at `/_components` at 320 and 1440 px, in both schemes, in forced colours, and with the keyboard.
 */
type Exhibits = Record<string, Record<string, ReactNode>>

/** The areas of the catalogue. */
export function exhibitsOf(material: Material): Record<string, Exhibits> {
  return { Pages: pages(material), Parts: parts(material), Search: search }
}

/** The parts that pages share, and whole pages. */
function pages({
  home,
  posts,
  facts,
  map,
  about,
  english,
  reports,
  report: { report, neighbours, body },
  post,
}: Material): Exhibits {
  return {
    'components/frame/SkipLink': { 'seen with the focus alone: press Tab here': <SkipLink /> },
    'components/frame/Header': { 'a menu in a window narrower than 60 rem': <Header /> },
    'components/frame/Footer': { 'a credit behind the copyright': <Footer /> },
    'layouts/HomeLayout': {
      'six sections': <HomeLayout home={home} posts={posts} facts={facts} map={map} />,
    },
    'layouts/AboutLayout': { 'three sections': <AboutLayout about={about} /> },
    'layouts/EnglishLayout': { 'a page in English': <EnglishLayout {...english} /> },
    'layouts/lists/ListLayout': { 'a single page': <ListLayout {...reports} page={1} pages={1} /> },
    'layouts/ReportLayout': {
      'a whole report': (
        <ReportLayout report={report} neighbours={neighbours}>
          <MdxBody compiled={body} />
        </ReportLayout>
      ),
    },
    'layouts/NewsLayout': { 'a whole post': <NewsLayout post={post} /> },
    'layouts/NotFoundLayout': { 'any address': <NotFoundLayout /> },
  }
}

/** Parts of pages in states that the pages themselves may not show. */
function parts(material: Material): Exhibits {
  return { ...partsOfLists(material), ...partsOfTexts(material), ...partsOfGalleries(material) }
}

function partsOfLists({ projects, report: { neighbours } }: Material): Exhibits {
  const [project] = projects.entries
  return {
    'components/edition/NextEditionBand': {
      'with every way to apply': <NextEditionBand edition={edition} />,
    },
    'components/edition/NextEditionLine': { 'below the banner': <NextEditionLine edition={edition} /> },
    'components/list/PageLinks': {
      'among many': <PageLinks list="summer-school" page={20} pages={42} names={words.editions} />,
    },
    'components/projects/band/YearBand': {
      'a year chosen': (
        <YearBand
          projects={projects.entries}
          listed={projects.entries}
          filter={{ chosen: { viti: 2022 }, to: '/projects' }}
        />
      ),
    },
    'components/projects/filter/FilterLinks': {
      'with municipalities, a theme chosen': (
        <FilterLinks
          filter={{ chosen: { tema: first(projects.themes) }, to: '/projects' }}
          list={{ ...projects, municipalities: ['Pejë', 'Rahovec'] }}
        >
          1
        </FilterLinks>
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
      'of a timeline with pages': (
        <YearIndex
          list={{
            ...projects,
            page: 2,
            years: [...new Set(projects.entries.map(({ year }) => year))].map((year) => ({ year, page: 1 })),
          }}
        />
      ),
    },
    'components/report/EditionLinks': { 'one side alone': <EditionLinks later={neighbours.others[0]} /> },
  }
}

function partsOfTexts({ home, report: { report } }: Material): Exhibits {
  const question = first(home.faq.items)
  const [file = ''] = Object.keys(report.figures)
  return {
    'components/mdx/Figure': {
      'with a caption': (
        <DocumentPictures value={report.figures}>
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
  }
}

function partsOfGalleries({ report: { report }, post }: Material): Exhibits {
  return {
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

/** An edition that is to come, which the content need not have. */
const edition = shownEdition({
  title: 'Shkolla verore',
  start: '2099-07-06',
  end: '2099-07-10',
  place: 'Durrës',
  deadline: '2099-05-15',
  audience: 'Nxënës të klasave 10 deri në 12.',
  phone: '+383 00 000 001',
  email: 'info@example.org',
  link: 'https://www.example.org',
})

/** The search and its results; its button is in the header. */
const search: Exhibits = {
  'components/search/SearchDialog': {
    'over the page': <OnDemand>{(close) => <SearchDialog onClose={close} />}</OnDemand>,
  },
  'components/search/SearchResults': {
    'many, marked, and more of them': <Results query="energjia" />,
    none: <Results query="xyzxyz" />,
    'the texts could not be loaded': <SearchResults answer="failed" query="energjia" isBehind={false} />,
  },
}

function Results({ query }: { query: string }) {
  const [limit, setLimit] = useState(2)
  const onMore = () => setLimit(limit + 2)
  return (
    <SearchResults answer={useSearchMatches(query, limit)} query={query} isBehind={false} onMore={onMore} />
  )
}

/** A button that opens an overlay, which would otherwise cover this page, until that closes itself. */
function OnDemand({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" lang="en" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
