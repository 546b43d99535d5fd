import type { z } from 'zod'
import { questionAnchor } from '../../anchors.ts'
import { type About, aboutSchema, type Home, type HomeSource, homeSourceSchema } from '../../schema/pages.ts'
import { type Site, siteSchema } from '../../schema/site.ts'
import { type Words, wordsSchema } from '../../schema/words.ts'
import { checkPictures, type PictureUse } from '../picture-check.ts'
import { findPicture, pictureKey } from '../pictures.ts'
import type { Source } from '../source.ts'
import { fieldPassages } from '../text/fields.ts'
import { type CheckedFields, checkFields } from '../yaml/check.ts'
import { valuePlace } from '../yaml/locate.ts'
import { parseYaml, type YamlData } from '../yaml/parse.ts'
import { textFieldsOf, wordsOf } from '../yaml/schema.ts'
import { isGroup } from '../yaml/values.ts'
import { type DocumentInput, type DocumentResult, isSound, pictureFinder } from './document.ts'
import { checkPlaceholders } from './placeholders.ts'
import { checkStandIns } from './stand-ins.ts'
import { checkDescription } from './text-rules.ts'

/** Checks `content/site.yaml` and its stand-ins. */
export function checkSite({ source }: DocumentInput): DocumentResult<Site> {
  const { yaml, ...fields } = openData(source, siteSchema)
  const findings = [...fields.findings, ...(yaml === undefined ? [] : checkStandIns(yaml))]
  const { address, retired = {} } = fields.partial
  // Where the list itself is in doubt, so are the numbers on it.
  const known = yaml !== undefined && ('retired' in fields.partial || !hasField(yaml, 'retired'))
  const shared = { ...(address !== undefined && { address }), ...(known && { retired }) }
  return { ...result(source, findings, fields.value, yaml), shared }
}

/** Checks `content/words.yaml`. */
export function checkWordList({ source }: DocumentInput): DocumentResult<Words> {
  const { value, findings, yaml } = openData(source, wordsSchema)
  const strange = yaml === undefined ? [] : checkPlaceholders(yaml, wordsSchema)
  // A name that is misspelt is missing, too.
  const places = new Set(strange.map(({ place }) => place.start))
  const others = findings.filter(({ rule, place }) => rule !== 'frontmatter/form' || !places.has(place.start))
  return result(source, [...others, ...strange], value, yaml)
}

/** Checks `content/pages/about/index.yaml`. */
export function checkAbout({ source }: DocumentInput): DocumentResult<About> {
  const { value, findings, partial, yaml } = openData(source, aboutSchema)
  const lengths =
    yaml === undefined ? [] : checkDescription(partial.description, valuePlace(yaml, ['description']))
  return result(source, [...findings, ...lengths], value, yaml)
}

/** Checks `content/pages/home/index.yaml` and its pictures. */
export function checkHome(input: DocumentInput): DocumentResult<Home> {
  const { source } = input
  const { value, findings, partial, yaml } = openData(source, homeSourceSchema)
  const all = [...findings]
  if (yaml !== undefined)
    all.push(...checkDescription(partial.description, valuePlace(yaml, ['description'])))
  const uses = yaml === undefined ? [] : homePictures(yaml, partial)
  const whole = 'banner' in partial && 'whatWeDo' in partial && 'carousel' in partial
  const checked = checkPictures(source, uses, input, whole)
  all.push(...checked.findings)
  const entry = value !== undefined && isSound(all) ? readHome(input, value) : undefined
  const anchors = partial.faq?.items.map((_, index) => questionAnchor(index))
  return { ...result(source, all, entry, yaml), anchors, pictures: checked.files }
}

function openData<Fields extends object>(
  source: Source,
  schema: z.ZodType<Fields>,
): CheckedFields<Fields> & { yaml: YamlData | undefined } {
  const { value: yaml, findings } = parseYaml(source, source.text, 0, wordsOf(schema), textFieldsOf(schema))
  if (yaml === undefined) return { value: undefined, partial: {}, yaml, findings }
  const fields = checkFields(schema, yaml)
  return { ...fields, findings: [...findings, ...fields.findings], yaml }
}

function result<Entry>(
  source: Source,
  findings: DocumentResult<Entry>['findings'],
  value: Entry | undefined,
  yaml: YamlData | undefined,
): DocumentResult<Entry> {
  return {
    source,
    entry: isSound(findings) ? value : undefined,
    links: [],
    anchors: [],
    pictures: [],
    texts: yaml ? fieldPassages(yaml) : [],
    findings,
  }
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
    }),
  )
  return [...decoration, ...cards, ...strip]
}

function readHome(input: DocumentInput, home: HomeSource): Home {
  const picture = pictureFinder(input)
  const pictogram = (file: string) => {
    const facts = findPicture(input.pictures, file)
    return facts === undefined || 'error' in facts ? '' : `${pictureKey(input.folder, file, facts.hash)}.svg`
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
