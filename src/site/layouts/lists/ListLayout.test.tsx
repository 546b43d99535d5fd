import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { phrase } from '../../components/Phrase.tsx'
import { site, words } from '../../content/index.ts'
import { ListLayout } from './ListLayout.tsx'

test('list of editions says that no next one is announced, with a way to write', () => {
  const html = renderToStaticMarkup(<ListLayout entries={[]} page={1} pages={1} />)
  const line = phrase(words.editions.unannounced, { email: '' })
  expect(html).toContain(`${line}<a href="mailto:${site.email}">${site.email}</a></p>`)
})
