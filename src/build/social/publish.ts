import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../content/compile/index.ts'
import { allOf } from '../all-of.ts'
import { writeAtomically } from '../atomic.ts'
import { colours } from '../colours.ts'
import { publicAddress } from '../feeds/public-address.ts'
import type { SocialPicture } from '../head/markup.ts'
import { readChecked } from '../pictures/digest.ts'
import { limitDecoding, loadLibrary, openPicture } from '../pictures/open.ts'
import type { Progress } from '../progress.ts'
import { removeIfOld } from '../remove-if-old.ts'
import { digestOf } from '../site/blobs.ts'
import type { Placing } from '../site/folder.ts'
import { placeFiles } from '../site/place.ts'
import type { SiteAddress } from '../site-address.ts'
import { type CardFonts, cardSize, cardSvg, coverHeight } from './card.ts'
import { type Card, socialCards } from './cards.ts'
import {
  asLeft,
  type DrawnCard,
  type DrawnCards,
  drawnFile,
  readDrawn,
  storedIn,
  writeDrawn,
} from './drawn.ts'
import { readFont } from './outline.ts'

const encoder = { quality: 84, mozjpeg: true } as const

/** To be raised when the same layout and cover come to another picture: names of cards tell of it. */
const drawing = 2

/** Cards that nothing shows are kept for an hour, in ms: by then no build is at them any more. */
const longest = 60 * 60 * 1000

/**
 * Draws the pictures for shared links into `outDir`, named after what is on them; one that was drawn before
 * is taken from `cacheDir`, also where a build was interrupted, unless its file has become another.
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
  const originals = new Map(
    content.pictures.map(({ key, file, digest }) => [key, () => readChecked(join(root, file), digest)]),
  )
  await mkdir(cacheDir, { recursive: true })
  const before = await readDrawn(cacheDir)
  const cards = socialCards(content).map((card) => {
    const key = digestOf(JSON.stringify([code, card]))
    const found = before.get(card.path)
    return { card, key, found: found?.key === key ? asLeft(cacheDir, found) : undefined }
  })
  const missing = cards.filter(({ found }) => found === undefined).length
  const step = progress.start('Pamjet për rrjetet sociale', missing)
  const drawCard = createDrawing({ originals, cacheDir, before })
  const drawn = await allOf(
    cards.map(async ({ card, key, found }) => {
      if (found !== undefined) return { card, ...found }
      const made = await drawCard(card)
      step.advance()
      return { card, key, ...made }
    }),
  )
  step.end()
  placeFiles(
    drawn.map(({ name }) => [name, join(cacheDir, name)]),
    outDir,
    placing,
  )
  const after = new Map(drawn.map(({ card, ...made }) => [card.path, made]))
  const isNew = cards.some(({ card, found }) => found === undefined || found !== before.get(card.path))
  if (isNew || before.size !== after.size) await writeDrawn(cacheDir, after)
  await prune(cacheDir, new Set([drawnFile, ...drawn.map(({ name }) => name)]))
  return new Map(
    drawn.map(({ card, name }) => [
      card.path,
      { url: publicAddress(address, `/pictures/${name}`), ...cardSize, alt: card.alt },
    ]),
  )
}

/** Draws cards into `cacheDir`, a few at the same time however many are asked for. */
function createDrawing(options: {
  originals: ReadonlyMap<string, () => Promise<Uint8Array>>
  cacheDir: string
  /** Cards of the last build: a file of theirs that is another one is drawn again. */
  before: DrawnCards
}): (card: Card) => Promise<Omit<DrawnCard, 'key'>> {
  const { originals, cacheDir, before } = options
  let fonts: Promise<CardFonts> | undefined

  async function drawCard(card: Card): Promise<Omit<DrawnCard, 'key'>> {
    fonts ??= readFonts()
    const svg = cardSvg(card.text, await fonts)
    const name = await fileName(card, svg)
    const original = originals.get(card.cover.key)
    if (original === undefined) throw new Error(`${card.path}: its cover is none of the content's pictures.`)
    const known = before.get(card.path)
    const found = storedIn(cacheDir, name)
    // Only what was remembered can be told from another picture of the same name.
    if (found !== undefined && (known?.name !== name || known.stored.digest === found.digest))
      return { name, stored: found }
    await writeAtomically(join(cacheDir, name), await draw(await original(), svg))
    const stored = storedIn(cacheDir, name)
    if (stored === undefined) throw new Error(`${card.path}: its picture was removed while it was drawn.`)
    return { name, stored }
  }

  // What is laid out and not drawn yet takes some megabytes a card, so that waits as well.
  return (card) => limitDecoding(() => drawCard(card))
}

async function readFonts(): Promise<CardFonts> {
  return { display: await readFont('display'), text: await readFont('text') }
}

async function draw(original: Uint8Array, svg: string): Promise<Buffer> {
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
