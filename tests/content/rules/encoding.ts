import { documents } from '../../../src/content/compile/testing/good-site.ts'
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
  'encoding/decomposed-letters': {
    in: 'shortProject',
    right: 'një laps',
    wrong: 'nj⟦e\u0308⟧ laps',
  },
  'encoding/invisible-character': { in: 'shortProject', right: 'një laps', wrong: 'një⟦\u200B⟧ laps' },
  'encoding/garbled-letters': { in: 'shortProject', right: 'një laps', wrong: 'nj⟦Ã«⟧ laps' },
  'encoding/foreign-letter': { in: 'shortProject', right: 'një laps', wrong: 'një l⟦\u0430⟧ps' },
  'encoding/odd-space': { in: 'report', right: '## Hyrje', wrong: '##⟦\u00A0⟧Hyrje' },
  'encoding/tab': { in: 'shortProject', right: 'një laps', wrong: 'një⟦\t⟧laps' },
  'document/too-large': {
    right: { files: { [file]: text + 'Fletore. '.repeat(1000) } },
    wrong: { files: { [file]: text + 'Fletore. '.repeat(120_000) } },
    at: [`${file}:1:1`],
  },
  'document/two-versions': {
    in: 'shortProject',
    right: 'Një fletore, një laps.',
    wrong: '⟦<<<<<<< HEAD⟧\nNjë fletore, një laps.\n=======\nDy fletore.\n>>>>>>> puna-ime',
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
