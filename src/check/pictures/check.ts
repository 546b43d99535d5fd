import { nearest } from '../../util/nearest.ts'
import * as posix from '../../util/posix.ts'
import { type Finding, finding, withFix } from '../problem.ts'
import { editWithin, type Place, placeIn, type Source } from '../source.ts'
import {
  type Facts,
  type FolderPictures,
  findPicture,
  normalizedName,
  type PictureFile,
  pictureFileOf,
  sameStem,
  type Unusable,
} from './pictures.ts'

/** A picture that a document shows. */
export type PictureUse = {
  file: string
  place: Place
  /** Undefined for decorative pictures. */
  alt?: { text: string; place: Place }
  /** The text below the picture on the page. */
  caption?: string | undefined
  /** Whether the place also takes a vector drawing. */
  kind: 'raster' | 'any'
  /** Minimum longer side in px for its place, if it is not shown at the width of the text. */
  least?: number
  /** Whether the picture belongs to a gallery, whose pictures must differ from one another. */
  gallery?: boolean
}

/** Minimum longer side in px of a picture that is sharp at the width of the text. */
const leastSide = 640

/** Minimum shorter side in px: the smallest places are 94 px wide. */
const tinySide = 100

/** A document's folder, and its picture files. */
type Folder = { pictures: FolderPictures; folder: string }

/**
 * Checks the pictures of a document against the files of its folder.
 *
 * @param whole Whether all uses are known; only then can a file of the folder be reported as unused.
 */
export function checkPictures(
  source: Source,
  uses: readonly PictureUse[],
  beside: Folder,
  whole: boolean,
): { findings: Finding[]; files: PictureFile[] } {
  const findings: Finding[] = []
  const files: PictureFile[] = []
  const { pictures, folder } = beside
  const listed = new Set(uses.filter(({ gallery }) => gallery).map(({ file }) => normalizedName(file)))
  for (const use of uses) {
    const found = findPicture(pictures, use.file)
    if (found === undefined) findings.push(describeMissing(use, beside, listed))
    else if ('error' in found) findings.push(describeUnusable(use, found))
    else {
      findings.push(...checkFacts(use, found))
      files.push(pictureFileOf(folder, found))
    }
    if (use.alt !== undefined) findings.push(...checkAlt(use.file, use.alt, use.caption))
  }
  findings.push(...checkRepeated(uses.filter((use) => use.gallery === true)))
  if (whole && findings.length === 0) findings.push(...findUnused(source, uses, beside))
  return { findings: [...findings, ...findPrivate(source, uses, pictures)], files }
}

/** Reports every picture of the folder with private metadata: the repository publishes unused pictures, too. */
function findPrivate(source: Source, uses: readonly PictureUse[], pictures: FolderPictures): Finding[] {
  return [...pictures].flatMap(([name, facts]) => {
    if ('error' in facts || facts.private === undefined) return []
    const place = uses.find(({ file }) => normalizedName(file) === name)?.place ?? placeIn(source, 0, 0)
    return [finding('picture/private', place, { file: facts.name, found: facts.private })]
  })
}

function checkFacts({ file, place, kind, least = leastSide }: PictureUse, facts: Facts): Finding[] {
  const { format, width, height } = facts
  const named = posix.extname(file).slice(1).toLowerCase().replace('jpg', 'jpeg')
  const vector = format === 'svg'
  if (named !== format) return [finding('picture/format', place, { file, format })]
  if (vector) return kind === 'raster' ? [finding('picture/raster-only', place, { file })] : []
  const values = { file, width, height, least }
  if (Math.min(width, height) < tinySide) return [finding('picture/tiny', place, values)]
  return Math.max(width, height) < least ? [finding('picture/small', place, values)] : []
}

