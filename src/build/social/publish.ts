import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../content/compile/index.ts'
import { writeAtomically } from '../atomic.ts'
import { colours } from '../colours.ts'
import { publicAddress } from '../feeds/public-address.ts'
import type { SocialPicture } from '../head/markup.ts'
import { loadLibrary, openPicture } from '../pictures/open.ts'
import { digestOf } from '../site/blobs.ts'
import type { Placing } from '../site/folder.ts'
import { placeFiles } from '../site/place.ts'
import type { SiteAddress } from '../site-address.ts'
import { cardSize, cardSvg, coverHeight } from './card.ts'
import { type Card, socialCards } from './cards.ts'
import { readFont } from './outline.ts'

const encoder = { quality: 84, mozjpeg: true } as const

/** What the pictures of the last build were called, by path, and a digest of all that is on each. */
type CardNames = ReadonlyMap<string, { key: string; name: string }>

/** Names of the last build: a card is not laid out only to learn its name. */
const namesFile = 'names.json'

/**
 * Draws the pictures for shared links into `outDir`, named after what is on them; one that was drawn before
 * is taken from `cacheDir`.
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
  placing?: Placing
  code?: string
}): Promise<Map<string, SocialPicture>> {
  const { content, address, root, cacheDir, outDir, placing, code = '' } = options
  const originals = new Map(content.pictures.map(({ key, file }) => [key, join(root, file)]))
  await mkdir(cacheDir, { recursive: true })
  const present = new Set(await readdir(cacheDir))
  const names = await readNames(join(cacheDir, namesFile))
  const cards = socialCards(content).map((card) => ({ card, key: digestOf(JSON.stringify([code, card])) }))
  const known = (path: string, key: string) => {
    const found = names.get(path)
    return found?.key === key && present.has(found.name) ? found.name : undefined
  }
  const fonts = cards.some(({ card, key }) => known(card.path, key) === undefined)
    ? { display: await readFont('display'), text: await readFont('text') }
    : undefined

  const drawn = await Promise.all(
    cards.map(async ({ card, key }) => {
      const name = known(card.path, key)
      if (name !== undefined || fonts === undefined) return { card, key, name: name ?? '' }
      const svg = cardSvg(card.text, fonts)
      const made = await fileName(card, svg)
      const original = originals.get(card.cover.key)
      if (original === undefined)
        throw new Error(`${card.path}: its cover is none of the content's pictures.`)
      if (!present.has(made)) await writeAtomically(join(cacheDir, made), await draw(original, svg))
      return { card, key, name: made }
    }),
  )
  placeFiles(
    drawn.map(({ name }) => [name, join(cacheDir, name)]),
    outDir,
    placing,
  )
  if (fonts !== undefined || names.size !== drawn.length) {
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

async function draw(original: string, svg: string): Promise<Buffer> {
  const sharp = await loadLibrary()
  const { width, height } = cardSize
  const cover = await (await openPicture(original))
    .resize({ width, height: coverHeight, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .toBuffer()
  return await sharp({ create: { width, height, channels: 3, background: colours.deep } })
    .composite([
      { input: cover, top: 0, left: 0 },
      { input: Buffer.from(svg), top: 0, left: 0 },
    ])
    .jpeg(encoder)
    .toBuffer()
}

/** `social-blog-1.1a2b3c4d.jpg`: changes with anything that is on the card, and with how it is drawn. */
async function fileName({ path, cover }: Card, svg: string): Promise<string> {
  const { versions } = await loadLibrary()
  const hash = createHash('sha256')
    .update(JSON.stringify([svg, cover.key, coverHeight, encoder, versions]))
    .digest('hex')
    .slice(0, 8)
  return `social${path === '/' ? '' : path.replaceAll('/', '-')}.${hash}.jpg`
}

async function prune(dir: string, names: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(dir)).filter((name) => !names.has(name))
  await Promise.all(stale.map((name) => rm(join(dir, name), { force: true })))
}
