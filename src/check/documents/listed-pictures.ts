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

/** An item of the fields `cover` and `gallery` that names a file, with the place of the name. */
type Listed = { group: Record<string, unknown>; path: readonly PropertyKey[]; place: Place; gallery: boolean }

function listedFiles(yaml: YamlData | undefined): Listed[] {
  if (yaml === undefined || !isGroup(yaml.value)) return []
  const { cover, gallery } = yaml.value
  const items: unknown[] = Array.isArray(gallery) ? gallery : []
  const groups = [
    [['cover'], cover] as const,
    ...items.map((item, index) => [['gallery', index], item] as const),
  ]
  return groups.flatMap(([path, group]) => {
    if (!isGroup(group) || !('file' in group)) return []
    return [{ group, path, place: valuePlace(yaml, [...path, 'file']), gallery: path.length > 1 }]
  })
}

/**
 * The pictures of the fields `cover` and `gallery`, as far as they can be read: a mistake in one field
 * does not keep the others from being checked.
 */
export function listedPictures(yaml: YamlData | undefined): PictureUse[] {
  return listedFiles(yaml).flatMap(({ group: { file, alt }, path, place, gallery }): PictureUse[] => {
    // An invalid file name is reported already.
    if (yaml === undefined || typeof file !== 'string' || !fileName.safeParse(file).success) return []
    const use = { file, place, kind: 'raster' as const, gallery }
    if (typeof alt !== 'string' || alt.trim() === '') return [use]
    return [{ ...use, alt: { text: alt, place: valuePlace(yaml, [...path, 'alt']) } }]
  })
}

/** Rules that an invalid picture name breaks: `03`, `3`, `03.heic`. */
const nameRules: readonly Rule[] = ['frontmatter/form', 'frontmatter/wrong-type', 'yaml/number-form']

/**
 * Suggests for an invalid picture name the picture of the folder that it probably means, instead of an
 * example: an editor who copies the example would name another picture.
 */
export function nameListedPictures(
  findings: readonly Finding[],
  yaml: YamlData | undefined,
  pictures: FolderPictures,
): Finding[] {
  if (!findings.some(({ rule }) => nameRules.includes(rule))) return [...findings]
  const places = new Map(listedFiles(yaml).map((one) => [one.place.start, one]))
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

/** The name of a picture in a format that browsers do not show, once it is saved as JPEG. */
function asJpeg(file: string): string | undefined {
  const { name, ext } = path.posix.parse(file)
  return /^\.(hei[cf]|gif|tiff?|bmp)$/i.test(ext) ? `${name}.jpg` : undefined
}
