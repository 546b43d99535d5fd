import type { Unusable } from '../../../src/check/pictures/pictures.ts'
import { documents } from '../../../src/check/testing/good-site.ts'
import type { Fixture } from './fixture.ts'

const folder = 'content/reports/2021'
const photo = {
  hash: '0123456789ab',
  digest: '0123456789abcdef',
  width: 1600,
  height: 1067,
  tone: 3,
  format: 'jpeg',
}
const second = { file: `${folder}/02.jpg`, at: [`${documents.report}:18:11-18:17`] }

/** The facts about a file that cannot be published; the reader of facts has tests with real files. */
function faultOf(fault: Unusable) {
  return {
    right: { pictures: { [second.file]: photo } },
    wrong: { pictures: { [second.file]: fault } },
    at: second.at,
  }
}

/** Pictures and their alternative texts. */
export const pictureFixtures = {
  'picture/unreadable': {
    right: { pictures: { [second.file]: photo } },
    wrong: { pictures: { [second.file]: { error: 'unreadable' } } },
    at: second.at,
  },
  'picture/empty': faultOf({ error: 'empty' }),
  'picture/cut-off': faultOf({ error: 'cut-off' }),
  'picture/lfs-pointer': faultOf({ error: 'lfs-pointer' }),
  'picture/heic': faultOf({ error: 'heic' }),
  'picture/foreign-format': faultOf({ error: 'foreign-format', format: 'PDF' }),
  'picture/animated': faultOf({ error: 'animated', frames: 24 }),
  'picture/too-large': faultOf({ error: 'too-large', megapixels: 101, most: 100 }),
  'picture/too-heavy': faultOf({ error: 'too-heavy', megabytes: 140, most: 60 }),
  'picture/unsafe-drawing': faultOf({ error: 'unsafe-drawing', found: 'onload' }),
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

  'picture/tiny': {
    right: { pictures: { [second.file]: { ...photo, width: 960, height: 100 } } },
    wrong: { pictures: { [second.file]: { ...photo, width: 960, height: 99 } } },
    at: second.at,
  },
  'picture/small': {
    right: { pictures: { [second.file]: { ...photo, width: 640, height: 480 } } },
    wrong: { pictures: { [second.file]: { ...photo, width: 639, height: 480 } } },
    at: second.at,
  },
  'picture/private': {
    right: { pictures: { [second.file]: photo }, served: ['fleta.jpg'] },
    wrong: {
      pictures: {
        [second.file]: { ...photo, private: ['place', 'serial'] },
        'public/fleta.jpg': { ...photo, private: ['face'] },
      },
      served: ['fleta.jpg'],
    },
    at: [...second.at, 'public/fleta.jpg:1:1'],
  },
  'picture/unused': {
    right: { files: { [`${folder}/04.jpg`]: undefined } },
    wrong: { files: { [`${folder}/04.jpg`]: '' } },
    at: [`${documents.report}:1:1`],
  },
} satisfies Record<string, Fixture>
