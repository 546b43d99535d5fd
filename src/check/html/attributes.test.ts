import { expect, test } from 'vitest'
import { readAttributes } from './attributes.ts'

/** The attributes of a tag whose values are not in straight quotes. */
function looseIn(text: string) {
  return readAttributes(text, 0).flatMap(({ name, start, end, value, loose }) =>
    loose && value ? { form: loose, name, start, end, value: text.slice(value.start, value.end) } : [],
  )
}

test.each([
  ['href=“/projects”>', 'curly', 'href', '/projects', '>'],
  ['href=”/projects" target="_blank">', 'curly', 'href', '/projects', ' target="_blank">'],
  ['alt=„Ilustrim: t’i mbjellim“ />', 'curly', 'alt', 'Ilustrim: t’i mbjellim', ' />'],
  ['title=‘Po’>', 'curly', 'title', 'Po', '>'],
  ['href=/projects>', 'bare', 'href', '/projects', '>'],
  ['href=/>', 'bare', 'href', '/', '>'],
  ['src=02.jpg/>', 'bare', 'src', '02.jpg', '/>'],
  ['alt=Dy vetë src="02.jpg">', 'bare', 'alt', 'Dy vetë', ' src="02.jpg">'],
  ['href="/projects>', 'open', 'href', '/projects', '>'],
  ['href=“/projects>', 'curly', 'href', '/projects', '>'],
  ['class = MsoNormal >', 'bare', 'class', 'MsoNormal', ' >'],
])('attribute parser reads %s', (written, form, name, value, rest) => {
  const [first] = looseIn(` ${written}`)
  expect(first).toEqual({ form, name, value, start: 1, end: 1 + written.length - rest.length })
})

test.each(['href=>', 'href', 'href=“/projects', 'title="Një "dritë" e vogël">', '=“a”>', 'href=a=b>'])(
  'attribute parser ignores the ambiguous %s',
  (written) => {
    expect(looseIn(` ${written}`)).toEqual([])
  },
)

test('attribute parser finds all values of a tag that lack straight quotes', () => {
  const tag = ' title="Po" href=“https://video.test” alt=Hija që ecën />'
  expect(looseIn(tag).map(({ name, value }) => [name, value])).toEqual([
    ['href', 'https://video.test'],
    ['alt', 'Hija që ecën'],
  ])
  expect(looseIn(' title="A" {...po}>')).toEqual([])
})
