import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { effortFor, encode, encodeAside } from './encode.ts'

const page = Buffer.from(`<!doctype html><title>Kreu</title>${'Dielli ndriçon ëmbël. '.repeat(100)}`)

test.each(['most', 'quick'] as const)(
  '%s: both ways of compressing give the same bytes, and the text back',
  async (effort) => {
    for (const encoding of ['br', 'gzip'] as const)
      expect(await encodeAside(page, encoding, effort)).toEqual(encode(page, encoding, effort))
    expect(brotliDecompressSync(encode(page, 'br', effort))).toEqual(page)
    expect(gunzipSync(encode(page, 'gzip', effort))).toEqual(page)
  },
)

test('a site of more than a hundred pages is compressed quickly', () => {
  expect([1, 100, 101, 5000].map(effortFor)).toEqual(['most', 'most', 'quick', 'quick'])
})
