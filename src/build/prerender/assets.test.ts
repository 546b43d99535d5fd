import { expect, test } from 'vitest'
import { assetsOf } from './assets.ts'

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/site.css'],
    assets: ['assets/serif-wght-normal-a.woff2', 'assets/serif-wght-italic-b.woff2'],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/blog.$id.tsx?tsr-split=component': {
    file: 'assets/blog.js',
    imports: ['_react.js', '_gallery.js'],
    css: ['assets/blog.css'],
  },
  '_gallery.js': { file: 'assets/gallery.js', css: ['assets/gallery.css'] },
  'src/routes/about.tsx?tsr-split=component': { file: 'assets/about.js' },
  'src/content/generated/report/1.ts': { file: 'assets/1.js' },
  'src/content/generated/report/2.ts': { file: 'assets/2.js' },
  'src/content/generated/reports.ts': { file: 'assets/reports.js' },
  'src/content/generated/bodies.ts': { file: 'assets/bodies.js' },
}

test('a report preloads its route, what that imports, and its own content only', () => {
  expect(assetsOf({ path: '/blog/1', routeIds: ['__root__', '/blog/$id'] }, manifest, '/energjia/')).toEqual({
    fonts: ['/energjia/assets/serif-wght-normal-a.woff2'],
    styles: ['/energjia/assets/site.css', '/energjia/assets/blog.css', '/energjia/assets/gallery.css'],
    entry: '/energjia/assets/entry.js',
    preloads: ['/energjia/assets/react.js', '/energjia/assets/blog.js', '/energjia/assets/gallery.js'],
    document: { name: 'report/1', address: '/energjia/assets/1.js' },
  })
})

test('a build without an entry cannot be prerendered', () => {
  expect(() => assetsOf({ path: '/', routeIds: [] }, {}, '/')).toThrow('The client build has no entry')
})
