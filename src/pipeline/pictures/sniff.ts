/** Formats that can be published, as named by {@link sniff}. */
export const usableFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'svg'])

/** Photos of 50-megapixel phones (8192 × 6144) are accepted; larger ones must be resized first. */
export const mostPixels = 51_000_000

/** The most megabytes of a picture file, whether an editor uploads it or puts it beside a document by hand. */
export const mostMegabytes = 25

/** The beginning of the pointer that Git LFS leaves in place of a missing file. */
const lfsPointer = 'version https://git-lfs.github.com/spec/v1'

/** Signatures of formats at an offset in bytes. */
const signatures: readonly (readonly [offset: number, text: string, format: string])[] = [
  [0, '\xff\xd8\xff', 'jpeg'],
  [0, '\x89PNG\r\n\x1a\n', 'png'],
  [8, 'WEBP', 'webp'],
  [0, 'GIF8', 'GIF'],
  [8, 'CR\x02', 'RAW (CR2)'],
  [4, 'ftypcrx ', 'RAW (CR3)'],
  [0, 'FUJIFILMCCD-RAW', 'RAW (RAF)'],
  [0, 'IIRO', 'RAW (ORF)'],
  [0, 'IIRS', 'RAW (ORF)'],
  [0, 'IIU\0', 'RAW (RW2)'],
  // DNG, NEF and ARW cannot be told from TIFF without data about cameras.
  [0, 'II*\0', 'TIFF ose RAW'],
  [0, 'II+\0', 'TIFF ose RAW'],
  [0, 'MM\0*', 'TIFF ose RAW'],
  [0, 'MM\0+', 'TIFF ose RAW'],
  [0, '8BPS', 'PSD (Photoshop)'],
  [0, '%PDF-', 'PDF'],
  [0, '%!PS', 'EPS'],
  [0, '\xff\x0a', 'JPEG XL'],
  [4, 'JXL ', 'JPEG XL'],
  [4, 'jP  ', 'JPEG 2000'],
  [0, '\xff\x4f\xff\x51', 'JPEG 2000'],
  [0, '\x1f\x8b', 'SVGZ'],
  [0, 'BM', 'BMP'],
  [0, lfsPointer, 'Git LFS'],
]

/** The common name of a file's format, detected from its first bytes, not its name; undefined if it is not a picture. */
export function sniff(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4096))
  const signature = signatures.find(([offset, text]) => head.startsWith(text, offset))
  return signature?.[2] ?? sniffMovie(head) ?? (isDrawing(head) ? 'svg' : undefined)
}

/** HEIC, AVIF and videos share one container format: its brands tell them apart. */
function sniffMovie(head: string): string | undefined {
  if (head.slice(4, 8) !== 'ftyp') return undefined
  const size = Math.max(16, head.charCodeAt(2) * 256 + head.charCodeAt(3))
  const brands = [head.slice(8, 12)]
  for (let at = 16; at < size; at += 4) brands.push(head.slice(at, at + 4))
  if (brands.includes('avis')) return 'AVIF që lëviz'
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => /^(he[iv][cmsx]|mif1|msf1)$/.test(brand)) ? 'HEIC' : 'video'
}

function isDrawing(head: string): boolean {
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  return /^<(svg|\?xml|!--|!DOCTYPE)/i.test(text) && /<(\w+:)?svg[\s>]/.test(text)
}
