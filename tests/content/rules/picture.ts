import { documents } from '../../../src/content/compile/testing/good-site.ts'
import type { Fixture } from './fixture.ts'

const folder = 'content/reports/2021'
const photo = { hash: '0123abcd', width: 1600, height: 1067, tone: 3, format: 'jpeg' }
const second = { file: `${folder}/02.jpg`, at: [`${documents.report}:18:11-18:17`] }

/** Pictures and their words. */
export const pictureFixtures = {
  'picture/missing': { in: 'report', right: 'file: 02.jpg', wrong: 'file: ⟦04.jpg⟧' },
  'picture/case': { in: 'report', right: 'file: 02.jpg', wrong: 'file: ⟦02.JPG⟧' },
  'picture/unreadable': {
    right: { pictures: { [second.file]: photo } },
    wrong: { pictures: { [second.file]: { error: 'unsupported image format' } } },
    at: second.at,
  },
  'picture/format': {
    right: { pictures: { [second.file]: photo } },
    wrong: { pictures: { [second.file]: { ...photo, format: 'png' } } },
    at: second.at,
  },
  'picture/raster-only': {
    in: 'report',
    right: 'file: kopertina.jpg',
    wrong: 'file: ⟦kopertina.svg⟧',
    files: { [`${folder}/kopertina.svg`]: '', [`${folder}/kopertina.jpg`]: undefined },
  },
  'picture/vector-only': {
    in: 'home',
    right: '{ picture: diell.svg, title: Matim',
    wrong: '{ picture: ⟦a.jpg⟧, title: Matim',
  },
  'picture/small': {
    right: { pictures: { [second.file]: { ...photo, width: 640, height: 480 } } },
    wrong: { pictures: { [second.file]: { ...photo, width: 639, height: 480 } } },
    at: second.at,
  },
  'picture/alt-empty': { in: 'report', right: 'alt: Hija e parë mbi fletore', wrong: 'alt: ⟦""⟧' },
  'picture/alt-file-name': {
    in: 'report',
    right: 'alt: Hija e parë mbi fletore',
    wrong: 'alt: ⟦IMG_0123.jpg⟧',
  },
  'picture/alt-repeated': {
    in: 'report',
    right: 'alt: "Hija e mesditës: një vijë e shkurtër"',
    wrong: 'alt: ⟦"Hija e parë mbi fletore"⟧',
  },
  'picture/repeated': { in: 'report', right: 'file: 02.jpg', wrong: 'file: ⟦01.jpg⟧' },
  'picture/unused': {
    right: { files: { [`${folder}/04.jpg`]: undefined } },
    wrong: { files: { [`${folder}/04.jpg`]: '' } },
    at: [`${documents.report}:1:1`],
  },
  'picture/name-clash': {
    in: 'report',
    right: 'file: 02.jpg',
    wrong: 'file: 01.jpeg',
    at: '1:1',
    files: { [`${folder}/01.jpeg`]: '', [`${folder}/02.jpg`]: undefined },
  },
  'picture/large': {
    right: {},
    wrong: { pictures: { [second.file]: { ...photo, width: 20_000, height: 15_000 } } },
    at: second.at,
  },
} satisfies Record<string, Fixture>
