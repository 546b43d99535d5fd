import { createFileRoute, notFound } from '@tanstack/react-router'
import { Phrase } from '../../components/Phrase.tsx'
import { words } from '../../content/index.ts'
import { notFoundHead } from '../../head/page-head.ts'
import { NotFoundLayout } from '../../layouts/NotFoundLayout.tsx'

/** Every address that no other route knows: a page within the site's frame, so that its links lead on. */
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
