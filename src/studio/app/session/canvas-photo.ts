/** The longer side of a canvas, in px, above which Safari leaves a canvas black without an error: 16.7 megapixels. */
const mostSide = 4096
/** Side of the small copies that are compared, in px. */
const small = 16
/** Pixels that are averaged to one pixel of a small copy, along each side: resizing alone may skip pixels. */
const averaged = 8
/** The most by which a channel of a small copy may differ, and the most pixels that may differ by more: 5 %. */
const tolerance = { channel: 48, pixels: Math.floor(0.05 * small * small) }

/** A photo that the browser has converted to a different picture, for example a black one. */
export class Unlike extends Error {}

/**
 * A photo as a JPEG, upright and without metadata. It is decoded straight to its new size, because browsers leave larger
 * canvases black, and compared with a small copy of the original.
 *
 * @param options.side the longer side at most, in px
 * @param options.expectSize may refuse a photo of this size
 * @throws {Unlike} if the result looks different; the browser's error for a photo that it cannot decode
 */
export async function asJpegOf(
  photo: Blob,
  options: { side?: number; quality: number; expectSize?: (width: number, height: number) => void },
): Promise<Blob> {
  const { side = mostSide, quality, expectSize } = options
  const whole = await decodePicture(photo)
  const { width, height } = whole
  whole.close()
  expectSize?.(width, height)
  const scale = Math.min(1, side / Math.max(width, height))
  const context = await draw(photo, Math.round(width * scale) || 1, Math.round(height * scale) || 1, 'high')
  const jpeg = await context.canvas.convertToBlob({ type: 'image/jpeg', quality })
  release(context)
  const [before, after] = [await smallCopy(photo), await smallCopy(jpeg)]
  if (!isAlike(before, after)) throw new Unlike('The canvas gave back another picture.')
  return jpeg
}

/** Whether two small copies, as RGBA, show the same picture: at most a few pixels differ by more than encoding explains. */
export function isAlike(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  let differing = 0
  for (let at = 0; at < one.length; at += 4) {
    const isFar = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > tolerance.channel,
    )
    if (isFar) differing++
  }
  return one.length === other.length && differing <= tolerance.pixels
}

/** A picture in 16 × 16 pixels, each the average of its part. */
async function smallCopy(picture: Blob): Promise<number[]> {
  const side = small * averaged
  const context = await draw(picture, side, side, 'medium')
  const { data } = context.getImageData(0, 0, side, side)
  release(context)
  return averageOf(data, small, averaged)
}

/** The RGBA averages of `count` × `count` squares with sides of `size` px, four numbers a square. */
export function averageOf(data: ArrayLike<number>, count: number, size: number): number[] {
  const sums = new Array<number>(count * count * 4).fill(0)
  const side = count * size
  for (let at = 0; at < side * side * 4; at++) {
    const pixel = Math.floor(at / 4)
    const [column, row] = [Math.floor((pixel % side) / size), Math.floor(pixel / side / size)]
    const to = (row * count + column) * 4 + (at % 4)
    sums[to] = (sums[to] ?? 0) + (data[at] ?? 0) / (size * size)
  }
  return sums
}

/** Decodes a picture at a size and draws it on white. */
async function draw(
  picture: Blob,
  width: number,
  height: number,
  resizeQuality: ResizeQuality,
): Promise<OffscreenCanvasRenderingContext2D> {
  const bitmap = await decodePicture(picture, { resizeWidth: width, resizeHeight: height, resizeQuality })
  const context = contextOf(width, height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context
}

/** A new canvas of a size to draw on. */
export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser gives no canvas.')
  return context
}

/** Frees the pixels of a canvas, which otherwise stay until the next collection: 20 MB for each photo of a gallery. */
function release({ canvas }: OffscreenCanvasRenderingContext2D): void {
  canvas.width = 0
}

async function decodePicture(picture: Blob, options: ImageBitmapOptions = {}): Promise<ImageBitmap> {
  return await createImageBitmap(picture, { imageOrientation: 'from-image', ...options })
}
