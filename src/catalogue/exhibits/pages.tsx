import { MDXProvider } from '@mdx-js/react'
import { Footer } from '../../site/components/frame/Footer.tsx'
import { Header } from '../../site/components/frame/Header.tsx'
import { SkipLink } from '../../site/components/frame/SkipLink.tsx'
import { mdxComponents } from '../../site/components/mdx/components.tsx'
import { HomeLayout } from '../../site/layouts/HomeLayout.tsx'
import { ListLayout } from '../../site/layouts/lists/ListLayout.tsx'
import { NewsLayout } from '../../site/layouts/NewsLayout.tsx'
import { NotFoundLayout } from '../../site/layouts/NotFoundLayout.tsx'
import { ReportLayout } from '../../site/layouts/ReportLayout.tsx'
import type { Exhibits } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** What pages share, and pages whole. */
export function pageExhibits({ home, news, reports, report, post }: Material): Exhibits {
  const { Body } = report
  return {
    'components/frame/SkipLink': { 'seen with the focus alone: press Tab here': <SkipLink /> },
    'components/frame/Header': { 'a menu in a window narrower than 60 rem': <Header /> },
    'components/frame/Footer': { 'a credit behind the copyright': <Footer /> },
    'layouts/HomeLayout': { 'six sections': <HomeLayout home={home} posts={news} /> },
    'layouts/lists/ListLayout': { 'a single page': <ListLayout entries={reports} page={1} pages={1} /> },
    'layouts/ReportLayout': {
      'a whole report': (
        <ReportLayout report={report.report} around={report.around}>
          <MDXProvider components={mdxComponents}>
            <Body />
          </MDXProvider>
        </ReportLayout>
      ),
    },
    'layouts/NewsLayout': { 'a whole post': <NewsLayout post={post} /> },
    'layouts/NotFoundLayout': { 'any address': <NotFoundLayout /> },
  }
}
