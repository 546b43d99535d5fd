import { documents } from '../../../src/check/testing/good-site.ts'
import type { Fixture } from './fixture.ts'

const file = documents.shortProject
const text = '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\nNjë fletore, një laps.\n'
const right = { files: { [file]: text } }
const bytes = (content: Uint8Array) => ({ files: { [file]: content } })

/** Bytes and letters. */
export const encodingFixtures = {
  'encoding/utf-16': { right, wrong: bytes(Buffer.from(`\uFEFF${text}`, 'utf16le')), at: [`${file}:1:1`] },
  'encoding/null-byte': {
    right,
    wrong: bytes(Buffer.from(text.replace('laps', 'la\0ps'))),
    at: [`${file}:6:20-6:21`],
  },
  'encoding/not-utf-8': { right, wrong: bytes(Buffer.from(text, 'latin1')), at: [`${file}:6:3-6:4`] },
  'encoding/byte-order-mark': { right, wrong: bytes(Buffer.from(`\uFEFF${text}`)), at: [`${file}:1:1-1:2`] },
  'encoding/line-endings': {
    right,
    wrong: bytes(Buffer.from(text.replaceAll('\n', '\r\n'))),
    at: [`${file}:1:4-2:1`],
  },

  'document/too-large': {
    right: { files: { [file]: text + 'Fletore. '.repeat(1000) } },
    wrong: { files: { [file]: text + 'Fletore. '.repeat(120_000) } },
    at: [`${file}:1:1`],
  },

  'document/too-deep': {
    right: { files: { [file]: `${text}${'('.repeat(101)}` } },
    wrong: { files: { [file]: `${text}${'['.repeat(101)}` } },
    at: [`${file}:7:101-7:102`],
  },
  'document/more-problems': {
    right: { files: { [file]: `${text}${'a'.repeat(102)}` } },
    wrong: { files: { [file]: `${text}${'\u200B'.repeat(102)}` } },
    at: [`${file}:7:101-7:102`],
    besides: 'encoding/invisible-character',
  },
} satisfies Record<string, Fixture>
