import { expect, test } from 'vitest'
import { sniff } from './sniff.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const box = (brand: string, ...others: string[]) =>
  bytes(`\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${brand}\0\0\0\0${others.join('')}`)

test.each<[name: string, head: Buffer, format: string]>([
  ['JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'jpeg'],
  ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'png'],
  ['WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
  ['AVIF', box('avif', 'mif1', 'miaf'), 'avif'],
  ['an AVIF whose major brand is general', box('mif1', 'avif'), 'avif'],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  [
    'SVG after a byte-order mark, a declaration and a comment',
    bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg>'),
    'svg',
  ],
])('sniff recognises %s', (_, head, format) => {
  expect(sniff(head)).toBe(format)
})

test.each<[name: string, head: Buffer]>([
  ['an iPhone', box('heic', 'mif1', 'heic')],
  ['a burst', box('msf1', 'hevc')],
  ['a Samsung phone', box('mif1', 'heic')],
])('sniff recognises the HEIC of %s', (_, head) => {
  expect(sniff(head)).toBe('HEIC')
})

test.each<[name: string, head: Buffer]>([
  ['RAW (CR2)', bytes('II*\0\x10\0\0\0CR\x02\0')],
  ['RAW (CR3)', box('crx ')],
  ['RAW (RAF)', bytes('FUJIFILMCCD-RAW 0201')],
  ['RAW (ORF)', bytes('IIRO\x08\0\0\0')],
  ['RAW (ORF)', bytes('IIRS\x08\0\0\0')],
  ['RAW (RW2)', bytes('IIU\0\x18\0\0\0')],
  ['TIFF ose RAW', bytes('MM\0*\0\0\0\x08')],
  ['TIFF ose RAW', bytes('II*\0\x08\0\0\0\x12\0\0\0')],
  ['BMP', bytes('BM\x36\x10\0\0\0\0\0\0\x36')],
  ['PSD (Photoshop)', bytes('8BPS\0\x01')],
  ['PDF', bytes('%PDF-1.7')],
  ['EPS', bytes('%!PS-Adobe-3.0 EPSF')],
  ['JPEG XL', bytes('\xff\x0a\x80')],
  ['JPEG XL', bytes('\0\0\0\x0cJXL \r\n\x87\n')],
  ['JPEG 2000', bytes('\0\0\0\x0cjP  \r\n\x87\n')],
  ['JPEG 2000', bytes('\xff\x4f\xff\x51\0\x2f')],
  ['SVGZ', bytes('\x1f\x8b\x08')],
  ['AVIF që lëviz', box('avis', 'avif')],
  ['video', box('qt  ')],
])('sniff names the unsupported format %s', (name, head) => {
  expect(sniff(head)).toBe(name)
})

test('sniff recognises GIF and returns nothing for files that are not pictures', () => {
  expect(sniff(bytes('GIF89a\x01'))).toBe('GIF')
  for (const head of ['', 'Fjalë', '<html><body>', 'MZ\x90', '{"svg": "<svg>"}'])
    expect(sniff(bytes(head)), head).toBeUndefined()
})
