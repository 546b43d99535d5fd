import type { z } from 'zod'
import { missionAnchor, purposeAnchor, visionAnchor } from '../../model/about-anchors.ts'
import { homeSections, questionAnchor } from '../../model/anchors.ts'
import {
  type About,
  aboutSchema,
  type Home,
  type HomeSource,
  homeSourceSchema,
} from '../../model/schema/pages.ts'
import { type Site, siteSchema } from '../../model/schema/site.ts'
import { type Words, wordsSchema } from '../../model/schema/words.ts'
import { checkPictures, type PictureUse } from '../pictures/check.ts'
import { findPicture } from '../pictures/pictures.ts'
import { type Finding, finding } from '../problem.ts'
import type { Passage } from '../text/passage.ts'
import { isGroup, leavesOf, valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import { exampleAt, optionsAt } from '../yaml/schema.ts'
import {
  checkDescription,
  type DocumentInput,
  type DocumentKind,
  type DocumentResult,
  isSound,
  openFields,
  pictureFinder,
} from './document.ts'

/** The association's name, address and contact data. */
export const siteKind: DocumentKind<Site> = {
  file: 'site.yaml',
  schema: siteSchema,
  title: 'Të dhënat e shoqatës',
  check(input) {
    const { yaml, ...fields } = openData(input, siteSchema)
    const { address, retired = {} } = fields.partial
    // Where the list itself is in doubt, so are the numbers on it.
    const known = isGroup(yaml?.value) && ('retired' in fields.partial || !('retired' in yaml.value))
    const shared = { ...(address !== undefined && { address }), ...(known && { retired }) }
    return { ...resultOf(input, fields, checkStandIns(yaml)), shared }
  },
}

/** The interface words. */
export const wordsKind: DocumentKind<Words> = {
  file: 'words.yaml',
  schema: wordsSchema,
  title: 'Fjalët e faqes',
  check(input) {
    const { yaml, ...fields } = openData(input, wordsSchema)
    const strange = checkPlaceholders(yaml, wordsSchema)
    // A name that is misspelt is missing, too.
    const places = new Set(strange.map(({ place }) => place.start))
    const findings = fields.findings.filter(
      ({ rule, place }) => rule !== 'frontmatter/form' || !places.has(place.start),
    )
    return resultOf(input, { ...fields, findings }, strange)
  },
}

/** The page about the association. */
export const aboutKind: DocumentKind<About> = {
  file: 'pages/about/index.yaml',
  schema: aboutSchema,
  title: 'Faqja „Rreth nesh“',
  page: { path: '/about', ids: [visionAnchor, purposeAnchor, missionAnchor] },
  check(input) {
    const fields = openData(input, aboutSchema)
    return resultOf(input, fields, checkDescription(fields))
  },
}

/** The home page with its pictures. */
export const homeKind: DocumentKind<Home> = {
  file: 'pages/home/index.yaml',
  schema: homeSourceSchema,
  title: 'Faqja kryesore',
  page: { path: '/', ids: homeSections },
  check(input) {
    const fields = openData(input, homeSourceSchema)
    const { value, partial, yaml } = fields
    const uses = yaml === undefined ? [] : homePictures(yaml, partial)
    const whole = 'banner' in partial && 'whatWeDo' in partial && 'carousel' in partial
    const checked = checkPictures(input.source, uses, input, whole)
    const result = resultOf(input, fields, [...checkDescription(fields), ...checked.findings])
    const entry = value && result.entry ? readHome(input, value) : undefined
    const anchors = partial.faq?.items.map((_, index) => questionAnchor(index))
    return { ...result, entry, anchors, pictures: checked.files }
  },
}

function openData<Fields extends object>({ source }: DocumentInput, schema: z.ZodType<Fields>) {
  return openFields(source, source.text, 0, schema)
}

function resultOf<Entry>(
  { source }: DocumentInput,
  { value, texts, findings }: { value: Entry | undefined; texts: Passage[]; findings: readonly Finding[] },
  others: readonly Finding[],
): DocumentResult<Entry> {
  const all = [...findings, ...others]
  const entry = isSound(all) ? value : undefined
  return { source, entry, links: [], anchors: [], pictures: [], texts, findings: all }
}

/** The pictures of those parts of the page that are right. */
function homePictures(yaml: YamlData, { banner, whatWeDo, carousel }: Partial<HomeSource>): PictureUse[] {
  const placed = (file: string, ...path: Path) => ({ file, place: valuePlace(yaml, path) })
  // The decoration fills the whole window.
  const decoration = (banner ? [banner.picture] : []).map(({ file }): PictureUse => {
    return { ...placed(file, 'banner', 'picture', 'file'), kind: 'raster', least: 1440 }
  })
  const cards = (whatWeDo?.cards ?? []).map(({ picture }, index): PictureUse => {
    return { ...placed(picture, 'whatWeDo', 'cards', index, 'picture'), kind: 'vector' }
  })
  const strip = (carousel?.pictures ?? []).map(({ file, alt }, index): PictureUse => {
    const words = { text: alt, place: valuePlace(yaml, ['carousel', 'pictures', index, 'alt']) }
    return {
      ...placed(file, 'carousel', 'pictures', index, 'file'),
      alt: words,
      kind: 'raster',
      gallery: true,
    }
  })
  return [...decoration, ...cards, ...strip]
}

/** Reads the home page, whose pictures must be there. */
export function readHome(input: DocumentInput, home: HomeSource): Home {
  const picture = pictureFinder(input)
  const pictogram = (file: string) => {
    const facts = findPicture(input.pictures, file)
    return facts === undefined || 'error' in facts ? '' : `${facts.hash}.svg`
  }
  return {
    ...home,
    banner: { ...home.banner, picture: picture(home.banner.picture.file, '') },
    whatWeDo: {
      ...home.whatWeDo,
      cards: home.whatWeDo.cards.map(({ picture: file, ...card }) => ({
        pictogram: pictogram(file),
        ...card,
      })),
    },
    carousel: {
      ...home.carousel,
      pictures: home.carousel.pictures.map(({ file, alt }) => picture(file, alt)),
    },
  }
}

const example = /(^|[/@.])example\.(org|com|net)\b|^\+\d+( 00)+ 000/

/** Warns of each stand-in that is listed; refuses a value that is plainly a stand-in and not listed. */
function checkStandIns(yaml: YamlData | undefined): Finding[] {
  if (!isGroup(yaml?.value)) return []
  // As far as the values can be read: a slip in one of them, or in the list, does not hide the others.
  const site = yaml.value
  const fields = siteSchema.shape.standIns.element.options
  const listed: readonly unknown[] = Array.isArray(site.standIns) ? site.standIns : []
  const known = Array.isArray(site.standIns) && listed.every((name) => fields.some((field) => field === name))
  return fields.flatMap((field) => {
    if (listed.includes(field)) return [finding('stand-in/listed', valuePlace(yaml, [field]), { field })]
    const stand = leavesOf(site[field], [field]).filter(({ value }) => known && example.test(String(value)))
    return stand.map(({ path }) => finding('stand-in/unlisted', valuePlace(yaml, path), { field }))
  })
}

type Path = readonly PropertyKey[]

/** Parts in braces that the page does not fill in: it would print them, or stop. Examples in the schema have those it does. */
function checkPlaceholders(yaml: YamlData | undefined, schema: z.ZodType): Finding[] {
  if (yaml === undefined) return []
  return leavesOf(yaml.value).flatMap(({ path, value }) => {
    const known = optionsAt(schema, path).flatMap((option) => placeholders(exampleAt(option, [])))
    const unknown = placeholders(value).filter((part) => !known.includes(part))
    if (unknown.length === 0) return []
    return [finding('frontmatter/placeholder', valuePlace(yaml, path), { unknown, known })]
  })
}

function placeholders(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []) : []
}
