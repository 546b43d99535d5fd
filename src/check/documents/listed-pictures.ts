import path from 'node:path'
import { pictureFile } from '../../model/schema/fields.ts'
import type { PictureUse } from '../pictures/check.ts'
import { type FolderPictures, pictureName, sameStem } from '../pictures/pictures.ts'
import { type Finding, finding } from '../problem.ts'
import type { Rule } from '../rules/index.ts'
import type { Place } from '../source.ts'
import { isGroup, valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'

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

/** Rules that a value breaks which is no name of a picture file: `03`, `3`, `03.heic`. */
const nameRules: readonly Rule[] = ['frontmatter/form', 'frontmatter/wrong-type', 'yaml/number-form']

/**
 * Says of what is no name of a picture file which picture of the folder it probably means, instead of
 * how such a name looks in general: with that, an editor would write the name of another picture.
 */
export function nameListedPictures(
  findings: readonly Finding[],
  yaml: YamlData | undefined,
  pictures: FolderPictures,
): Finding[] {
  if (!findings.some(({ rule }) => nameRules.includes(rule))) return [...findings]
  const places = new Map(filePlaces(yaml).map((one) => [one.place.start, one]))
  const shown = listedPictures(yaml).flatMap(({ file, gallery }) => (gallery ? pictureName(file) : []))
  return findings.map((found) => {
    const named = nameRules.includes(found.rule) ? places.get(found.place.start) : undefined
    if (named === undefined) return found
    const { place, gallery } = named
    const names = [...pictures.keys()].filter((name) => !gallery || !shown.includes(name))
    const written = place.source.text.slice(place.start, place.end).replaceAll(/^["']|["']$/g, '')
    const meant = sameStem(written, names) ?? asJpeg(written)
    if (meant === undefined) return found
    const values = { field: 'file', written, form: 'regex', example: undefined, corrected: `file: ${meant}` }
    return finding('frontmatter/form', found.place, values)
  })
}

/** What a picture of a format that browsers do not show is called once it is saved as JPEG. */
function asJpeg(file: string): string | undefined {
  const { name, ext } = path.posix.parse(file)
  return /^\.(hei[cf]|gif|tiff?|bmp)$/i.test(ext) ? `${name}.jpg` : undefined
}

/** Where the names of the listed pictures stand, whatever they are. */
function filePlaces(yaml: YamlData | undefined): { place: Place; gallery: boolean }[] {
  if (yaml === undefined || !isGroup(yaml.value)) return []
  const { cover, gallery } = yaml.value
  const items = Array.isArray(gallery) ? gallery : []
  const paths = [
    ...(hasFile(cover) ? [['cover']] : []),
    ...items.flatMap((item, index) => (hasFile(item) ? [['gallery', index]] : [])),
  ]
  return paths.map((to) => ({ place: valuePlace(yaml, [...to, 'file']), gallery: to.length > 1 }))
}

function hasFile(value: unknown): boolean {
  return isGroup(value) && 'file' in value
}

function pictureUse(
  yaml: YamlData,
  path: readonly PropertyKey[],
  value: unknown,
  gallery: boolean,
): PictureUse[] {
  if (!isGroup(value) || typeof value.file !== 'string') return []
  // What is no name of a picture file is reported already.
  if (!fileName.safeParse(value.file).success) return []
  const place = valuePlace(yaml, [...path, 'file'])
  const alt = typeof value.alt === 'string' && value.alt.trim() !== '' ? value.alt : undefined
  const words = alt === undefined ? {} : { alt: { text: alt, place: valuePlace(yaml, [...path, 'alt']) } }
  return [{ file: value.file, place, kind: 'raster', gallery, ...words }]
}
