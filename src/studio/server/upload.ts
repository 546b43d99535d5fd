import type { Sharp } from 'sharp'
import type { Unusable } from '../../check/pictures/pictures.ts'
import { limitDecoding, loadLibrary, mostPixels } from '../../pipeline/pictures/encode.ts'
import { inspectHead } from '../../pipeline/pictures/inspect.ts'
import { privateIn } from '../../pipeline/pictures/private/private.ts'
import { sniff } from '../../pipeline/pictures/sniff.ts'
import { uploads as words } from '../words/live.json'
import { say } from '../words/say.ts'
import { Refusal } from './refusal.ts'

/** The longer side of a photograph that is kept, in px: no page shows it larger. */
const longSide = 2560
/** Megabytes of a file that is looked at. */
const mostMegabytes = 25
/** Of the JPEG that is kept, from which a build encodes what it publishes. */
const quality = 88

/**
 * Makes of an uploaded file the photograph that is kept: upright, of a size that a page can use, in sRGB, encoded anew
 * without anything that tells of the place, the time or the camera.
 *
 * @param upload.name its name on the editor's computer; `cover` asks for the name of a cover
 * @param upload.taken names of files that lie beside the document, or are to lie there
 * @throws a {@link Refusal} in words where it is no photograph that can be kept
 */
export async function preparePicture(upload: {
  name: string
  bytes: Uint8Array
  taken: readonly string[]
}): Promise<{ name: string; bytes: Uint8Array }> {
  const { bytes } = upload
  const unusable = await faultOf(bytes)
  if (unusable) throw new Refusal(422, say(words[unusable.error], unusable))
  const made = await limitDecoding(() => encode(bytes)).catch(() => {
    throw new Refusal(422, words['cut-off'])
  })
  if ((await privateIn(made)).length > 0) throw new Refusal(422, words.private)
  return { name: freeName(upload), bytes: made }
}

/** Why a file is not kept. */
async function faultOf(bytes: Uint8Array): Promise<Unusable | undefined> {
  if (bytes.length === 0) return { error: 'empty' }
  const megabytes = Math.ceil(bytes.length / 1_000_000)
  if (megabytes > mostMegabytes) return { error: 'too-heavy', megabytes, most: mostMegabytes }
  if (sniff(bytes) === 'svg') return { error: 'unsafe-drawing', found: '' }
  const head = await inspectHead(bytes).catch((): Unusable => ({ error: 'cut-off' }))
  return 'error' in head ? head : undefined
}

/** Opens a picture upright, with no side longer than some px. */
export async function openShrunk(bytes: Uint8Array, longest: number): Promise<Sharp> {
  const sharp = await loadLibrary()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
}

async function encode(original: Uint8Array): Promise<Buffer> {
  const shrunk = await openShrunk(original, longSide)
  return await shrunk.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality }).toBuffer()
}

/** The number after the highest one; a cover is called so. */
function freeName({ name, taken }: { name: string; taken: readonly string[] }): string {
  const stems = taken.map((one) => one.toLowerCase().replace(/\.[^.]*$/, ''))
  if (/^cover(\.|$)/i.test(name)) {
    let stem = 'cover'
    for (let count = 2; stems.includes(stem); count++) stem = `cover-${count}`
    return `${stem}.jpg`
  }
  const numbers = stems.flatMap((stem) => (/^\d{1,3}$/.test(stem) ? [Number(stem)] : []))
  return `${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}.jpg`
}
