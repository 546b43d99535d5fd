import { pictureFile } from '../../schema/fields.ts'
import type { PictureUse } from '../picture-check.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import { isGroup } from '../yaml/values.ts'

const fileName = pictureFile()

/**
 * The pictures of the fields `cover` and `gallery`, as far as they can be read: a mistake in one field
 * does not keep the others from being checked.
 */
export function listedPictures(yaml: YamlData | undefined): PictureUse[] {
  if (yaml === undefined || !isGroup(yaml.value)) return []
  const { cover, gallery } = yaml.value
  const items = Array.isArray(gallery) ? gallery : []
  return [
    ...pictureUse(yaml, ['cover'], cover, false),
    ...items.flatMap((item, index) => pictureUse(yaml, ['gallery', index], item, true)),
  ]
}

function pictureUse(
  yaml: YamlData,
  path: readonly PropertyKey[],
  value: unknown,
  gallery: boolean,
): PictureUse[] {
  if (!isGroup(value) || typeof value.file !== 'string') return []
  // What is no name of a picture file has been spoken of.
  if (!fileName.safeParse(value.file).success) return []
  const place = valuePlace(yaml, [...path, 'file'])
  const alt = typeof value.alt === 'string' && value.alt.trim() !== '' ? value.alt : undefined
  const words = alt === undefined ? {} : { alt: { text: alt, place: valuePlace(yaml, [...path, 'alt']) } }
  return [{ file: value.file, place, kind: 'raster', gallery, ...words }]
}
