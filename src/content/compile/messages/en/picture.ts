import type { MessagesOf } from '../index.ts'
import { didYouMean } from './phrases.ts'

const alternative =
  'Say in one sentence what is seen, in Albanian: “Ilustrim: nxënës rreth një paneli diellor”.'

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
    message: `The file “${file}” is empty: it has no byte at all.`,
    cure: 'Copy the picture again from the phone or camera.',
  }),
  'picture/cut-off': ({ file }) => ({
    message: `The picture “${file}” is cut off: the end of the file is missing.`,
    cure: 'Copying or uploading was interrupted; copy it again from the phone or camera.',
  }),
  'picture/heic': ({ file }) => ({
    message: `The picture “${file}” is HEIC, a format of phones that most browsers do not show.`,
    cure: 'Save it as JPEG. On an iPhone: Settings › Camera › Formats › Most Compatible; a picture that exists: share it by e-mail, or export it from Photos as JPEG.',
  }),
  'picture/foreign-format': ({ file, format }) => ({
    message: `The file “${file}” is really ${format}, which browsers do not show as a picture.`,
    cure: 'Open it in the program that made it and export it as JPEG.',
  }),
  'picture/animated': ({ file, frames }) => ({
    message: `The picture “${file}” moves: it has ${frames} frames, and the site shows pictures that stand still.`,
    cure: 'Save one frame as JPEG; for the movement put a link to a video.',
  }),
  'picture/too-large': ({ file, megapixels, most }) => ({
    message: `The picture “${file}” has ${megapixels} million pixels; at most ${most} million are taken.`,
    cure: 'Save it smaller: 4000 pixels on the longer side are enough.',
  }),
  'picture/too-heavy': ({ file, megabytes, most }) => ({
    message: `The file “${file}” weighs ${megabytes} MB; at most ${most} MB are taken.`,
    cure: 'Save it as JPEG of quality 90: the picture stays the same, the file becomes much smaller.',
  }),
  'picture/unsafe-drawing': ({ file, found }) => ({
    message: `The drawing “${file}” has “${found}”, which is not published.`,
    cure: 'Save it as a plain SVG (in Inkscape: Save as › Optimized SVG), without scripts, animations, links and data of the program.',
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
    message: `The picture ${file} is shown nowhere.`,
    cure: 'Add it to the gallery, or delete the file.',
  }),
  'picture/name-clash': ({ file, other }) => ({
    message: `The pictures ${file} and ${other} would be published under one name.`,
    cure: 'Rename one of them.',
  }),
}
