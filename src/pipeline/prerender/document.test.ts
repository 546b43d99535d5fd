import { expect, test } from 'vitest'
import { completeDocument } from './document.ts'
import { scriptsOf } from './testing/scripts.ts'

const page =
  '<!DOCTYPE html><html lang="sq"><head><title>T</title></head><body><main><h1>T</h1></main></body></html>'
const assets = {
  styles: ['/a.css'],
  bootstrap: '/b.js',
  entry: '/e.js',
  preloads: ['/r.js', '/data/report/1.js'],
}

test('page loads its style sheets and one script that names the app and its imports', () => {
  expect(completeDocument(page, assets)).toContain(
    '<title>T</title><script src="/b.js" data-entry="/e.js" data-preload="/r.js /data/report/1.js"></script><link rel="stylesheet" href="/a.css"></head>',
  )
})

test('page loads the app at once when it has no bootstrap script', () => {
  expect(completeDocument(page, { styles: [], entry: '/e.tsx', preloads: [] })).toContain(
    '<title>T</title><script type="module" src="/e.tsx"></script></head>',
  )
})

test('scriptsOf returns the scripts of a page and those that its first script loads', () => {
  expect(scriptsOf(completeDocument(page, assets))).toEqual(['/b.js', '/e.js', '/r.js', '/data/report/1.js'])
  expect(scriptsOf(completeDocument(page, { ...assets, preloads: [] }))).toEqual(['/b.js', '/e.js'])
  expect(scriptsOf(page.replace('<h1>', '<script type="module" src="/no.js"></script><h1>'))).toEqual([])
})

test('page preloads its fonts with low priority after its style sheets', () => {
  expect(completeDocument(page, { ...assets, fonts: ['/f.woff2'] })).toMatch(
    /<script .*><\/script><link rel="stylesheet" href="\/a.css"><link rel="preload" href="\/f.woff2" as="font" type="font\/woff2" crossorigin fetchpriority="low"><\/head>/,
  )
})
