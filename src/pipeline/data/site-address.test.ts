import { describe, expect, it } from 'vitest'
import { developmentAddress, parseAddress, siteAddress } from './site-address.ts'

describe('siteAddress', () => {
  it('siteAddress prefers SITE_URL to the settings file', () => {
    const env = { SITE_URL: 'https://example.github.io/energjia' }
    expect(siteAddress({ root: '/nowhere', env })).toEqual({
      origin: 'https://example.github.io',
      base: '/energjia/',
    })
  })

  it.each([
    ['https://www.example.org', 'https://www.example.org', '/'],
    ['https://www.example.org/', 'https://www.example.org', '/'],
    ['http://localhost:4322/a//b/', 'http://localhost:4322', '/a/b/'],
  ])('siteAddress reads %s', (address, origin, base) => {
    expect(parseAddress(address, 'x')).toEqual({ origin, base })
  })

  it.each([
    '',
    'www.example.org',
    'ftp://example.org',
    'https://example.org/?q=1',
    'https://example.org/#a',
    'https://me:pass@example.org',
    'https://example.org/a b',
    'https://example.org/a"b',
  ])('siteAddress refuses „%s“ and says what is expected', (address) => {
    expect(() => parseAddress(address, 'SITE_URL')).toThrow(
      /^SITE_URL: „.*“ nuk është adresë faqeje; shkruani p\.sh\./,
    )
  })
})

describe('developmentAddress', () => {
  it('developmentAddress is local when the settings cannot be read', () => {
    expect(developmentAddress({ root: '/nowhere' })).toEqual({ origin: 'http://localhost', base: '/' })
  })
})
