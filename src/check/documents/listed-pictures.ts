import { pictureFile } from '../../model/schema/fields.ts'
import * as posix from '../../util/posix.ts'
import type { PictureUse } from '../pictures/check.ts'
import { type FolderPictures, normalizedName, sameStem } from '../pictures/pictures.ts'
import { type Finding, finding, withHint } from '../problem.ts'
import type { Rule } from '../rules/index.ts'
import { editsTo, type Place } from '../source.ts'
import { leavesOf, valueAt, valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'

const fileName = pictureFile()

/** Whether a value is the name of a picture file. */
export function isPictureName(value: unknown): value is string {
  return fileName.safeParse(value).success
}

/** A field `file` of a document, with any value, and the fields beside it; `gallery` in an item of a list. */
type Listed = {
  file: unknown
  alt: unknown
  caption: unknown
  group: readonly PropertyKey[]
  place: Place
  gallery: boolean
}

function listedFiles(yaml: YamlData | undefined): Listed[] {
  if (yaml === undefined) return []
  return leavesOf(yaml.value).flatMap(({ path, value: file }) => {
    if (path.at(-1) !== 'file') return []
    const group = path.slice(0, -1)
    const [alt, caption] = ['alt', 'caption'].map((name) => valueAt(yaml.value, [...group, name]))
    return [
      { file, alt, caption, group, place: valuePlace(yaml, path), gallery: typeof group.at(-1) === 'number' },
    ]
  })
}

/** The pictures in all readable fields. So a mistake in one field does not hide the others. */
export function listedPictures(yaml: YamlData | undefined): PictureUse[] {
  return listedFiles(yaml).flatMap(({ file, alt, caption, group, place, gallery }): PictureUse[] => {
    // A value that is no name of a picture file is reported already.
    if (yaml === undefined || !isPictureName(file)) return []
    const captioned = typeof caption === 'string' ? { caption } : {}
    const use = { file, place, kind: 'raster' as const, gallery, ...captioned }
    if (typeof alt !== 'string' || alt.trim() === '') return [use]
    return [{ ...use, alt: { text: alt, place: valuePlace(yaml, [...group, 'alt']) } }]
  })
}

/** Rules that an invalid picture name breaks: `03`, `3`, `03.heic`. */
const nameRules: readonly Rule[] = ['frontmatter/form', 'frontmatter/wrong-type', 'yaml/number-form']

/**
 * Suggests for an invalid picture name the picture of the folder that it probably means. An example would be copied,
 * and name another picture.
 */
export function nameListedPictures(
  findings: readonly Finding[],
  yaml: YamlData | undefined,
  pictures: FolderPictures,
): Finding[] {
  if (!findings.some(({ rule }) => nameRules.includes(rule))) return [...findings]
  const places = new Map(listedFiles(yaml).map((one) => [one.place.start, one]))
  const shown = listedPictures(yaml).flatMap(({ file, gallery }) => (gallery ? normalizedName(file) : []))
  return findings.map((found) => {
    const named = nameRules.includes(found.rule) ? places.get(found.place.start) : undefined
    if (named === undefined) return found
    const { place, gallery } = named
    const names = [...pictures.keys()].filter((name) => !gallery || !shown.includes(name))
    const written = place.source.text.slice(place.start, place.end).replaceAll(/^["']|["']$/g, '')
    const meant = sameStem(written, names) ?? asJpeg(written)
    if (meant === undefined) return found
    const values = { field: 'file', written, form: 'regex', example: undefined }
    return withHint(finding('frontmatter/form', found.place, values), editsTo(found.place, meant))
  })
}

/** The JPEG name of a picture whose format browsers do not show. */
function asJpeg(file: string): string | undefined {
  const ext = posix.extname(file)
  return /^\.(hei[cf]|gif|tiff?|bmp)$/i.test(ext) ? `${posix.basename(file, ext)}.jpg` : undefined
}
