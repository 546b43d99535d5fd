import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../content/compile/index.ts'
import { allOf } from '../all-of.ts'
import { writeAtomically } from '../atomic.ts'
import { colours } from '../colours.ts'
import { publicAddress } from '../feeds/public-address.ts'
import type { SocialPicture } from '../head/markup.ts'
import { limitDecoding, loadLibrary, openPicture } from '../pictures/open.ts'
import type { Progress } from '../progress.ts'
import { removeIfOld } from '../remove-if-old.ts'
import { digestOf } from '../site/blobs.ts'
import type { Placing } from '../site/folder.ts'
import { placeFiles } from '../site/place.ts'
import type { SiteAddress } from '../site-address.ts'
import { type CardFonts, cardSize, cardSvg, coverHeight } from './card.ts'
import { type Card, socialCards } from './cards.ts'
import { readFont } from './outline.ts'

const encoder = { quality: 84, mozjpeg: true } as const

/** To be raised when the same layout and cover come to another picture: names of cards tell of it. */
const drawing = 2

/** Cards that nothing shows are kept for an hour, in ms: by then no build is at them any more. */
const longest = 60 * 60 * 1000

/** What the pictures of the last build were called, by path, and a digest of all that is on each. */
type CardNames = ReadonlyMap<string, { key: string; name: string }>

/** Names of the last build: a card is not laid out only to learn its name. */
const namesFile = 'names.json'

/**
 * Draws the pictures for shared links into `outDir`, named after what is on them; one that was drawn before
 * is taken from `cacheDir`, also where a build was interrupted.
 *
 * @param options.code tells of the code that draws and of its fonts
 * @returns The picture of each page that has one of its own, by clean path.
 */
export async function publishSocialPictures(options: {
  content: Content
  address: SiteAddress
  root: string
  cacheDir: string
  outDir: string
  progress: Progress
  placing?: Placing
  code?: string
}): Promise<Map<string, SocialPicture>> {
  const { content, address, root, cacheDir, outDir, progress, placing, code = '' } = options
  const originals = new Map(content.pictures.map(({ key, file }) => [key, join(root, file)]))
  await mkdir(cacheDir, { recursive: true })
  const present = new Set(await readdir(cacheDir))
  const names = await readNames(join(cacheDir, namesFile))
  const cards = socialCards(content).map((card) => {
    const key = digestOf(JSON.stringify([code, card]))
    const found = names.get(card.path)
    const name = found?.key === key && present.has(found.name) ? found.name : undefined
    return { card, key, name }
  })
  const missing = cards.filter(({ name }) => name === undefined).length
  const step = progress.start('Pamjet për rrjetet sociale', missing)
  const drawCard = createDrawing({ originals, cacheDir, present })
  const drawn = await allOf(
    cards.map(async ({ card, key, name }) => {
      if (name !== undefined) return { card, key, name }
      const made = await drawCard(card)
      step.advance()
      return { card, key, name: made }
    }),
  )
  step.end()
  placeFiles(
    drawn.map(({ name }) => [name, join(cacheDir, name)]),
    outDir,
    placing,
  )
  if (missing > 0 || names.size !== drawn.length) {
    const named = drawn.map(({ card, key, name }) => [card.path, { key, name }])
    await writeAtomically(join(cacheDir, namesFile), JSON.stringify(named))
  }
  await prune(cacheDir, new Set([namesFile, ...drawn.map(({ name }) => name)]))
  return new Map(
    drawn.map(({ card, name }) => [
      card.path,
      { url: publicAddress(address, `/pictures/${name}`), ...cardSize, alt: card.alt },
    ]),
  )
}

async function readNames(file: string): Promise<CardNames> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // None yet, or a spoilt one: every card is laid out.
    return new Map()
  }
}

/** Draws cards into `cacheDir`, a few at the same time however many are asked for; gives the name of each. */
function createDrawing(options: {
  originals: ReadonlyMap<string, string>
  cacheDir: string
  /** Names of the files that are there. */
  present: ReadonlySet<string>
}): (card: Card) => Promise<string> {
  const { originals, cacheDir, present } = options
  let fonts: Promise<CardFonts> | undefined

  async function drawCard(card: Card): Promise<string> {
    fonts ??= readFonts()
    const svg = cardSvg(card.text, await fonts)
    const name = await fileName(card, svg)
    const original = originals.get(card.cover.key)
    if (original === undefined) throw new Error(`${card.path}: its cover is none of the content's pictures.`)
    if (!present.has(name)) await writeAtomically(join(cacheDir, name), await draw(original, svg))
    return name
  }

  // What is laid out and not drawn yet takes some megabytes a card, so that waits as well.
  return (card) => limitDecoding(() => drawCard(card))
}

async function readFonts(): Promise<CardFonts> {
  return { display: await readFont('display'), text: await readFont('text') }
}

async function draw(original: string, svg: string): Promise<Buffer> {
  const sharp = await loadLibrary()
  const { width, height } = cardSize
  const { data, info } = await (await openPicture(original))
    .resize({ width, height: coverHeight, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    // As it is: encoded in between, it would lose detail twice.
    .raw()
    .toBuffer({ resolveWithObject: true })
  return await sharp({ create: { width, height, channels: 3, background: colours.deep } })
    .composite([
      { input: data, raw: info, top: 0, left: 0 },
      { input: Buffer.from(svg), top: 0, left: 0 },
    ])
    .jpeg(encoder)
    .toBuffer()
}

/** `social-blog-1.1a2b3c4d.jpg`: changes with anything that is on the card, and with how it is drawn. */
async function fileName({ path, cover }: Card, svg: string): Promise<string> {
  const { versions } = await loadLibrary()
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, svg, cover.key, coverHeight, encoder, versions]))
    .digest('hex')
    .slice(0, 8)
  return `social${path === '/' ? '' : path.replaceAll('/', '-')}.${hash}.jpg`
}

/** Removes what is not among `names`, but nothing that a build beside this one may be about to link. */
async function prune(dir: string, names: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(dir)).filter((name) => !names.has(name))
  await Promise.all(stale.map((name) => removeIfOld(join(dir, name), longest)))
}
