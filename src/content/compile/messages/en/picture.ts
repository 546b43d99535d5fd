import type { MessagesOf } from '../index.ts'
import { didYouMean } from './phrases.ts'

const alternative =
  'Say in one sentence what is seen, in Albanian: “Ilustrim: nxënës rreth një paneli diellor”.'

/** How a photo becomes a JPEG, by the format that it is in. */
export const asJpeg = {
  heic:
    'Save it as a JPEG. For new photos on an iPhone choose Settings › Camera › Formats › Most Compatible; ' +
    'open an existing one on a computer and export it (Mac: Preview › File › Export; Windows: Photos › Save as).',
  other:
    'Open it in the program that made it and save it (Save as or Export) as a JPEG, with the ending .jpg.',
}

/** Pictures and their words. */
export const pictureMessages: MessagesOf<'picture'> = {
  'picture/missing': ({ file, folder, suggestion }) => ({
    message: `The picture “${file}” is not in the folder ${folder}.`,
    cure: didYouMean(suggestion) ?? 'Put the file into the folder, or correct the name.',
  }),
  'picture/case': ({ file, other }) => ({
    message: `The picture is called “${other}”, not “${file}”: capital and small letters differ.`,
    cure: `Write: ${other}`,
  }),
  'picture/unreadable': ({ file }) => ({
    message: `The picture “${file}” is damaged or is no picture.`,
    cure: 'Open it on your computer; if it does not open, replace it with the original.',
  }),
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
    cure:
      'Save it as a plain SVG (Inkscape: Save as › Optimized SVG; Illustrator: Export › SVG; Figma: Export › SVG), ' +
      'without scripts, motion, links and data of the program. Turn masks, filters, patterns and photos within it ' +
      'into plain shapes, or draw it without them; in a gallery use a PNG.',
  }),
  'picture/format': ({ file, format }) => ({
    message: `The picture “${file}” is really of the format ${format}, not what its ending says.`,
    cure: 'Save the picture as JPEG again, or change the ending of its name.',
  }),
  'picture/raster-only': ({ file }) => ({
    message: `“${file}” is a vector drawing; a photograph is needed here.`,
    cure: 'Use a .jpg or .png file.',
  }),
  'picture/vector-only': ({ file }) => ({
    message: `“${file}” is a photograph; a small vector drawing is needed here.`,
    cure: 'Use an .svg file.',
  }),
  'picture/small': ({ file, width, height, least }) => ({
    message: `The picture “${file}” is small (${width} × ${height}) and will look blurred.`,
    cure: `Use a picture whose longer side has at least ${least} pixels, better 1600.`,
  }),
  'picture/alt-empty': () => ({
    message: 'The picture lacks the description for those who do not see it (alt).',
    cure: alternative,
  }),
  'picture/alt-file-name': ({ alt }) => ({
    message: `“${alt}” is a file name, not a description of the picture.`,
    cure: alternative,
  }),
  'picture/alt-repeated': ({ alt }) => ({
    message: `The description “${alt}” is repeated in the same gallery.`,
    cure: 'Describe what sets this picture apart from the others.',
  }),
  'picture/repeated': ({ file }) => ({
    message: `The picture “${file}” is in the same gallery twice.`,
    cure: 'Keep one.',
  }),
  'picture/unused': ({ file }) => ({
    message: `The photo ${file} is shown nowhere.`,
    cure: 'Add it to the gallery with two lines, “- file:” with the name of the file and “alt:” with a sentence on what is seen; or delete the file.',
  }),
  'picture/name-clash': ({ file, other }) => ({
    message: `The pictures ${file} and ${other} would be published under one name.`,
    cure: 'Rename one of them.',
  }),
}
