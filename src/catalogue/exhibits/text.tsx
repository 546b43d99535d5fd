import { MDXProvider } from '@mdx-js/react'
import { DocumentPictures, mdxComponents } from '../../site/components/mdx/components.tsx'
import { NewsArticle } from '../../site/components/news/NewsArticle.tsx'
import { Contents } from '../../site/components/report/Contents.tsx'
import body from '../../site/components/report/ReportBody.module.css'
import { ReportFacts } from '../../site/components/report/ReportFacts.tsx'
import { site } from '../../site/content/index.ts'
import { type Exhibits, first } from '../exhibit.tsx'
import type { Material } from '../material.ts'

const { Figure, Note, TwoColumns, VideoCard } = mdxComponents

/** What a reader reads: reports with the components that editors may use, and posts. */
export function textExhibits({ home, report: { report, Body }, post }: Material): Exhibits {
  const question = first(home.faq.items)
  const [file = ''] = Object.keys(report.figures)
  return {
    'report/ReportFacts': { 'dates, place, reading time': <ReportFacts report={report} /> },
    'report/Contents': { 'by day': <Contents sections={report.sections} /> },
    'report/ReportBody': {
      'a whole report': (
        <DocumentPictures pictures={report.figures}>
          <div className={body.body}>
            <MDXProvider components={mdxComponents}>
              <Body />
            </MDXProvider>
          </div>
        </DocumentPictures>
      ),
    },
    'mdx/Figure': {
      'with a caption': (
        <DocumentPictures pictures={report.figures}>
          {file !== '' && <Figure file={file} alt="" caption={report.title} />}
        </DocumentPictures>
      ),
    },
    'mdx/Note': {
      'with a title': <Note title={question.title}>{question.description}</Note>,
      'without one': <Note>{question.description}</Note>,
    },
    'mdx/TwoColumns': {
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
    'mdx/VideoCard': { 'a link elsewhere': <VideoCard href={site.social.url} title={report.title} /> },
    'news/NewsArticle': { 'a whole post': <NewsArticle html={post.content} /> },
  }
}
