import { Phrase } from '../../../components/Phrase.tsx'
import { words } from '../../../content/index.ts'
import { missing } from '../../../content/late/missing.ts'
import { NotFoundLayout } from '../../../layouts/NotFoundLayout.tsx'

export function UnknownAddress() {
  return <NotFoundLayout title={<Phrase of={words.notFound.title} />} />
}

export function UnknownReport() {
  return (
    <NotFoundLayout
      title={<Phrase of={words.report.notFound} />}
      help={missing.report.text}
      link={{ to: '/summer-school', label: missing.report.link }}
    />
  )
}

export function UnknownPost() {
  return (
    <NotFoundLayout
      title={<Phrase of={words.news.notFound} />}
      help={missing.news.text}
      link={{ to: '/', hash: 'information', label: missing.news.link }}
    />
  )
}
