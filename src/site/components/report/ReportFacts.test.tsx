import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words } from '../../content/index.ts'
import { ReportFacts } from './ReportFacts.tsx'

const report = { title: 'Dritarja', date: '5 Mars 2021', readTime: '4 minuta lexim', author: 'Klubi' }

test('report facts reserve the space of the share buttons without JavaScript', () => {
  const html = renderToStaticMarkup(<ReportFacts report={report as never} />)
  expect(html).toContain(words.reading.copy)
  expect(html).not.toContain(`>${words.reading.share}<`)
  expect(html).not.toContain('data-alive')
})

test('report facts show the place only of an edition that has one', () => {
  const place = (more: object) =>
    renderToStaticMarkup(<ReportFacts report={{ ...report, ...more } as never} />)
  expect(place({})).not.toContain(words.reading.place)
  expect(place({ place: 'Prizren' })).toContain('<dd>Prizren</dd>')
})
