import type { z } from 'zod'
import { questionAnchor } from '../../model/anchors.ts'
import { documentKinds, type ListOf, numberedNames } from '../../model/document-kinds.ts'
import type { NumberedRecord } from '../../model/kinds/kind.ts'
import { branchesOf, describedAt } from '../../model/schema/described.ts'
import type { EnglishPage } from '../../model/schema/english.ts'
import { type Home, type HomeSource, homeSourceSchema } from '../../model/schema/home.ts'
import type { WithPictures } from '../../model/schema/page-fields.ts'
import {
  type PageFields,
  type PageRecord,
  type PlainPageName,
  pageRecords,
  plainPageNames,
} from '../../model/schema/pages.ts'
import { type Site, siteSchema } from '../../model/schema/site.ts'
import { type Words, wordsSchema } from '../../model/schema/words.ts'
import { checkPictures, type PictureUse } from '../pictures/check.ts'
import { findPicture } from '../pictures/pictures.ts'
import { type Finding, finding } from '../problem.ts'
import { isGroup, leavesOf, valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import {
  checkDescription,
  type DocumentInput,
  type DocumentKind,
  type DocumentResult,
  isSound,
  type OpenedDocument,
  openDocument,
  pictureFinder,
} from './document.ts'
import { listedPictures } from './listed-pictures.ts'

/** The association's name, address and contact data. */
export const siteKind: DocumentKind<Site> = {
  file: 'site.yaml',
  schema: siteSchema,
  title: 'Të dhënat e shoqatës',
  check(input) {
    const { yaml, ...fields } = openDocument(input.source, siteSchema)
    const { address, retired = {} } = fields.partial
    // If the list itself has a mistake, its numbers are unknown.
    const isReadable = isGroup(yaml?.value) && ('retired' in fields.partial || !('retired' in yaml.value))
    const shared = { ...(address !== undefined && { address }), ...(isReadable && { retired }) }
    const { links, findings } = checkRedirects(
      yaml,
      fields.partial.redirects,
      isReadable ? retired : undefined,
    )
    return { ...resultOf(fields, [...checkPlaceholders(yaml), ...findings]), links, shared }
  },
}

/** Checks that each redirect leads from the page of a removed document; the target is checked like any other link. */
function checkRedirects(
  yaml: YamlData | undefined,
  redirects: Site['redirects'] = [],
  retired: Site['retired'],
): Pick<DocumentResult<Site>, 'links' | 'findings'> {
  if (yaml === undefined) return { links: [], findings: [] }
  const place = (index: number, field: string) => valuePlace(yaml, ['redirects', index, field])
  const gone = numberedNames.flatMap((kind) => {
    const { list, pathOf }: NumberedRecord<never> & { list: ListOf } = documentKinds[kind]
    return (retired?.[list] ?? []).flatMap((id) => pathOf?.(id) ?? [])
  })
  return {
    links: redirects.map(({ to }, index) => ({ href: to, place: place(index, 'to') })),
    findings: redirects.flatMap(({ from: address }, index) =>
      retired === undefined || gone.includes(address)
        ? []
        : finding('redirect/not-retired', place(index, 'from'), { address }),
    ),
  }
}

/** The interface words. */
export const wordsKind: DocumentKind<Words> = {
  file: 'words.yaml',
  schema: wordsSchema,
  title: 'Fjalët e faqes',
  check(input) {
    const { yaml, ...fields } = openDocument(input.source, wordsSchema)
    return resultOf(fields, checkVariables(yaml, wordsSchema))
  },
}

/** The pages that show their fields as they are. */
export const plainPageKinds = Object.fromEntries(
  plainPageNames.map((name) => [name, plainPageKind(pageRecords[name])]),
) as { [Name in PlainPageName]: DocumentKind<PageFields<Name>> }

function plainPageKind<Fields extends { description?: string }>({
  path,
  ids,
  schema,
  ...record
}: PageRecord & { schema: z.ZodType<Fields> }): DocumentKind<WithPictures<Fields>> {
  return {
    ...record,
    schema,
    page: { path, ids },
    check(input) {
      const fields = openDocument(input.source, schema)
      const { value, yaml } = fields
      const uses = listedPictures(yaml).map((use) => ({ ...use, least: 1440 }))
      const checked = checkPictures(fields.source, uses, input, value !== undefined)
      const result = resultOf(fields, [...checkDescription(fields), ...checked.findings])
      const entry = result.entry && withPictures(result.entry, pictureFinder(input))
      return { ...result, entry, pictures: checked.files }
    },
  }
}

/** The page in English. */
export const englishKind: DocumentKind<EnglishPage> = plainPageKind(pageRecords.english)

/** Fields with each reference to a picture file replaced by the picture. */
function withPictures<Fields>(
  fields: Fields,
  picture: ReturnType<typeof pictureFinder>,
): WithPictures<Fields> {
  return replaced(fields) as WithPictures<Fields>

  function replaced(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replaced)
    if (!isGroup(value)) return value
    const { file, alt, ...others } = value
    if (typeof file === 'string' && typeof alt === 'string') return picture({ file, alt, ...others })
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]))
  }
}

