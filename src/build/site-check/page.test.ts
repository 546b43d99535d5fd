import { expect, test } from 'vitest'
import { readPage } from './page.ts'

const addressesOf = (html: string) =>
  readPage('a.html', html).references.map(({ kind, address }) => `${kind} ${address}`)

const problemsOf = (html: string) =>
  readPage('a.html', html).problems.filter(({ line }) => line !== undefined)

test('attributes are read in every way in which they can be written', () => {
  const html = `<A HREF='/a?b=1&amp;c=2' data-x=7 hidden title="a > b"></A><a href=/d title=d></a><img src alt>`
  expect(addressesOf(html)).toEqual(['link /a?b=1&c=2', 'link /d'])
  expect(problemsOf(html)).toEqual([])
})

test('of two attributes of one name the first counts', () => {
  expect([...readPage('a.html', '<p id="a" ID="b">').ids]).toEqual(['a'])
})

test('comments, styles and scripts hold no elements, whatever stands in them', () => {
  const html =
    '<!-- <a href="/x"> --><script>"<a href=/y>"</script><style>a[href="<a href=/z>"]{}</style><title>a <i> b</title><a href="/p">p</a>'
  expect(addressesOf(html)).toEqual(['link /p'])
  expect(readPage('a.html', html).title).toBe('a <i> b')
})

test('a script that nothing ends takes the rest of the page', () => {
  expect(addressesOf('<script><a href="/x">')).toEqual([])
})

test('places are lines and columns from 1, across a long page', () => {
  const html = `<p id=a>\n\n  <i id="a">x</i><b id=a>\n${'<i></i>\n'.repeat(20_000)}<u id=a>`
  expect(problemsOf(html).map(({ line, column }) => [line, column])).toEqual([
    [3, 3],
    [3, 18],
    [20_004, 1],
  ])
})

test('letters that are written as numbers or by name are the letters', () => {
  const html = '<title>E&#235;&#x27;&nbsp;&amp;</title><a href="/a&#x2F;b">x</a>'
  expect(readPage('a.html', html).title).toBe("Eë'\u00a0&")
  expect(addressesOf(html)).toEqual(['link /a/b'])
})

test('a link is named by its text, a picture in it or a label, and by nothing behind it', () => {
  const html =
    '<a href="/1">po</a><a href="/2"><img src="p.jpg" alt="po"></a><a href="/3" aria-label="po"></a><a href="/4"><i> </i></a> po'
  expect(problemsOf(html).map(({ rule, text }) => `${rule} ${text}`)).toEqual(['site/nameless-link /4'])
})

test('what a page names is found wherever it stands, with nothing else beside it', () => {
  const html = `<p id=a><label for="b"><td headers='c d'><p class="x" aria-describedby="e"><p\n  aria-labelledby="f">
    <a HREF="/1"><area href="/2"><link href="/3"><meta property="og:image" content="/4"><video poster="/5">
    <object data="/6"></object><iframe src="/7"></iframe><source class="x"srcSet="/8 1x, /9 2x">
    <script data-entry="/10" data-preload="/11 /12"></script><link rel="canonical" href="/13">`
  const missing = problemsOf(html).flatMap(({ rule, text }) => (rule === 'site/missing-id' ? text : []))
  expect([...readPage('a.html', html).ids]).toEqual(['a'])
  expect(missing).toEqual(['b', 'c', 'd', 'e', 'f'])
  expect(addressesOf(html)).toEqual([
    'link /1',
    'link /2',
    ...Array.from({ length: 10 }, (_, index) => `file /${index + 3}`),
    'canonical /13',
  ])
})
