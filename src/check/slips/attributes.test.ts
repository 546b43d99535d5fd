import { expect, test } from 'vitest'
import { looseValuesIn, readLooseValue } from './attributes.ts'

test.each([
  ['href=“/projects”>', 'curly', 'href', '/projects', '>'],
  ['href=”/projects" target="_blank">', 'curly', 'href', '/projects', ' target="_blank">'],
  ['alt=„Ilustrim: t’i mbjellim“ />', 'curly', 'alt', 'Ilustrim: t’i mbjellim', ' />'],
  ['title=‘Po’>', 'curly', 'title', 'Po', '>'],
  ['href=/projects>', 'bare', 'href', '/projects', '>'],
  ['href=/>', 'bare', 'href', '/', '>'],
  ['src=02.jpg/>', 'bare', 'src', '02.jpg', '/>'],
  ['alt=Dy veta src="02.jpg">', 'bare', 'alt', 'Dy veta', ' src="02.jpg">'],
  ['href="/projects>', 'open', 'href', '/projects', '>'],
  ['href=“/projects>', 'curly', 'href', '/projects', '>'],
  ['class = MsoNormal >', 'bare', 'class', 'MsoNormal', ' >'],
])('reads %s', (text, form, name, value, rest) => {
  const found = readLooseValue(text, 0)
  expect(found).toEqual({ form, name, value, end: text.length - rest.length })
})

test.each(['href=>', 'href', 'href=“/projects', 'title="Një "dritë" e vogël">', '=“a”>', 'href=a=b>'])(
  'leaves %s, of which nobody can tell what was meant',
  (text) => {
    expect(readLooseValue(text, 0)).toBeUndefined()
  },
)

test('finds all values of a tag that are not between straight quotes', () => {
  const tag = '<VideoCard title="Po" href=“https://video.test” alt=Hija që ecën />'
  expect(looseValuesIn(tag, '<VideoCard'.length).map(({ name, value }) => [name, value])).toEqual([
    ['href', 'https://video.test'],
    ['alt', 'Hija që ecën'],
  ])
  expect(looseValuesIn('<Note title="A" {...po}>', '<Note'.length)).toEqual([])
})
