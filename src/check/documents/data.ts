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
import type { Source } from '../source.ts'
import type { Passage } from '../text/passage.ts'
import { isGroup, valuePlace } from '../yaml/locate.ts'
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
  check({ source }) {
    const { yaml, ...fields } = openData(source, siteSchema)
    const findings = [...fields.findings, ...(yaml === undefined ? [] : checkStandIns(yaml))]
    const { address, retired = {} } = fields.partial
    // Where the list itself is in doubt, so are the numbers on it.
    const known = yaml !== undefined && ('retired' in fields.partial || !hasField(yaml, 'retired'))
    const shared = { ...(address !== undefined && { address }), ...(known && { retired }) }
    return { ...result(source, fields, findings), shared }
  },
}

/** The interface words. */
export const wordsKind: DocumentKind<Words> = {
  file: 'words.yaml',
  schema: wordsSchema,
  title: 'Fjalët e faqes',
  check({ source }) {
    const { yaml, ...fields } = openData(source, wordsSchema)
    const strange = yaml === undefined ? [] : checkPlaceholders(yaml, wordsSchema)
    // A name that is misspelt is missing, too.
    const places = new Set(strange.map(({ place }) => place.start))
    const others = fields.findings.filter(
      ({ rule, place }) => rule !== 'frontmatter/form' || !places.has(place.start),
    )
    return result(source, fields, [...others, ...strange])
  },
}

/** The page about the association. */
export const aboutKind: DocumentKind<About> = {
  file: 'pages/about/index.yaml',
  schema: aboutSchema,
  title: 'Faqja „Rreth nesh“',
  page: { path: '/about', ids: [visionAnchor, purposeAnchor, missionAnchor] },
  check({ source }) {
    const fields = openData(source, aboutSchema)
    return result(source, fields, [...fields.findings, ...checkPageDescription(fields)])
  },
}

/** The home page with its pictures. */
export const homeKind: DocumentKind<Home> = {
  file: 'pages/home/index.yaml',
  schema: homeSourceSchema,
  title: 'Faqja kryesore',
  page: { path: '/', ids: homeSections },
  check(input) {
    const { source } = input
    const fields = openData(source, homeSourceSchema)
    const { value, partial, yaml, texts } = fields
    const uses = yaml === undefined ? [] : homePictures(yaml, partial)
    const whole = 'banner' in partial && 'whatWeDo' in partial && 'carousel' in partial
    const checked = checkPictures(source, uses, input, whole)
    const findings = [...fields.findings, ...checkPageDescription(fields), ...checked.findings]
    const home = value !== undefined && isSound(findings) ? readHome(input, value) : undefined
    const anchors = partial.faq?.items.map((_, index) => questionAnchor(index))
    return { ...result(source, { value: home, texts }, findings), anchors, pictures: checked.files }
  },
}

function checkPageDescription({
  partial,
  yaml,
}: {
  partial: { description?: string }
  yaml: YamlData | undefined
}): Finding[] {
  return yaml === undefined ? [] : checkDescription(partial.description, valuePlace(yaml, ['description']))
}

function openData<Fields extends object>(source: Source, schema: z.ZodType<Fields>) {
  return openFields(source, source.text, 0, schema)
}

function result<Entry>(
  source: Source,
  { value, texts }: { value: Entry | undefined; texts: Passage[] },
  findings: Finding[],
): DocumentResult<Entry> {
  const entry = isSound(findings) ? value : undefined
  return { source, entry, links: [], anchors: [], pictures: [], texts, findings }
}

function hasField({ value }: YamlData, name: string): boolean {
  return isGroup(value) && Object.hasOwn(value, name)
}

/** The pictures of those parts of the page that are right. */
function homePictures(yaml: YamlData, { banner, whatWeDo, carousel }: Partial<HomeSource>): PictureUse[] {
  const cards = (whatWeDo?.cards ?? []).map(
    ({ picture }, index): PictureUse => ({
      file: picture,
      place: valuePlace(yaml, ['whatWeDo', 'cards', index, 'picture']),
      kind: 'vector',
    }),
  )
  const strip = (carousel?.pictures ?? []).map((picture, index) => ({
    file: picture.file,
    place: valuePlace(yaml, ['carousel', 'pictures', index, 'file']),
    alt: { text: picture.alt, place: valuePlace(yaml, ['carousel', 'pictures', index, 'alt']) },
    kind: 'raster' as const,
    gallery: true,
  }))
  const decoration = (banner === undefined ? [] : [banner.picture]).map(
    ({ file }): PictureUse => ({
      file,
      place: valuePlace(yaml, ['banner', 'picture', 'file']),
      kind: 'raster',
      // The whole window.
      least: 1440,
    }),
  )
  return [...decoration, ...cards, ...strip]
}

function readHome(input: DocumentInput, home: HomeSource): Home {
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

const fields = ['name', 'shortName', 'address', 'phones', 'email', 'social', 'credit'] as const
const example = /(^|[/@.])example\.(org|com|net)\b|^\+\d+( 00)+ 000/

/** Warns of each stand-in that is listed; refuses a value that is plainly a stand-in and not listed. */
function checkStandIns(yaml: YamlData): Finding[] {
  if (!isGroup(yaml.value)) return []
  // As far as the values can be read: a slip in one of them, or in the list, does not hide the others.
  const site = yaml.value
  const listed: readonly unknown[] = Array.isArray(site.standIns) ? site.standIns : []
  const known = Array.isArray(site.standIns) && listed.every((name) => fields.some((field) => field === name))
  return fields.flatMap((field) => {
    if (listed.includes(field)) return [finding('stand-in/listed', valuePlace(yaml, [field]), { field })]
    if (!known) return []
    return examplesIn(site[field], [field]).map((path) =>
      finding('stand-in/unlisted', valuePlace(yaml, path), { field }),
    )
  })
}

function examplesIn(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof value === 'string') return example.test(value) ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    examplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

type Path = readonly PropertyKey[]

/** Parts in braces that the page does not fill in: it would print them, or stop. Examples in the schema have those it does. */
function checkPlaceholders(yaml: YamlData, schema: z.ZodType): Finding[] {
  return textsIn(yaml.value, []).flatMap(({ path, text }) => {
    const known = optionsAt(schema, path).flatMap((option) => placeholders(exampleAt(option, [])))
    const unknown = placeholders(text).filter((part) => !known.includes(part))
    if (unknown.length === 0) return []
    return [finding('frontmatter/placeholder', valuePlace(yaml, path), { unknown, known })]
  })
}

function placeholders(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []) : []
}

function textsIn(value: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}
