import { MDXProvider } from '@mdx-js/react'
import { useLoaderData } from '@tanstack/react-router'
import { mdxComponents } from '../../../components/mdx/components.tsx'
import { ReportLayout } from '../../../layouts/ReportLayout.tsx'

export function ReportPage() {
  const { report, Body, around } = useLoaderData({ from: '/_site/blog/$id' })
  return (
    // The next report begins anew: its pictures with the first one, its contents with its own sections.
    <ReportLayout key={report.id} report={report} around={around}>
      <MDXProvider components={mdxComponents}>
        <Body />
      </MDXProvider>
    </ReportLayout>
  )
}
