import { describe, expect, it } from 'vitest'
import { acceptedEncodings } from './encoding.ts'

describe('acceptedEncodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip;q=0', ['identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*, br;q=0', ['gzip', 'identity']],
    ['GZIP; q=0.8', ['gzip', 'identity']],
    ['br;q=nonsense', ['identity']],
  ])('reads %s', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })
})
