import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Content } from '../../content/compile/index.ts'
import { writeAtomically } from '../atomic.ts'
import { colours } from '../colours.ts'
import { publicAddress } from '../feeds/public-address.ts'
import type { SocialPicture } from '../head/markup.ts'
import { openPicture } from '../pictures/open.ts'
import type { SiteAddress } from '../site-address.ts'
import { cardSize, cardSvg, coverHeight } from './card.ts'
import { type Card, socialCards } from './cards.ts'
import { readFont } from './outline.ts'

const encoder = { quality: 84, mozjpeg: true } as const

/**
 * Draws the pictures for shared links into `outDir`, named after what is on them; one that was drawn before
 * is taken from `cacheDir`.
 *
 * @returns The picture of each page that has one of its own, by clean path.
 */
export async function publishSocialPictures(options: {
  content: Content
  address: SiteAddress
  root: string
  cacheDir: string
  outDir: string
}): Promise<Map<string, SocialPicture>> {
  const { content, address, root, cacheDir, outDir } = options
  const fonts = { display: await readFont('display'), text: await readFont('text') }
  const originals = new Map(content.pictures.map(({ key, file }) => [key, join(root, file)]))
  await Promise.all([cacheDir, outDir].map((dir) => mkdir(dir, { recursive: true })))

  const drawn = socialCards(content).map((card) => {
    const svg = cardSvg(card.text, fonts)
    return { card, svg, name: fileName(card, svg) }
  })
  await Promise.all(
    drawn.map(async ({ card, svg, name }) => {
      const cached = join(cacheDir, name)
      const original = originals.get(card.cover.key)
      if (original === undefined)
        throw new Error(`${card.path}: its cover is none of the content's pictures.`)
      const isThere = await access(cached).then(
        () => true,
        () => false,
      )
      if (!isThere) await writeAtomically(cached, await draw(original, svg))
      await copyFile(cached, join(outDir, name))
    }),
  )
  await prune(
    cacheDir,
    drawn.map(({ name }) => name),
  )
  return new Map(
    drawn.map(({ card, name }) => [
      card.path,
      { url: publicAddress(address, `/pictures/${name}`), ...cardSize, alt: card.alt },
    ]),
  )
}

async function draw(original: string, svg: string): Promise<Buffer> {
  const { width, height } = cardSize
  const cover = await openPicture(original)
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
function fileName({ path, cover }: Card, svg: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([svg, cover.key, coverHeight, encoder, sharp.versions]))
    .digest('hex')
    .slice(0, 8)
  return `social${path === '/' ? '' : path.replaceAll('/', '-')}.${hash}.jpg`
}

async function prune(dir: string, names: readonly string[]): Promise<void> {
  const stale = (await readdir(dir)).filter((name) => !names.includes(name))
  await Promise.all(stale.map((name) => rm(join(dir, name), { force: true })))
}
