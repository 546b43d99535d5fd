import type { Messages } from './index.ts'

const asJpeg = {
  heic:
    'Save it as a JPEG. For new photos on an iPhone choose Settings › Camera › Formats › Most Compatible; ' +
    'open an existing one on a computer and export it (Mac: Preview › File › Export; Windows: Photos › Save as).',
  other:
    'Open it in the program that made it and save it (Save as or Export) as a JPEG, with the ending .jpg.',
}

/** English sentences of the rules on picture files, in the order of sq/picture.ts. */
export const newEnglish = {
  'picture/empty': ({ file }) => ({
    message: `The file “${file}” is empty: it has no bytes.`,
    cure: 'Copy the photo again from the phone or camera.',
  }),
  'picture/cut-off': ({ file }) => ({
    message: `The photo “${file}” is cut off: the end of the file is missing.`,
    cure: 'Copying or uploading was interrupted; copy it again from the phone or camera.',
  }),
  'picture/heic': ({ file }) => ({
    message: `The photo “${file}” is HEIC, a format of phones that most browsers do not show.`,
    cure: asJpeg.heic,
  }),
  'picture/foreign-format': ({ file, format }) => ({
    message: `The file “${file}” is in fact ${format}, which browsers do not show as a picture.`,
    cure: asJpeg.other,
  }),
  'picture/animated': ({ file, frames }) => ({
    message: `The photo “${file}” moves: it has ${frames} frames, and the site shows photos that stand still.`,
    cure: 'Save one of its frames as a JPEG; for the motion link to a video.',
  }),
  'picture/too-large': ({ file, megapixels, most }) => ({
    message: `The photo “${file}” has ${megapixels} million pixels; up to ${most} million are accepted.`,
    cure: 'Save it smaller: 4000 pixels on the longer side are enough.',
  }),
  'picture/too-heavy': ({ file, megabytes, most }) => ({
    message: `The file “${file}” weighs ${megabytes} MB; up to ${most} MB are accepted.`,
    cure: 'Save it as a JPEG with quality 90: the photo stays the same, the file becomes much smaller.',
  }),
  'picture/unsafe-drawing': ({ file, found }) => ({
    message: `The drawing “${file}” has “${found}”, which is not published.`,
    cure: 'Save it as a plain SVG (in Inkscape: Save as › Optimized SVG), without scripts, motion, links and data of the program.',
  }),
  'picture/unused': ({ file }) => ({
    message: `The photo ${file} is shown nowhere.`,
    cure: 'Add it to the gallery with two lines, “- file:” with the name of the file and “alt:” with a sentence on what is seen; or delete the file.',
  }),
  'collect/picture-format': ({ name }) => ({
    message: `The format of the photo “${name}” is not used.`,
    cure: /\.hei[cf]$/i.test(name) ? asJpeg.heic : asJpeg.other,
  }),
} satisfies Partial<Messages>
