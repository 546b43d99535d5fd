import { describe, expect, it } from 'vitest'
import { resolveTarget } from './resolve.ts'

describe('resolveTarget', () => {
  it.each([
    ['/', ['index.html']],
    ['/?q=1', ['index.html']],
    ['/blog/1', ['blog/1', 'blog/1.html']],
    ['/blog/1?foto=2', ['blog/1', 'blog/1.html']],
    ['/assets/app.js', ['assets/app.js', 'assets/app.js.html']],
    ['/p%C3%ABr', ['për', 'për.html']],
  ])('looks for the file of %s', (target, files) => {
    expect(resolveTarget(target, '/')).toEqual({ kind: 'files', files })
  })

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?q=1', '/?q=1'],
    ['/blog/1/', '/blog/1'],
    ['/blog/1//?foto=2', '/blog/1?foto=2'],
    ['/blog/1.html?foto=2', '/blog/1?foto=2'],
  ])('moves %s to %s', (target, location) => {
    expect(resolveTarget(target, '/')).toEqual({ kind: 'redirect', location })
  })

  it.each([
    ['/energjia', '/energjia/'],
    ['/energjia?q=1', '/energjia/?q=1'],
    ['/energjia/index.html', '/energjia/'],
    ['/energjia/about/', '/energjia/about'],
  ])('moves %s to %s under a base path', (target, location) => {
    expect(resolveTarget(target, '/energjia/')).toEqual({ kind: 'redirect', location })
  })

  it('knows nothing outside the base path', () => {
    expect(resolveTarget('/', '/energjia/')).toEqual({ kind: 'outside' })
    expect(resolveTarget('/energjiatjeter', '/energjia/')).toEqual({ kind: 'outside' })
  })

  it.each(['//evil.example/', '//evil.example/x.html', '/%2Fevil.example/', '/404', '/_headers'])(
    'gives nothing for %s',
    (target) => {
      expect(resolveTarget(target, '/')).toEqual({ kind: 'missing' })
    },
  )

  it.each([
    '/%zz',
    '/%',
    '/%00',
    '/../secret',
    '/blog/%2e%2e/%2e%2e/secret',
    '/\\evil.example/',
    '/%5Cevil',
    '*',
  ])('refuses %s', (target) => {
    expect(resolveTarget(target, '/')).toEqual({ kind: 'malformed' })
  })
})
