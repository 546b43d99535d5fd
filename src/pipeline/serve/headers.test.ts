import { describe, expect, it } from 'vitest'
import { headersFile, headersFor, siteHeaders } from './headers.ts'

const root = siteHeaders({ basePath: '/' })
const below = siteHeaders({ basePath: '/energjia/' })
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types news-html"
const forever = 'public, max-age=31536000, immutable'

describe('siteHeaders', () => {
  it('siteHeaders give every page the security headers and no caching time', () => {
    const headers = headersFor(root, '/blog/1')
    expect(headers['Content-Security-Policy']).toBe(policy)
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000')
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
    expect(headers).not.toHaveProperty('Cache-Control')
  })

  it('siteHeaders let files with a hash in their name be cached for a year', () => {
    expect(headersFor(root, '/assets/entry.1a2b3c4d.js')['Cache-Control']).toBe(forever)
    expect(headersFor(root, '/pictures/2024-01.1a2b3c4d-320.avif')['Cache-Control']).toBe(forever)
    expect(headersFor(below, '/energjia/assets/entry.1a2b3c4d.js')['Cache-Control']).toBe(forever)
    expect(headersFor(below, '/assets/entry.1a2b3c4d.js')).toEqual({})
  })

  it('siteHeaders make browsers revalidate content modules, which have no hash', () => {
    for (const path of ['/data/report/1.js', '/data/reports.js', '/blog/1.ics'])
      expect(headersFor(root, path)).not.toHaveProperty('Cache-Control')
  })

  it('siteHeaders allow nothing unsafe', () => {
    expect(JSON.stringify(root)).not.toMatch(/unsafe|\*\./)
  })

  it('siteHeaders set no header in two rules that match one address', () => {
    const names = root.slice(1).flatMap(({ headers }) => Object.keys(headers))
    for (const name of names) expect(root[0]?.headers).not.toHaveProperty(name)
  })
})

describe('headersFile', () => {
  it('headersFile lists each pattern with its headers below it', () => {
    const blocks = headersFile(below).split('\n\n')
    expect(blocks[0]?.split('\n').slice(0, 2)).toEqual([
      '/energjia/*',
      `  Content-Security-Policy: ${policy}`,
    ])
    expect(blocks[1]).toBe(`/energjia/assets/*\n  Cache-Control: ${forever}`)
    expect(blocks[2]).toBe(`/energjia/pictures/*\n  Cache-Control: ${forever}\n`)
  })
})
