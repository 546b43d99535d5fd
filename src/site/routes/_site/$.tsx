import { createFileRoute, notFound } from '@tanstack/react-router'
import { Phrase } from '../../components/Phrase.tsx'
import { words } from '../../content/index.ts'
import { notFoundHead } from '../../head/page-head.ts'
import { NotFoundLayout } from '../../layouts/NotFoundLayout.tsx'

/** Unknown addresses: a page within the site's frame, so that its links are there. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  head: () => notFoundHead(words.notFound.title),
  notFoundComponent: UnknownAddress,
})

function UnknownAddress() {
  return <NotFoundLayout title={<Phrase of={words.notFound.title} />} />
}
