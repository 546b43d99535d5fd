import { MDXProvider } from '@mdx-js/react'
import { mdxComponents } from '../../components/mdx/components.tsx'
import { DocumentPictures } from '../../components/mdx/DocumentPictures.tsx'
import { NewsArticle } from '../../components/news/NewsArticle.tsx'
import { Contents } from '../../components/report/Contents.tsx'
import { ReportBody } from '../../components/report/ReportBody.tsx'
import { ReportFacts } from '../../components/report/ReportFacts.tsx'
import { site } from '../../content/index.ts'
import type { Exhibit } from '../exhibit.ts'
import { first } from '../first.ts'
import type { Material } from '../material.ts'

const { Figure, Note, TwoColumns, VideoCard, a: TextLink } = mdxComponents

/** What a reader reads: reports with the components that editors may use, and posts. */
export function textExhibits({ home, report: { report, Body }, post }: Material): Exhibit[] {
  const question = first(home.faq.items)
  const [file = ''] = Object.keys(report.figures)
  return [
    { name: 'report/ReportFacts', states: { 'dates, place, reading time': <ReportFacts report={report} /> } },
    { name: 'report/Contents', states: { 'by day': <Contents sections={report.sections} /> } },
    {
      name: 'report/ReportBody',
      states: {
        'a whole report': (
          <DocumentPictures pictures={report.figures}>
            <ReportBody>
              <MDXProvider components={mdxComponents}>
                <Body />
              </MDXProvider>
            </ReportBody>
          </DocumentPictures>
        ),
      },
    },
    {
      name: 'mdx/Figure',
      states: {
        'with a caption': (
          <DocumentPictures pictures={report.figures}>
            {file !== '' && <Figure file={file} alt="" caption={report.title} />}
          </DocumentPictures>
        ),
      },
    },
    {
      name: 'mdx/Note',
      states: {
        'with a title': <Note title={question.title}>{question.description}</Note>,
        'without one': <Note>{question.description}</Note>,
      },
    },
    {
      name: 'mdx/TwoColumns',
      states: {
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
    },
    {
      name: 'mdx/VideoCard',
      states: { 'a link elsewhere': <VideoCard href={site.social.url} title={report.title} /> },
    },
    {
      name: 'mdx/TextLink',
      states: {
        'to a page of the site': <TextLink href="/about">{site.name}</TextLink>,
        elsewhere: <TextLink href={site.social.url}>{site.social.label}</TextLink>,
      },
    },
    { name: 'news/NewsArticle', states: { 'a whole post': <NewsArticle html={post.content} /> } },
  ]
}
