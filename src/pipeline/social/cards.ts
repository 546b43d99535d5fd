import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../check/content.ts'
import { parseHtml, plainText } from '../../check/html/tree.ts'
import type { PictureFile } from '../../check/pictures/pictures.ts'
import { type Course, courseIn, percentOf } from '../../model/drawn-tables.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'
import type { Picture } from '../../model/schema/picture.ts'
import { allOf } from '../../util/all-of.ts'
import { writeAtomically } from '../../util/atomic.ts'
import type { Progress } from '../../util/progress.ts'
import { sha256 } from '../../util/sha256.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'
import { fileDigest, type Unit, type Units, unchangedUnit } from '../dist/manifest.ts'
import type { SocialPicture } from '../head/markup.ts'
import { limitDecoding, modulesDigest, readChecked } from '../pictures/encode.ts'
import { readCached, removeOldFiles } from '../pictures/encoded.ts'
import { drawCard, drawFigureCard } from './draw.ts'
import { type CardFonts, readFonts } from './font.ts'
import { type CardText, cardSize } from './parts.ts'

/** The modules, drawings and packages on which the look of all cards depends. */
export const cardInputs = [
  'src/pipeline/social',
  'src/pipeline/pictures/encode.ts',
  'src/pipeline/pictures/sniff.ts',
  'src/model/colours.ts',
  'src/model/drawn-tables.ts',
  ...['fontkit', '@fontsource-variable/bricolage-grotesque', '@fontsource-variable/source-serif-4'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
]

/**
 * Makes a unit of each social card. A known unit is kept. Any other card is taken from `cache`, or drawn and cached
 * at once, and then written below `staging`.
 *
 * @returns the units, and the picture of each page that has its own, by clean path
 */
export async function makeCards(options: {
  content: Content
  address: SiteAddress
  root: string
  cache: string
  previous: Units
  staging: string
  progress: Progress
}): Promise<{ units: Unit[]; pictures: Map<string, SocialPicture> }> {
  const { content, address, root, cache, previous, staging, progress } = options
  const cacheDir = join(cache, 'social')
  const cards = plannedCards(content, previous, cacheDir)
  const missing = cards.filter(({ cached, found }) => !found && !existsSync(cached))
  const step = progress.start('Pamjet për rrjetet sociale', missing.length)
  const draw = cardDrawer(content.pictures, root)
  await mkdir(join(staging, 'pictures'), { recursive: true })
  const units = await allOf(
    cards.map(async ({ card, file, cached, unit, found }) => {
      if (found) return found
      // The layout waits too, because a layout that waits for the decoder takes some megabytes.
      return await limitDecoding(async () => {
        let bytes = await readCached(cached)
        if (bytes === undefined) {
          bytes = await draw(card)
          await writeAtomically(cached, bytes)
          step.advance()
        }
        await writeFile(join(staging, 'pictures', file), bytes)
        return { ...unit, files: { [`pictures/${file}`]: fileDigest(bytes) } }
      })
    }),
  )
  step.end()
  await removeOldFiles(cacheDir, new Set(cards.map(({ cached }) => cached)))
  return {
    units,
    pictures: new Map(
      cards.map(({ card, file }) => [
        card.path,
        { url: publicAddress(address, `/pictures/${file}`), ...cardSize, alt: card.alt },
      ]),
    ),
  }
}

/**
 * The cards of the content, each with its file, its place in the cache and its unit. An unchanged card also has its
 * unit of the last build.
 */
function plannedCards(content: Content, previous: Units, cacheDir: string) {
  const drawnWith = modulesDigest(cardInputs)
  return socialCards(content).map((card) => {
    const { path, text, cover, course } = card
    const key = sha256(JSON.stringify([drawnWith, path, text, course ?? [cover.key, cover.focus]]), 12)
    const file = `social${path === '/' ? '' : path.replaceAll('/', '-')}.${key}.jpg`
    const unit = { name: `card ${path}`, key }
    return { card, file, cached: join(cacheDir, drawnWith, file), unit, found: unchangedUnit(previous, unit) }
  })
}

/** Returns a function that draws a card; the fonts are read for the first one. */
function cardDrawer(pictures: readonly PictureFile[], root: string) {
  const covers = new Map(pictures.map((picture) => [picture.key, picture]))
  let fonts: Promise<CardFonts> | undefined
  return async ({ path, cover, text, course }: Card): Promise<Buffer> => {
    fonts ??= readFonts()
    if (course) return await drawFigureCard(course, text, await fonts)
    const picture = coverOf(covers, path, cover)
    const bytes = await readChecked(join(root, picture.file), picture.digest)
    return await drawCard(bytes, cover, text, await fonts)
  }
}

function coverOf(covers: ReadonlyMap<string, PictureFile>, path: string, { key }: Picture): PictureFile {
  const found = covers.get(key)
  if (found === undefined) throw new Error(`${path}: its cover is none of the content's pictures.`)
  return found
}

/** The content of a social card. */
export type Card = {
  /** Clean path of its page. */
  path: string
  text: CardText
  cover: Picture
  /** The values that the card shows in place of its cover. */
  course?: Course | undefined
  /** The alternative text, with the words and the content of the picture. */
  alt: string
}

/** The cards of the pages, each report and each news post. */
function socialCards(content: Content): Card[] {
  const { site, words, reports, news } = content
  const name = site.shortName
  return [
    ...pageCards(content),
    ...reports.map(({ report: { id, title, date, place, cover } }) => ({
      path: reportPath(id),
      text: { kicker: line(words.reports.title, date, place), title, name },
      cover,
      alt: `${title}. ${cover.alt}`,
    })),
    ...news.flatMap(({ id, title, date, content, images: [cover] }) => {
      if (cover === undefined) return []
      const course = courseOf(content)
      const alt = `${title}. ${course ? courseInWords(course) : cover.alt}`
      return [{ path: newsPath(id), text: { kicker: date, title, name }, cover, course, alt }]
    }),
  ]
}

/** The cards of the pages with a title and a picture of their own. Other pages are shared with the card of the home page. */
function pageCards({ site, words, home, about, english, reports: [newest] }: Content): Card[] {
  const { picture } = home.banner
  const pages = [
    { path: '/', title: home.banner.headlines[0], cover: picture },
    { path: '/summer-school', title: words.reports.title, cover: newest?.report.cover ?? picture },
    { path: '/projects', title: words.projects.title, cover: home.carousel.pictures[0] ?? picture },
    { path: '/about', title: about.title, cover: about.vision.picture ?? picture },
    ...(english ? [{ path: '/en', title: english.title, cover: picture }] : []),
  ]
  return pages.map(({ path, title, cover }) => ({
    path,
    text: { kicker: site.name, title, name: site.shortName },
    cover,
    alt: `${site.name}: ${title}`,
  }))
}

/** The course of a post's first marked table, as plain text. */
function courseOf(html: string): Course | undefined {
  const course = courseIn(html)
  if (course === undefined) return undefined
  const { from, to, note } = course
  return { from: inPlainText(from), to: inPlainText(to), ...(note && { note: inPlainText(note) }) }
}

function inPlainText<Row extends { name: string; value: string }>(row: Row): Row {
  const plain = (cell: string) => plainText(parseHtml(cell.replaceAll(/<sub>(\d+)<\/sub>/g, subscript)))
  return { ...row, name: plain(row.name), value: plain(row.value) }
}

function subscript(_: string, digits: string): string {
  return digits.replaceAll(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit)
}

function courseInWords({ from, to, note }: Course): string {
  const sentence = ({ name, value }: Course['from'] | NonNullable<Course['note']>) => `${name}: ${value}`
  return [from, to, ...(note ? [note] : [])].map(sentence).concat(percentOf({ from, to })).join('. ')
}

function line(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ')
}
