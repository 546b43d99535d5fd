import { expect, test } from 'vitest'
import { readPage } from './page.ts'
import { type StartTag, scanHtml } from './scan.ts'

function startsOf(html: string): StartTag[] {
  const tags: StartTag[] = []
  scanHtml('a.html', html, { start: (tag) => tags.push(tag), end: () => {}, text: () => {} })
  return tags
}

const tagsOf = (html: string) =>
  startsOf(html).map(({ name, attributes }) => [name, Object.fromEntries(attributes())])

test('attributes are read in every way in which they can be written', () => {
  expect(tagsOf(`<A HREF='/a?b=1&amp;c=2' data-x=7 hidden title="a > b">`)).toEqual([
    ['a', { href: '/a?b=1&c=2', 'data-x': '7', hidden: '', title: 'a > b' }],
  ])
})

test('of two attributes of one name the first counts', () => {
  expect(tagsOf('<p id="a" ID="b">')).toEqual([['p', { id: 'a' }]])
})

test('comments, styles and scripts hold no elements, whatever stands in them', () => {
  const html = '<!-- <a href="/x"> --><script>"<b>"</script><style>i{}</style><title>a <i> b</title><p>'
  expect(tagsOf(html).map(([name]) => name)).toEqual(['script', 'style', 'title', 'p'])
})

test('a script that nothing ends takes the rest of the page', () => {
  expect(tagsOf('<script><p>').map(([name]) => name)).toEqual(['script'])
})

test('places are lines and columns from 1, across a long page in one pass', () => {
  const html = `<p>\n\n  <a href="/a">x</a><b>\n${'<i></i>\n'.repeat(20_000)}<u>`
  const spots = startsOf(html).flatMap(({ name, spot }) => (['a', 'b', 'u'].includes(name) ? [spot()] : []))
  expect(spots).toEqual([
    { file: 'a.html', line: 3, column: 3 },
    { file: 'a.html', line: 3, column: 21 },
    { file: 'a.html', line: 20_004, column: 1 },
  ])
})

test('letters that are written as numbers or by name are the letters', () => {
  const { title, references } = readPage(
    'a.html',
    '<title>E&#235;&#x27;&nbsp;&amp;</title><a href="/a&#x2F;b">x</a>',
  )
  expect(title).toBe("Eë'\u00a0&")
  expect(references.map(({ address }) => address)).toEqual(['/a/b'])
})

test('a link is named by its text, a picture in it or a label, and by nothing behind it', () => {
  const { namelessLinks } = readPage(
    'a.html',
    '<a href="/1">po</a><a href="/2"><img src="p.jpg" alt="po"></a><a href="/3" aria-label="po"></a><a href="/4"><i> </i></a> po',
  )
  expect(namelessLinks.map(({ address }) => address)).toEqual(['/4'])
})

test('what a page names is found wherever it stands, with nothing else beside it', () => {
  const { ids, idReferences, references } = readPage(
    'a.html',
    `<p id=a><label for="b"><td headers='c d'><p class="x" aria-describedby="e"><p\n  aria-labelledby="f">
    <a HREF="/1"><area href="/2"><link href="/3"><meta property="og:image" content="/4"><video poster="/5">
    <object data="/6"></object><iframe src="/7"></iframe><source class="x"srcSet="/8 1x, /9 2x">
    <script data-entry="/10" data-preload="/11 /12"></script><link rel="canonical" href="/13">`,
  )
  expect([...ids.keys()]).toEqual(['a'])
  expect(idReferences.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f'])
  expect(references.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
    'link /1',
    'link /2',
    ...Array.from({ length: 10 }, (_, index) => `file /${index + 3}`),
    'canonical /13',
  ])
})
