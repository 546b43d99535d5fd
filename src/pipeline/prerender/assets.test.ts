import { expect, test } from 'vitest'
import { assetsOf } from './assets.ts'

const manifest = {
  'src/site/app/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/site.css'],
    assets: ['assets/serif-wght-normal-a.woff2', 'assets/serif-wght-italic-b.woff2'],
  },
  'src/site/app/bootstrap.ts': { file: 'assets/bootstrap.js', isEntry: true },
  '_react.js': { file: 'assets/react.js' },
  'src/site/routes/_site/blog.$id.tsx?tsr-split=component': {
    file: 'assets/blog.js',
    imports: ['_react.js', '_gallery.js'],
    css: ['assets/blog.css'],
  },
  '_gallery.js': { file: 'assets/gallery.js', css: ['assets/gallery.css'] },
  'src/site/routes/_site/index.tsx?tsr-split=component': { file: 'assets/home.js' },
  '_not-found.js': {
    file: 'assets/not-found.js',
    name: 'not-found',
    css: ['assets/not-found.css'],
  },
}

test('report page preloads its route, the imports of the route and its own content', () => {
  expect(
    assetsOf(
      {
        status: 200,
        routeIds: ['__root__', '/_site', '/_site/blog/$id'],
        data: ['known', 'report/1'],
      },
      manifest,
      '/energjia/',
    ),
  ).toEqual({
    fonts: ['/energjia/assets/serif-wght-normal-a.woff2'],
    styles: ['/energjia/assets/site.css', '/energjia/assets/blog.css', '/energjia/assets/gallery.css'],
    bootstrap: '/energjia/assets/bootstrap.js',
    entry: '/energjia/assets/entry.js',
    preloads: [
      '/energjia/assets/react.js',
      '/energjia/assets/blog.js',
      '/energjia/assets/gallery.js',
      '/energjia/data/known.js',
      '/energjia/data/report/1.js',
    ],
  })
})

test('home page preloads what it shows', () => {
  const assets = assetsOf({ status: 200, routeIds: ['/_site/'], data: ['home'] }, manifest, '/')
  expect(assets.preloads).toEqual(['/assets/react.js', '/assets/home.js', '/data/home.js'])
})

test('404 page announces its message and has the styles for it', () => {
  const assets = assetsOf({ status: 404, routeIds: ['/_site/$'], data: [] }, manifest, '/')
  expect(assets.styles).toEqual(['/assets/site.css', '/assets/not-found.css'])
  expect(assets.preloads).toEqual(['/assets/react.js', '/assets/not-found.js'])
})

test('prerender refuses a build without an entry', () => {
  expect(() => assetsOf({ status: 200, routeIds: [], data: [] }, {}, '/')).toThrow(
    'The client build lacks an entry',
  )
})