function findUnused(source: Source, uses: readonly PictureUse[], { pictures, folder }: Folder): Finding[] {
  const meant = new Set(uses.map(({ file }) => normalizedName(file).toLowerCase()))
  const unused = [...pictures.keys()].filter((name) => !meant.has(name.toLowerCase()))
  return unused.map((name) => finding('picture/unused', placeIn(source, 0, 0), { file: `${folder}/${name}` }))
}

function describeMissing(
  { file, place, gallery }: PictureUse,
  { pictures, folder }: Folder,
  listed: ReadonlySet<string>,
): Finding {
  const names = [...pictures.keys()]
  const [other, ...more] = names.filter((name) => name.toLowerCase() === normalizedName(file).toLowerCase())
  if (other !== undefined)
    return withFix(
      finding('picture/case', place, { file, other }),
      more.length === 0 ? editWithin(place, file, other) : undefined,
    )
  // Numbered names are similar, so a picture that the gallery shows is suggested only if its number is the same.
  const likely = names.filter(
    (name) => !listed.has(name) || (gallery !== true && numbersOf(name) === numbersOf(file)),
  )
  const suggestion = sameStem(file, likely) ?? nearest(file, likely)
  return finding('picture/missing', place, { file, folder, suggestion })
}

function numbersOf(name: string): string {
  return (name.match(/\d+/g) ?? []).map(Number).join(' ')
}

/** Most characters of a description: one sentence, which is heard without a pause. */
const mostAlt = 150
/** A description of one word that says only that there is a picture. */
const generic =
  /^(?:një )?(?:fotografi|fotografia|imazh|imazhi|pamje|pamja|figurë|figura|vizatim|vizatimi|grafik|grafiku|logo|logoja|ikonë|ikona|drawing|graphic|icon|figure|view)[.!]?$/iu

function checkAlt(
  file: string,
  { text, place }: { text: string; place: Place },
  caption: string | undefined,
): Finding[] {
  // Dots and dashes stand for words that are still to come, as in the examples of the guide.
  if (!/[\p{L}\d]/u.test(text.replace(/^\s*ilustrim(?!\p{L})/iu, '')))
    return [finding('picture/alt-empty', place)]
  const name = posix.basename(file, posix.extname(file)).toLowerCase()
  const isName =
    /\.(jpe?g|png|webp|avif|svg|gif|heic)$/i.test(text.trim()) || text.trim().toLowerCase() === name
  const isByDevice =
    /^(?:img|dsc[nf]?|pxl|foto|image|photo|picture|screenshot|whatsapp image)[\s\d_.:()-]*(?:at[\s\d.:()-]+|wa\d+)?$/i
  const trimmed = text.trim()
  if (isName || isByDevice.test(trimmed)) return [finding('picture/alt-file-name', place, { alt: text })]
  if (generic.test(trimmed)) return [finding('picture/alt-generic', place, { alt: text })]
  if (trimmed.toLowerCase() === caption?.trim().toLowerCase()) return [finding('picture/alt-caption', place)]
  return trimmed.length > mostAlt
    ? [finding('picture/alt-long', place, { length: trimmed.length, most: mostAlt })]
    : []
}

function checkRepeated(uses: readonly PictureUse[]): Finding[] {
  const files = new Set<string>()
  const alts = new Set<string>()
  return uses.flatMap(({ file, place, alt }) => {
    const findings: Finding[] = []
    const description = alt?.text.trim().toLowerCase() ?? ''
    if (files.has(normalizedName(file))) findings.push(finding('picture/repeated', place, { file }))
    else if (alt !== undefined && description !== '' && alts.has(description)) {
      findings.push(finding('picture/alt-repeated', alt.place, { alt: alt.text }))
    }
    files.add(normalizedName(file))
    alts.add(description)
    return findings
  })
}

/** Reports at the name of a picture why its file cannot be published; the rule has the name of the error. */
function describeUnusable(
  { file, place }: PictureUse,
  { error, name: _name, ...values }: Unusable & { name: string },
): Finding {
  return { rule: `picture/${error}`, place, values: { file, ...values } }
}
