/** A format that pages publish pictures from. */
export type UsableFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg'

/** What the bytes of a file are, whatever its name says. */
export type Sniffed =
  | { kind: 'usable'; format: UsableFormat }
  | { kind: 'gif' | 'heic' | 'unknown' }
  /** A format that no browser shows, by its usual name. */
  | { kind: 'foreign'; name: string }

/** What stands at an offset, in bytes, of a file of this kind. */
const signatures: readonly (readonly [offset: number, text: string, sniffed: Sniffed])[] = [
  [0, '\xff\xd8\xff', { kind: 'usable', format: 'jpeg' }],
  [0, '\x89PNG\r\n\x1a\n', { kind: 'usable', format: 'png' }],
  [8, 'WEBP', { kind: 'usable', format: 'webp' }],
  [0, 'GIF87a', { kind: 'gif' }],
  [0, 'GIF89a', { kind: 'gif' }],
  [8, 'CR\x02', { kind: 'foreign', name: 'RAW (CR2)' }],
  [4, 'ftypcrx ', { kind: 'foreign', name: 'RAW (CR3)' }],
  [0, 'FUJIFILMCCD-RAW', { kind: 'foreign', name: 'RAW (RAF)' }],
  [0, 'IIRO', { kind: 'foreign', name: 'RAW (ORF)' }],
  [0, 'IIRS', { kind: 'foreign', name: 'RAW (ORF)' }],
  [0, 'IIU\0', { kind: 'foreign', name: 'RAW (RW2)' }],
  // DNG, NEF and ARW are TIFF files to anyone who does not know the camera.
  ...['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].map((text): [number, string, Sniffed] => [
    0,
    text,
    { kind: 'foreign', name: 'TIFF ose RAW' },
  ]),
  [0, '8BPS', { kind: 'foreign', name: 'PSD (Photoshop)' }],
  [0, '%PDF-', { kind: 'foreign', name: 'PDF' }],
  [0, '%!PS', { kind: 'foreign', name: 'EPS' }],
  [0, '\xff\x0a', { kind: 'foreign', name: 'JPEG XL' }],
  [4, 'JXL ', { kind: 'foreign', name: 'JPEG XL' }],
  [4, 'jP  ', { kind: 'foreign', name: 'JPEG 2000' }],
  [0, '\xff\x4f\xff\x51', { kind: 'foreign', name: 'JPEG 2000' }],
  [0, '\x1f\x8b', { kind: 'foreign', name: 'SVGZ' }],
  [0, 'BM', { kind: 'foreign', name: 'BMP' }],
]

/** Tells the format of a file by its first bytes. */
export function sniff(bytes: Uint8Array): Sniffed {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1')
  const signature = signatures.find(([offset, text]) => head.startsWith(text, offset))
  const found = signature?.[2] ?? sniffMovie(head)
  if (found !== undefined) return found
  return isDrawing(head) ? { kind: 'usable', format: 'svg' } : { kind: 'unknown' }
}

/** HEIC, AVIF and films share one container: its brands tell them apart. */
function sniffMovie(head: string): Sniffed | undefined {
  if (head.slice(4, 8) !== 'ftyp') return undefined
  const size = Math.max(16, head.charCodeAt(2) * 256 + head.charCodeAt(3))
  const brands = [head.slice(8, 12)]
  for (let at = 16; at < size; at += 4) brands.push(head.slice(at, at + 4))
  if (brands.includes('avis')) return { kind: 'foreign', name: 'AVIF që lëviz' }
  if (brands.includes('avif')) return { kind: 'usable', format: 'avif' }
  if (brands.some((brand) => /^(he[iv][cmsx]|mif1|msf1)$/.test(brand))) return { kind: 'heic' }
  return { kind: 'foreign', name: 'video' }
}

function isDrawing(head: string): boolean {
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  return /^<(svg|\?xml|!--|!DOCTYPE)/i.test(text) && /<(\w+:)?svg[\s>]/.test(text)
}
