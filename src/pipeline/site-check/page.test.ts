import { expect, test } from 'vitest'
import { pageFacts } from './page.ts'

const addressesOf = (html: string) =>
  pageFacts('a.html', html).references.map((reference) => reference.join(' '))

const problemsOf = (html: string) =>
  pageFacts('a.html', html).problems.flatMap(({ rule, text }) =>
    /lang|title|heading|empty-page/.test(rule) ? [] : `${rule} ${text}`,
  )

test('page parser reads attributes in every valid notation', () => {
  const html = `<A HREF='/a?b=1&amp;c=2' data-x=7 hidden title="a > b"></A><a href=/d title=d></a><img src alt>`
  expect(addressesOf(html)).toEqual(['link /a?b=1&c=2', 'link /d'])
  expect(problemsOf(html)).toEqual([])
})

test('page parser takes the first of two attributes with the same name', () => {
  expect(pageFacts('a.html', '<p id="a" ID="b">').ids).toEqual(['a'])
})

test('page parser finds no elements in comments, styles and scripts', () => {
  const html =
    '<!-- <a href="/x"> --><script>"<a href=/y>"</script><style>a[href="<a href=/z>"]{}</style><title>a <i href="/t"> b</title><a href="/p">p</a>'
  expect(addressesOf(html)).toEqual(['link /p'])
})

test('page parser ends an unclosed script at the end of the page', () => {
  expect(addressesOf('<script><a href="/x">')).toEqual([])
})

test('page parser decodes numeric and named character references', () => {
  expect(addressesOf('<a href="/a&#x2F;b&amp;c">x</a>')).toEqual(['link /a/b&c'])
})

test('page parser names a link by its text, a picture in it or its label only', () => {
  const html =
    '<a href="/1">po</a><a href="/2"><img src="p.jpg" alt="po"></a><a href="/3" aria-label="po"></a><a href="/4"><i> </i></a> po'
  expect(problemsOf(html)).toEqual(['site/nameless-link /4'])
})

test('page parser finds every address, id and label of a page and nothing else', () => {
  const html = `<p id=a><label for="b"><td headers='c d'><p class="x" aria-describedby="e"><p\n  aria-labelledby="f">
    <a HREF="/1"><area href="/2"><link href="/3"><meta property="og:image" content="/4"><video poster="/5">
    <object data="/6"></object><iframe src="/7"></iframe><source class="x"srcSet="/8 1x, /9 2x">
    <script data-entry="/10" data-preload="/11 /12"></script><link rel="canonical" href="/13">
    <svg><use href="/14.svg#a"></use><image href="/15"></image></svg>`
  const missing = problemsOf(html).filter((problem) => problem.startsWith('site/missing-id'))
  expect(pageFacts('a.html', html).ids).toEqual(['a'])
  expect(missing).toEqual(['b', 'c', 'd', 'e', 'f'].map((id) => `site/missing-id ${id}`))
  expect(addressesOf(html)).toEqual([
    'link /1',
    'link /2',
    ...Array.from({ length: 10 }, (_, index) => `file /${index + 3}`),
    'canonical /13',
    'file /14.svg#a',
    'file /15',
  ])
})

const page = (body: string) =>
  `<html lang="sq"><head><title>T</title></head><body>${body}<main><h1>T</h1></main></body></html>`
const flawsOf = (html: string) => pageFacts('a.html', html).problems.map(({ rule, text }) => [rule, text])

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<style>a{}</style>', '<style>'],
  ['<p style="color:red">x</p>', '<p style>'],
  ['<p onclick="x()">x</p>', '<p onclick>'],
  ['<p title=">" OnClick = x()>x</p>', '<p onclick>'],
  ['<p title="x"onclick="x()">x</p>', '<p onclick>'],
  [`<p title=a'b onclick=x()>x</p>`, '<p onclick>'],
  ['<svg/onload=x()></svg>', '<svg onload>'],
  ['<script title=" src=">alert(1)</script>', '<script>'],
])('page parser refuses %s, which the security policy blocks', (markup, blocked) => {
  expect(flawsOf(page(markup))).toEqual([['site/blocked', blocked]])
})

test.each([
  '<script type="application/ld+json">{}</script>',
  '<script src="/a.js"></script>',
  '<span title="shembull onload=x">x</span>',
  '<a href="/a?b= style=c">x</a>',
  '<p title=\'<p onclick="x()">\'>x</p>',
  '<p>Shembull: onload=x, style=y</p>',
])('page parser finds nothing to block in %s', (markup) => {
  expect(flawsOf(page(markup))).toEqual([])
})

test('page parser refuses a page without a main element or with an empty one', () => {
  const empty = page('Po').replace('<h1>T</h1></main>', '<div> </div></main><h1>T</h1>')
  expect(flawsOf(empty)).toEqual([['site/empty-page', '']])
  expect(flawsOf(page('<h1>T</h1>').replace(/<main>.*<\/main>/, ''))).toEqual([['site/empty-page', '']])
})

test('page parser finds the picture of a card, named by name or property', () => {
  const html = '<meta name="twitter:image" content="/1"><meta name="author" content="/2"><meta content="/3">'
  expect(addressesOf(html)).toEqual(['file /1'])
})