/** The home page with its pictures. */
export const homeKind: DocumentKind<Home> = {
  ...pageRecords.home,
  page: pageRecords.home,
  check(input) {
    const fields = openDocument(input.source, homeSourceSchema)
    const { value, partial, yaml } = fields
    const uses = yaml === undefined ? [] : homePictures(yaml)
    const whole = 'banner' in partial && 'whatWeDo' in partial && 'carousel' in partial
    const checked = checkPictures(fields.source, uses, input, whole)
    const result = resultOf(fields, [...checkDescription(fields), ...checked.findings])
    const entry = value && result.entry ? readHome(input, value) : undefined
    const anchors = partial.faq?.items.map((_, index) => questionAnchor(index))
    const places = partial.map?.places ?? []
    const links =
      yaml === undefined
        ? []
        : places.map(({ link }, index) => ({
            href: link,
            place: valuePlace(yaml, ['map', 'places', index, 'link']),
          }))
    return { ...result, entry, anchors, links, pictures: checked.files }
  },
}

/** The result of a document that has only fields. */
export function resultOf<Entry>(
  { source, value, texts, findings }: Pick<OpenedDocument<Entry>, 'source' | 'value' | 'texts' | 'findings'>,
  others: readonly Finding[],
): DocumentResult<Entry> {
  const all = [...findings, ...others]
  const entry = isSound(all) ? value : undefined
  return { source, entry, links: [], anchors: [], pictures: [], texts, findings: all }
}

/** The pictures of the home page: the banner, which fills the whole window, those of the cards, which may be vector drawings, and the carousel's. */
function homePictures(yaml: YamlData): PictureUse[] {
  const banner = valuePlace(yaml, ['banner', 'picture', 'file']).start
  return listedPictures(yaml).map(({ alt, ...use }): PictureUse => {
    if (use.place.start === banner) return { ...use, least: 1440 }
    return { ...use, kind: use.gallery ? 'raster' : 'any', ...(alt && { alt }) }
  })
}

function isDrawing(file: string): boolean {
  return /\.svg$/i.test(file)
}

/** Reads the home page; the check must have accepted its pictures. */
export function readHome(input: DocumentInput, home: HomeSource): Home {
  const picture = pictureFinder(input)
  const drawing = (file: string) => {
    const facts = findPicture(input.pictures, file)
    return facts === undefined || 'error' in facts ? '' : `${facts.hash}.svg`
  }
  return {
    ...home,
    banner: { ...home.banner, picture: picture(home.banner.picture) },
    whatWeDo: {
      ...home.whatWeDo,
      cards: home.whatWeDo.cards.map(({ picture: shown, ...card }) =>
        isDrawing(shown.file)
          ? { drawing: drawing(shown.file), alt: shown.alt, ...card }
          : { picture: picture(shown), ...card },
      ),
    },
    carousel: {
      ...home.carousel,
      pictures: home.carousel.pictures.map(picture),
    },
  }
}

/** Matches placeholders for an address, a phone number or a link: `example.org`, `+383 00 000`. */
export const placeholderPattern = /(?<![^/@.])example\.(?:org|com|net)\b|^\+\d+(?: 00)+ 000/

/** Warns of each listed placeholder (`placeholders`), and refuses obvious placeholders that are not listed. */
function checkPlaceholders(yaml: YamlData | undefined): Finding[] {
  if (!isGroup(yaml?.value)) return []
  // Checks every readable value, so that a mistake in one value, or in the list, does not hide the others.
  const site = yaml.value
  const fields = siteSchema.shape.placeholders.element.options
  const listed: readonly unknown[] = Array.isArray(site.placeholders) ? site.placeholders : []
  const valid =
    Array.isArray(site.placeholders) && listed.every((name) => fields.some((field) => field === name))
  return fields.flatMap((field) => {
    if (listed.includes(field)) return [finding('placeholder/listed', valuePlace(yaml, [field]), { field })]
    if (!valid) return []
    const stand = leavesOf(site[field], [field]).filter(({ value }) => placeholderPattern.test(String(value)))
    return stand.map(({ path }) => finding('placeholder/unlisted', valuePlace(yaml, path), { field }))
  })
}

/**
 * Reports `{name}` variables of a text that the schema's example lacks, and variables of the example that the text
 * lacks. The page fills in the example's variables.
 */
function checkVariables(yaml: YamlData | undefined, schema: z.ZodType): Finding[] {
  if (yaml === undefined) return []
  return leavesOf(yaml.value).flatMap(({ path, value }) => {
    const fields = describedAt(schema, path).flatMap(branchesOf)
    const allowed = fields.flatMap(({ examples: [example] }) => variables(example))
    const unknown = variables(value).filter((part) => !allowed.includes(part))
    // An empty field has a finding of its own.
    const missing =
      typeof value === 'string' && value.trim() ? allowed.filter((part) => !value.includes(part)) : []
    if (unknown.length + missing.length === 0) return []
    return [finding('frontmatter/variable', valuePlace(yaml, path), { unknown, known: allowed, missing })]
  })
}

function variables(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []) : []
}
