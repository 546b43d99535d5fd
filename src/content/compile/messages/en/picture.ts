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
  'picture/large': ({ file, width, height, megabytes }) => ({
    message: `The picture “${file}” is too large (${width} × ${height}${megabytes === 0 ? '' : `, ${megabytes} MB`}).`,
    cure: 'Make it smaller first: a longer side of up to 6000 pixels and a file under 25 MB are plenty.',
  }),
}
